/** `publishAt` of a prepared change that takes its entry's place once an administrator approves it. */
export const whenApproved = "approval";

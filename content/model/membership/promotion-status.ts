/** True through the last day of the promotion (R4.4); both days are `YYYY-MM-DD`. */
export function isPromotionValid(endsOn: string, today: string): boolean {
  return today <= endsOn;
}

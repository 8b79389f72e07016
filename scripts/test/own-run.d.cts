export function ownRun(): void;
export function ownsRun(): boolean;
export function outsideOfRun(): string;
export function processesOf(folder: string): number[];

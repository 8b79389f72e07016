/** True through the last day of the promotion (ruling 16); both days are `YYYY-MM-DD`. */
export function isPromotionValid(endsOn: string, today: string): boolean {
  return today <= endsOn;
}

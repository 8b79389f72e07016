/** The address of a search for a place on a map. */
export function mapSearch(place: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: place }).toString()}`;
}

/** The path of a link of the model's sanitiser to a page of this site; names of uploads and of staff pages have capital letters. */
const path = /(<a href=")(\/(?!media\/|api\/|admin)[^"?#]*)/gi;

/** Sanitised HTML whose links to pages are in lower case, as the addresses are: static hosts tell the cases apart. */
export const htmlWithOwnAddresses = (html: string): string =>
  html.replace(path, (_, begin: string, address: string) => {
    const lower = address.replace(/%..|[A-Z]+/g, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
    return begin + lower;
  });

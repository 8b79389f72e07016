/** Opens the browser's dialog for a file of these types; `onChoose` gets the file, if one is chosen. */
export function chooseFile(accept: string, onChoose: (file: File | undefined) => void): void {
  const input = document.createElement("input");
  Object.assign(input, { type: "file", accept, hidden: true });
  input.addEventListener("change", () => {
    input.remove();
    onChoose(input.files?.[0]);
  });
  input.addEventListener("cancel", () => input.remove());
  // Safari forgets an input that is not in the page.
  document.body.append(input);
  input.click();
}

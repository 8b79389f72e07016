/** A PDF of one page that shows a line of text in ASCII, as large as `bytes` or a little larger. */
export function pdf(line: string, bytes = 0): Buffer {
  const shown = `BT /F1 18 Tf 40 90 Td (${line}) Tj ET`;
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
    `<</Length ${String(shown.length)}>>stream\n${shown}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ];
  let text = `%PDF-1.4\n%${"x".repeat(bytes)}\n`;
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${String(index + 1)} 0 obj${object}endobj\n`;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const size = String(objects.length + 1);
  text += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${String(text.length)}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}

const fileName =
  /^(?:[\w ()-]+\.(?:jpe?g|png|webp|gif|svg|heic)|(?:IMG|DSC[NF]?|DCIM|PXL|P)[_-]?\d{3,}\S*|(?:image|photo|picture|screenshot|画像|写真|スクリーンショット)[ _-]?[\d _:.-]*)$/i;

/** True for a description of a picture that is only the name of a file: "IMG_1234.jpg". */
export const isFileName = (description: string): boolean => fileName.test(description.normalize("NFKC").trim());

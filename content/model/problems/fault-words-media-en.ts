/** The words of what is wrong with a picture, its focal point or a document that was committed. */
export const mediaFaultWordsEn = {
  mediaTooLarge: "is larger than an image may be ({max} MB): put a smaller one in its place",
  focusOutside:
    "must say one of the nine focal points as in focus: top-left. They are: {known}; until then the centre is used",
  pictureEmpty: "is an empty file: upload the image again, or choose another one",
  pictureInLfs:
    "is a pointer of Git LFS and not the image: commit the image itself (git lfs untrack, then git add --renormalize)",
  pictureMisnamed:
    "is not the {format} image that its name says: save it as {format}, or give it the ending of what it is; only JPEG, PNG, WebP and SVG are published",
  pictureCutOff:
    "is damaged, its end is missing: upload the image again, or choose another one; only JPEG, PNG, WebP and SVG are published",
  pictureDamaged: "is damaged and cannot be shown: upload the image again, or choose another one",
  pictureScript:
    "is a drawing with a script in it, which an image must not have: save it without scripts (as a plain SVG), or as PNG",
  pictureTooManyPixels:
    "has more than the {max} million pixels, or the side of 20,000, that an image may have: make it smaller",
  documentEmpty: "is an empty file: put the PDF there again, or link to another one",
  documentInLfs:
    "is a pointer of Git LFS and not the PDF: commit the PDF itself (git lfs untrack, then git add --renormalize)",
  documentMisnamed:
    "is not the PDF that its name says, and cannot be opened: save the document as PDF and put it there, or remove the file and the links to it",
} as const;

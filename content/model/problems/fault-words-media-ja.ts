import type { mediaFaultWordsEn } from "./fault-words-media-en";

/** The same in Japanese. */
export const mediaFaultWordsJa: Readonly<Record<keyof typeof mediaFaultWordsEn, string>> = {
  mediaTooLarge: "画像の上限（{max}MB）を超えています。小さくしてから差し替えてください",
  focusOutside:
    "「focus: top-left」のように、切り抜きの中心を9つの位置のどれかで書いてください。使えるのは{known}です。直すまでは中央を使います",
  pictureEmpty: "中身が空のファイルです。もう一度アップロードするか、別の画像を選んでください",
  pictureInLfs:
    "Git LFSのポインターで、画像そのものではありません。画像そのものをコミットしてください（git lfs untrackのあと、git add --renormalize）",
  pictureMisnamed:
    "拡張子の示す{format}画像ではありません。{format}形式で保存し直すか、実際の形式に合った拡張子に変えてください。公開できる形式はJPEG、PNG、WebP、SVGだけです",
  pictureCutOff:
    "画像が途中で切れています。もう一度アップロードするか、別の画像を選んでください。公開できる形式はJPEG、PNG、WebP、SVGだけです",
  pictureDamaged: "画像が壊れているため表示できません。もう一度アップロードするか、別の画像を選んでください",
  pictureScript:
    "スクリプトを含むSVGです。画像にスクリプトは使えません。スクリプトのない「プレーンSVG」またはPNGで保存してください",
  pictureTooManyPixels:
    "画素数が上限（{max}00万画素、または一辺20,000画素）を超えています。小さくしてから差し替えてください",
  documentEmpty: "中身が空のファイルです。PDFをもう一度保存するか、リンク先を別のPDFに変えてください",
  documentInLfs:
    "Git LFSのポインターで、PDFそのものではありません。PDFそのものをコミットしてください（git lfs untrackのあと、git add --renormalize）",
  documentMisnamed:
    "拡張子の示すPDFではないため、開けません。PDF形式で保存し直して差し替えるか、このファイルと、ここへのリンクを削除してください",
};

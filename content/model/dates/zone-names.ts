/** Where the hours are those of Japan. */
export const japan = "Asia/Tokyo";

/** Places and abbreviations as people write them beside hours; those that two zones share (IST, CST) are left out. */
export const zones: readonly (readonly [zone: string, abbreviations: string, places: string])[] = [
  [japan, "jst", "japan|tokyo|jp|日本|東京"],
  ["Asia/Singapore", "sgt", "singapore|s['’]pore|sg|シンガポール|星(?!空)"],
  ["Asia/Kuala_Lumpur", "myt", "malaysia|kuala lumpur|kl|マレーシア|クアラルンプール"],
  ["Asia/Hong_Kong", "hkt", "hong kong|hk|香港"],
  ["Asia/Taipei", "", "taiwan|taipei|台湾|台北"],
  ["Asia/Shanghai", "", "china|beijing|shanghai|中国|北京|上海"],
  ["Asia/Seoul", "kst", "korea|seoul|韓国|ソウル"],
  [
    "Asia/Bangkok",
    "ict",
    "thailand|bangkok|vietnam|hanoi|ho chi minh(?: city)?|cambodia|phnom penh|laos|タイ|バンコク|ベトナム|ハノイ|ホーチミン|カンボジア|プノンペン|ラオス",
  ],
  ["Asia/Jakarta", "wib", "indonesia|jakarta|インドネシア|ジャカルタ"],
  ["Asia/Makassar", "wita", "bali|バリ島"],
  ["Asia/Brunei", "", "brunei|ブルネイ"],
  ["Asia/Yangon", "", "myanmar|yangon|ミャンマー|ヤンゴン"],
  ["Asia/Manila", "pht", "philippines?|manila|フィリピン|マニラ"],
  ["Asia/Kolkata", "", "india|delhi|mumbai|インド|デリー|ムンバイ"],
  ["Australia/Perth", "", "perth|パース"],
  ["Australia/Brisbane", "aest", "brisbane"],
  ["Australia/Sydney", "aedt", "sydney|melbourne|シドニー|メルボルン"],
  ["Pacific/Auckland", "", "new zealand|auckland|ニュージーランド|オークランド"],
  [
    "Europe/Paris",
    "cet|cest",
    "central european|france|germany|switzerland|paris|berlin|frankfurt|zurich|sweden|stockholm|norway|oslo|denmark|copenhagen|netherlands|belgium|italy|spain|madrid|austria|フランス|ドイツ|スイス|パリ|ベルリン|フランクフルト|チューリッヒ|中央ヨーロッパ|スウェーデン|ストックホルム|ノルウェー|オスロ|デンマーク|コペンハーゲン|オランダ|ベルギー|イタリア|スペイン|オーストリア",
  ],
  ["Europe/Helsinki", "eet|eest", "finland|helsinki|eastern european|フィンランド|ヘルシンキ|東ヨーロッパ"],
  ["Europe/London", "bst", "uk|london|英国|イギリス|ロンドン"],
  ["Europe/Moscow", "msk", "moscow|モスクワ"],
  ["America/New_York", "est|edt|et", "eastern|new york|ニューヨーク|米国東部"],
  [
    "America/Los_Angeles",
    "pst|pdt|pt",
    "pacific|los angeles|san francisco|ロサンゼルス|サンフランシスコ|太平洋|米国西部",
  ],
  ["America/Chicago", "", "chicago|シカゴ"],
  ["Pacific/Honolulu", "", "hawaii|honolulu|ハワイ|ホノルル"],
  ["UTC", "utc|gmt", "universal|greenwich mean|グリニッジ|協定世界|世界標準"],
];

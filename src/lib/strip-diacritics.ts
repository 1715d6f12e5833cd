/** Folds letters to plain ones, for search, city finder, slugs and anchors. */

/** Letters that Unicode does not decompose, by their plain form; apostrophes, clicks and tones are dropped. */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  "": "ƅƨƻƽƾǀǁǂǃɂʔʕʖʘʡʢʬʭᴤᴥꜣꜥꜫꜭꜯꞌꞏꭠʹʻʼʾʿ",
  a: "ɐɑɒᴀᶏᶐⱥꞻꬰꭤ",
  aa: "ꜳ",
  ae: "æᴁᴂꞛꬱ",
  ao: "ꜵ",
  au: "ꜷ",
  av: "ꜹꜻ",
  ay: "ꜽ",
  b: "ƀƃɓʙᴃᵬᶀꞗꞵᴯ",
  c: "ƈȼɕʗᴄꜿꞓꞔ",
  con: "ꝯ",
  d: "ðđƌƍȡɖɗᴅᴆᵭᶁᶑẟꝺꟈ",
  db: "ȸ",
  dum: "ꝱ",
  dz: "ʣʤʥꭦ",
  e: "ǝɇɘəɚɛɜɝɞʚᴇᴈᶒᶓᶔᶕⱸⱻꬲꬳꬴꭡ",
  et: "ꝫ",
  f: "ƒɸᵮᶂⱷꜰꝼꞙꟻꬵ",
  fn: "ʩ",
  g: "ǥɠɡɢɣʛᵷᵹᶃꝿꞡꟑꬶ",
  h: "ħɥɦɧʜʮʯⱨⱶꜧꞕꟶ",
  hv: "ƕ",
  i: "ıɨɩɪᴉᵎᵻᵼᶖꞽꟷꟾ",
  is: "ꝭ",
  j: "ȷɉɟʄʝᴊ",
  k: "ĸƙʞᴋᶄⱪꝁꝃꝅꞣ",
  l: "łƚƛȴɫɬɭɮʟᴌᶅⱡꝇꝉꞁꞎꬷꬸꬹ",
  ll: "ỻ",
  ls: "ʪ",
  lum: "ꝲ",
  lz: "ʫ",
  m: "ɰɱᴍᴟᵯᶆꟺꟽꟿꬺ",
  mum: "ꝳ",
  n: "ŋƞȵɲɳɴᴎᴻᵰᶇꞑꞥꬻꬼ",
  num: "ꝴ",
  o: "øɔɤɵɷᴏᴐᴑᴒᴓᴖᴗᶗⱺꝋꝍꞷꟁꬽꬾꬿ",
  oe: "œɶᴔꞝꭀꭁꭂꭢ",
  oi: "ƣ",
  oo: "ꝏꭃꭄ",
  ou: "ȣᴕ",
  p: "ƥᴘᵱᵽᶈꝑꝓꝕꟼ",
  q: "ɋʠꝗꝙꞯ",
  qp: "ȹ",
  r: "ɍɹɺɻɼɽɾɿʀʁᴙᴚᵲᵳᶉⱹꝛꞃꞧꭅꭆꭇꭈꭉꭊꭋꭌꭨ",
  rum: "ꝝꝵꝶ",
  s: "ƪȿʂʃʅʆᵴᶊᶋᶘẜẝꜱꞅꞩꟊꟗꟙꭍ",
  ss: "ß",
  t: "ŧƫƭȶʇʈᴛᵵⱦꞇ",
  tc: "ʨ",
  th: "þᵺꝥꝧꟓ",
  ts: "ʦʧꭧ",
  tum: "ꝷ",
  tz: "ꜩ",
  u: "ɯʉʊᴜᴝᴞᵾᵿᶙꞹꞿꭎꭏꭒ",
  ue: "ᵫꞟ",
  ui: "ꭐꭑ",
  um: "ꝸ",
  uo: "ꭣ",
  v: "ʋʌᴠᶌỽⱱⱴꝟꝩ",
  vy: "ꝡ",
  w: "ƿʍᴡⱳꟃꟕ",
  x: "ᶍꭓꭔꭕꭖꭗꭘꭙ",
  y: "ƴȝɏʎʏỿꭚ",
  z: "ƶƹƺȥɀʐʑʒʓᴢᴣᵶᶎᶚⱬꝣ",
  σ: "ς",
  в: "ᲀ",
  г: "ґғҕӷӻ",
  д: "ᲁ",
  ж: "җ",
  з: "ҙ",
  и: "ҋ",
  к: "қҝҟӄ",
  л: "ӆԓԡԯ",
  м: "ӎ",
  н: "ңӈӊԣԩ",
  о: "ᲂ",
  п: "ҧԥ",
  р: "ҏ",
  с: "ҫᲃ",
  т: "ҭꚋᲄᲅ",
  у: "үұ",
  х: "ҳӽӿһԧ",
  ч: "ҷҹ",
  ъ: "ᲆ",
  ы: "ꙑ",
  ѣ: "ᲇ",
  ꙋ: "ᲈ",
};

const folded = new Map(
  Object.entries(UNDECOMPOSED).flatMap(([plain, letters]) => [...letters].map((letter) => [letter, plain] as const)),
);

/**
 * Combining marks of Latin, Greek, Cyrillic, Hebrew and Arabic; in other scripts, marks are vowels or distinguish
 * letters.
 */
const MARKS =
  /[\u0300-\u036f]|[\u0483-\u0489]|[\u0591-\u05bd]|[\u05bf-\u05c7]|[\u0610-\u061a]|\u0640|[\u064b-\u065f]|\u0670|[\u06d6-\u06dc]|[\u06df-\u06e8]|[\u06ea-\u06ed]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\u2de0-\u2dff]|[\ua66f-\ua67d]|[\ufe20-\ufe2f]/g;

/** Letters and digits, whose compatibility forms are folded (`ﬁ`, `ſ`, `²`, full width); symbols such as ™ are not. */
const SHAPED = /[\p{L}\p{N}]/gu;

/** Lower case without diacritics: `Göttingen` as `gottingen`, `Łódź` as `lodz`. */
export const stripDiacritics = (text: string): string => {
  // Most texts: thousands of cities are listed at once.
  if (!/[^\p{ASCII}]/u.test(text)) return text.toLowerCase();
  return (
    text
      .normalize("NFC")
      // ŀ decomposes to l and a middle dot.
      .replace(SHAPED, (letter) => letter.normalize("NFKD").replace("·", ""))
      .toLowerCase()
      .replace(MARKS, "")
      .replace(/[^\p{ASCII}]/gu, (letter) => folded.get(letter) ?? letter)
      // Recompose Hangul syllables and voiced kana.
      .normalize("NFC")
  );
};

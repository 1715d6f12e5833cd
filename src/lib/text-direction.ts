/** `Intl.Locale` of Node 20, which has `textInfo`, and of later versions, which have `getTextInfo`. */
interface TextInfo {
  textInfo?: { direction?: string };
  getTextInfo?: () => { direction?: string };
}

/** True for languages that are written from right to left, such as Arabic, Hebrew and Persian. */
export const isRightToLeft = (language: string): boolean => {
  const locale = new Intl.Locale(language) as TextInfo;
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction === "rtl";
};

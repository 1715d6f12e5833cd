/** A time in few signs: `5pm` and `9:30am` in English, `17 Uhr` in German. */
export const timeText = (instant: Date, timeZone: string, language: string, isFull: boolean): string => {
  const parts = new Intl.DateTimeFormat(language, {
    hour: "numeric",
    ...(isFull && { minute: "2-digit" }),
    timeZone,
  }).formatToParts(instant);
  const text = parts
    .map(({ type, value }) => (type === "dayPeriod" ? value.replaceAll(".", "").toLowerCase() : value))
    .join("");
  return text.replace(/\s(?=[ap]m$)/, "");
};

/** Times in a recording: `1:07`, `1:02:07`. */

/** Parses `MM:SS` or `H:MM:SS`, with optional fractions, to seconds. */
export const secondsOf = (moment: string): number =>
  moment.split(":").reduce((seconds, part) => seconds * 60 + Number(part), 0);

/** Formats seconds: `67.2` as `1:07`. */
export const clockTime = (seconds: number): string => {
  const whole = Math.floor(seconds);
  const pad = (value: number): string => String(value).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(whole % 60)}` : `${minutes}:${pad(whole % 60)}`;
};

/** A duration as ISO 8601: `52:30` as `PT52M30S`. */
export const isoDuration = (duration: string): string => {
  const [seconds = 0, minutes = 0, hours = 0] = duration.split(":").map(Number).reverse();
  return `PT${hours ? `${hours}H` : ""}${minutes}M${seconds}S`;
};

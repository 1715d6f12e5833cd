import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import { color, weight } from "../../design/tokens";
import { officeText, type OfficeHours, type OfficeWords } from "./office-hours";
import { site } from "../../site-data";

/** Room for the words, which come with the visitor's clock; without JavaScript they never do. */
const status = css({
  minHeight: "1.6em",
  color: color.muted,
  fontWeight: weight.bold,
  "@media (scripting:none)": { display: "none" },
  "@media print": { display: "none" },
});

/** How often it is looked up, in milliseconds. */
const EVERY = 20_000;

interface OfficeStatusProps {
  hours: OfficeHours;
  /** The name of the office's time zone. */
  zone: string;
  words: OfficeWords;
}

/** Whether somebody answers now, in the office's time and in the visitor's. */
export const OfficeStatus = ({ hours, zone, words }: OfficeStatusProps) => {
  // The server knows neither the time of the visit nor the visitor's time zone.
  const [[here, yours] = [], setState] = useState<string[]>();
  useEffect(() => {
    const { timeZone: visitorZone } = Intl.DateTimeFormat().resolvedOptions();
    const look = (): void =>
      setState(officeText(hours, words, { language: site.language, zone, visitorZone }, new Date()));
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, [hours, zone, words]);
  return (
    <p css={status}>
      {here}
      {yours && <>, {yours}</>}
    </p>
  );
};

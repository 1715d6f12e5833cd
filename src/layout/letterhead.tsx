import { css } from "@emotion/react";
import { useEffect, useRef } from "react";
import { canonicalUrl } from "../metadata/head-values";
import { site } from "../site-data";

/** static/print.css shows it. */
const letterhead = css({ display: "none", "& span, & time": { marginInlineEnd: "1.5em" } });

/** The head of a printed page: name, telephone number, address of the page and, with JavaScript, the day. */
export const Letterhead = ({ path }: { path: string }) => {
  const day = useRef<HTMLTimeElement>(null);
  useEffect(() => {
    // Written when it is printed, not when it is built: a page in a file drawer says how old it is.
    const writeDay = (): void => {
      if (day.current) day.current.textContent = new Date().toLocaleDateString(site.language, { dateStyle: "long" });
    };
    window.addEventListener("beforeprint", writeDay);
    return () => window.removeEventListener("beforeprint", writeDay);
  }, []);
  return (
    <div css={letterhead} className="letterhead">
      <strong>{site.name}</strong> <span>{site.phone}</span> <span>{canonicalUrl(site.url, path)}</span>{" "}
      <time ref={day} />
    </div>
  );
};

import { useEffect, useRef } from "react";
import { canonicalUrl } from "../metadata/head-values";
import { site } from "../site-data";

/**
 * The head of a printed page: name, telephone number, address of the page and, with JavaScript, the day. It is shown
 * by static/print.css.
 */
export const Letterhead = ({ path }: { path: string }) => {
  const day = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // Written when it is printed, not when it is built: a page in a file drawer says how old it is.
    const writeDay = (): void => {
      if (day.current) day.current.textContent = new Date().toLocaleDateString(site.language, { dateStyle: "long" });
    };
    window.addEventListener("beforeprint", writeDay);
    return () => window.removeEventListener("beforeprint", writeDay);
  }, []);
  return (
    // A 404 page's file is at many addresses.
    <div hidden className="letterhead" suppressHydrationWarning>
      <strong>{site.name}</strong>
      {` · ${site.phone} · ${canonicalUrl(site.url, path)} `}
      <span ref={day} />
    </div>
  );
};

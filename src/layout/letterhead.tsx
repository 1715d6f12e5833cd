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
    <div hidden className="letterhead">
      <strong>{site.name}</strong> <span>{site.phone}</span> {/* A 404 page's file is at many addresses. */}
      <span suppressHydrationWarning>{canonicalUrl(site.url, path)}</span> <span ref={day} />
    </div>
  );
};

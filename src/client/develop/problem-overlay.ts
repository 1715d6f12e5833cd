/** Shows content problems over the page while developing. Plain DOM in a shadow root. */
import type { ProblemReport, ProblemText } from "content-kit";
import { PROBLEMS_ADDRESS } from "content-kit/lib/problems-address";
import { OVERLAY_CSS } from "./overlay-css";

const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[K] => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

/** The quoted source line; wide ones scroll, by keyboard too. */
const frameOf = ({ frame, where }: ProblemText): HTMLElement[] => {
  if (frame.length === 0) return [];
  const pre = element("pre", { tabIndex: 0, textContent: frame.join("\n") });
  pre.setAttribute("role", "group");
  pre.setAttribute("aria-label", where);
  return [pre];
};

const itemOf = (problem: ProblemText): HTMLLIElement =>
  element("li", {}, [
    element("h2", {}, [
      element("span", { className: "where", textContent: problem.where }),
      element("span", { className: "code", textContent: problem.code + (problem.isWarning ? " (warning)" : "") }),
    ]),
    ...frameOf(problem),
    element("p", { textContent: problem.message }),
    element("p", { className: "help", textContent: problem.help }),
  ]);

const KEPT = "The page keeps its last valid state until the errors are fixed.";
const WAITING = "The site starts as soon as the errors are fixed. Your browser then shows it by itself.";

/** Shows the latest report. */
class Overlay {
  private readonly list = element("ol");
  private readonly note = element("p", { className: "note" });
  private readonly count = element("p", { className: "count" });
  private readonly title = element("h1", { id: "title", tabIndex: -1 });
  private readonly close = element("button", {
    type: "button",
    textContent: "Show the page",
    onclick: () => this.dialog.close(),
  });
  private readonly dialog = element("dialog", {}, [
    element("div", { className: "head" }, [this.title, this.close]),
    this.note,
    this.list,
    this.count,
  ]);
  private readonly reopen = element("button", { type: "button", className: "reopen", onclick: () => this.open() });
  private readonly status = element("div", { className: "status" });
  private before = "";

  constructor() {
    this.dialog.setAttribute("aria-labelledby", "title");
    this.status.setAttribute("role", "status");
    this.dialog.addEventListener("close", () => this.wait());
    // Without a page, there is nothing to show instead.
    this.dialog.addEventListener("cancel", (event) => this.close.hidden && event.preventDefault());
    const host = element("div", { id: "content-problems" });
    host
      .attachShadow({ mode: "open" })
      .append(element("style", { textContent: OVERLAY_CSS }), this.status, this.dialog);
    document.body.append(host);
  }

  /** Collapses to a badge in the corner while there are problems. */
  private wait(): void {
    this.status.replaceChildren(...(this.list.childElementCount > 0 ? [this.reopen] : []));
  }

  private open(): void {
    this.status.replaceChildren();
    this.dialog.showModal();
    (this.close.hidden ? this.title : this.close).focus();
    this.dialog.scrollTop = 0;
  }

  /** Errors cover the page until dismissed; warnings stay in the corner. */
  show(report: ProblemReport): void {
    const text = JSON.stringify(report);
    if (text === this.before) return;
    this.before = text;
    const { title, problems, count, hasErrors, isWaiting } = report;
    this.note.textContent = isWaiting ? WAITING : KEPT;
    this.close.hidden = isWaiting;
    this.dialog.classList.toggle("alone", isWaiting);
    this.title.textContent = title;
    this.list.replaceChildren(...problems.map(itemOf));
    this.count.textContent = count;
    this.reopen.textContent = this.title.textContent;
    this.reopen.classList.toggle("warns", !hasErrors);
    if (hasErrors) {
      if (!this.dialog.open) this.open();
      return;
    }
    this.dialog.close();
    this.wait();
  }
}

/** Milliseconds until a browser that has given up tries again: another server may have responded meanwhile. */
const RECONNECT = 1000;

/**
 * Subscribes to the develop server's problem stream.
 * @param onReport called with each report
 */
export const showContentProblems = (onReport?: (report: ProblemReport) => void): void => {
  let overlay: Overlay | undefined;
  const connect = (): void => {
    const source = new EventSource(PROBLEMS_ADDRESS);
    source.addEventListener("message", ({ data }: MessageEvent<string>) => {
      const report = JSON.parse(data) as ProblemReport;
      onReport?.(report);
      // Without problems nothing is added to the page.
      if (!overlay && report.problems.length === 0) return;
      overlay ??= new Overlay();
      overlay.show(report);
    });
    source.addEventListener("error", () => {
      if (source.readyState === EventSource.CLOSED) setTimeout(connect, RECONNECT);
    });
  };
  connect();
};

/** Pastes as other programs do: the clipboard has HTML that the browser has not cleaned. */
import type { Page } from "playwright-core";

/** Puts formats on the clipboard; the page keeps its focus. */
export const copy = async (page: Page, formats: Readonly<Record<string, string>>): Promise<void> => {
  await page.evaluate((data) => {
    const onCopy = (event: ClipboardEvent): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      for (const [type, text] of Object.entries(data)) event.clipboardData?.setData(type, text);
    };
    window.addEventListener("copy", onCopy, { capture: true, once: true });
    document.execCommand("copy");
  }, formats);
};

/** Pastes HTML at the caret, by the keyboard. */
export const paste = async (page: Page, html: string, text = "plain text"): Promise<void> => {
  await copy(page, { "text/html": html, "text/plain": text });
  await page.keyboard.press("ControlOrMeta+V");
};

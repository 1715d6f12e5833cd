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

/** What Word puts on the clipboard. */
export const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body lang=EN-US>
<!--StartFragment-->
<p class=MsoTitle><span lang=EN-US>Opening hours<o:p></o:p></span></p>
<p class=MsoNormal>We open <b>early</b>, <i>always</i>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>First bullet<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-.25in;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span></span><![endif]>Inner bullet<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span></span><![endif]>Second bullet<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Step one<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal><b>Day</b><o:p></o:p></p></td><td><p class=MsoNormal><b>Calls</b><o:p></o:p></p></td></tr>
<tr><td><p class=MsoNormal>Mon<o:p></o:p></p></td><td><p class=MsoNormal>4<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><a href="https://example.com/more">More</a><o:p>&nbsp;</o:p></p>
<!--EndFragment--></body></html>`;

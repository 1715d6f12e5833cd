/** The consent dialog's direction. */
import { waitFor } from "@testing-library/react";

jest.mock("../../src/client/analytics/consent-css", () => ({ consentCss: "" }));

const TEXTS = {
  ...{ title: "שאלה", text: "מותר לספור?", accept: "כן", reject: "לא" },
  ...{ privacy: { label: "פרטיות", to: "/privacy" }, settings: "/privacy" },
};

test.each([
  [{ language: "he-IL", isRightToLeft: true }, "rtl"],
  [{ language: "en-US" }, "ltr"],
])("%j: the dialog is %s", async (language, direction) => {
  // The library keeps its state in the module and the window.
  jest.resetModules();
  Object.assign(window, { _ccRun: undefined, CSS: { escape: (text: string) => text } });
  document.body.innerHTML = "";
  const { afterConsent } = await import("../../src/client/analytics/consent");
  afterConsent({ id: "test", consent: { ...TEXTS, ...language }, cookies: [] }, () => undefined);
  await waitFor(() => expect(document.querySelector("#cc-main .cm")).not.toBeNull());
  expect(document.querySelector("#cc-main.cc--rtl") ? "rtl" : "ltr").toBe(direction);
});

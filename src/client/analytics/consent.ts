/** Asks for consent before a service that sets cookies starts; Global Privacy Control is a no. */
import * as CookieConsent from "vanilla-cookieconsent";
import { escapeHtml } from "content-kit/lib/escape-html";
import { escapeRegExp } from "content-kit/lib/escape-reg-exp";
import { consentCss } from "./consent-css";
import type { ConsentSettings, ConsentTexts } from "./settings";

/** The library's name of the only category that visitors decide on. */
const CATEGORY = "analytics";

/** Days until visitors are asked again. */
const VALID_FOR = 182;

/** The cookies to delete, of this host and of each domain above it, as tags set them for the whole domain. */
const cookiesToClear = (names: readonly string[]): { name: RegExp; domain?: string }[] => {
  const labels = location.hostname.split(".");
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
  return names.flatMap((name) => {
    const pattern = new RegExp(`^${escapeRegExp(name).replace(/\\\*$/, ".*")}$`);
    return [{ name: pattern }, ...domains.map((domain) => ({ name: pattern, domain }))];
  });
};

const TYPING = "input,textarea,select,[contenteditable]";

/** Once nobody is typing: the dialog takes the focus. */
const whenNotTyping = (show: () => void): void => {
  if (document.activeElement?.matches(TYPING)) document.addEventListener("focusout", show, { once: true });
  else show();
};

const addStyles = (): void =>
  document.head.append(Object.assign(document.createElement("style"), { textContent: consentCss }));

/** Escape closes the dialog without an answer; the next page asks again. */
const closeOnEscape = (modal: HTMLElement): void =>
  modal.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") CookieConsent.hide();
  });

const translation = ({ title, text, accept, reject, privacy }: ConsentTexts) => ({
  consentModal: {
    title: escapeHtml(title),
    description: escapeHtml(text),
    acceptAllBtn: escapeHtml(accept),
    acceptNecessaryBtn: escapeHtml(reject),
    footer: `<a href="${escapeHtml(privacy.to)}">${escapeHtml(privacy.label)}</a>`,
  },
  // With one category, the dialog is all there is to decide.
  preferencesModal: { sections: [] },
});

/** Opens the dialog from the footer's link, which otherwise leads to the privacy policy. */
const openFromFooter = (settings: string): void => {
  const selector = `footer a[href="${CSS.escape(settings)}"]`;
  document.querySelectorAll(selector).forEach((link) => link.setAttribute("aria-haspopup", "dialog"));
  window.addEventListener(
    "click",
    (event) => {
      if (!(event.target instanceof Element) || !event.target.closest(selector)) return;
      event.preventDefault();
      // The site's own link handling must not follow it.
      event.stopPropagation();
      CookieConsent.show(true);
    },
    true,
  );
};

/**
 * Calls `start` once the visitor has agreed, now or on an earlier visit.
 * The answer holds for this id of the service.
 */
export const afterConsent = (
  { id, consent: texts, cookies }: Pick<ConsentSettings, "id" | "consent" | "cookies">,
  start: () => void,
): void => {
  if (navigator.globalPrivacyControl) return;
  let isStarted = false;
  const startOnce = (): void => {
    if (isStarted || !CookieConsent.acceptedCategory(CATEGORY)) return;
    isStarted = true;
    start();
  };
  addStyles();
  void CookieConsent.run({
    autoShow: false,
    cookie: { name: `consent-${id}`, useLocalStorage: true, expiresAfterDays: VALID_FOR },
    categories: {
      necessary: { enabled: true, readOnly: true },
      // A script that runs cannot be stopped: the page loads again without it.
      [CATEGORY]: { autoClear: { cookies: cookiesToClear(cookies), reloadPage: true } },
    },
    guiOptions: { consentModal: { layout: "box", position: "bottom right", equalWeightButtons: true } },
    language: {
      default: texts.language,
      rtl: texts.isRightToLeft ? texts.language : [],
      translations: { [texts.language]: translation(texts) },
    },
    onConsent: startOnce,
    onChange: startOnce,
    onModalReady: ({ modal }) => closeOnEscape(modal),
  }).then(() => {
    openFromFooter(texts.settings);
    if (!CookieConsent.validConsent()) whenNotTyping(() => CookieConsent.show());
  });
};

/** Asks for consent before a service that sets cookies starts; Global Privacy Control is a no. */
import * as CookieConsent from "vanilla-cookieconsent";
import { escapeHtml } from "../../lib/escape-html";
import { consentCss } from "./consent-css";
import type { ConsentTexts } from "./settings";

/** The library's name of the only category that visitors decide on. */
const CATEGORY = "analytics";

/** Days until visitors are asked again. */
const VALID_FOR = 182;

/** Cookies of Google's services, deleted when visitors change their mind. */
const COOKIES = [{ name: /^_g(?:a|cl)/ }];

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
 * @param id the answer holds for this id of the service
 */
export const afterConsent = (id: string, texts: ConsentTexts, start: () => void): void => {
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
      [CATEGORY]: { autoClear: { cookies: COOKIES, reloadPage: true } },
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

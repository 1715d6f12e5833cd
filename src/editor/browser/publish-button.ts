/** The button that opens the dialog for publishing, and says if a publication failed while the dialog was closed. */
import type { Online } from "../publish/online";
import { PUBLISH } from "../publish/paths";
import { ask, button } from "./publish-parts";

/** Set from a publication until it is known how it ended, so that who published learns of a failure later, too. */
const AWAITED = "publication-awaited";

export const awaitPublication = (): void => localStorage.setItem(AWAITED, "yes");
export const forgetPublication = (): void => localStorage.removeItem(AWAITED);

const NAME = "Changes and publishing";

export const openButton = button(NAME, NAME, () => undefined);

/** @param failure in words, for the button's description */
export const nameButton = (failure = ""): void => {
  openButton.textContent = failure ? `${NAME}: the build failed` : NAME;
  openButton.title = failure;
  openButton.setAttribute("aria-label", failure ? `${NAME}. ${failure}` : NAME);
};

/** Reports how a publication of an earlier visit ended. */
export const reportEarlier = async (): Promise<void> => {
  if (!localStorage.getItem(AWAITED)) return;
  const answer = await ask<Online>(PUBLISH.online);
  if ("error" in answer) return;
  if (answer.state === "failed") nameButton(answer.words);
  if (answer.state === "online" || answer.state === "failed") forgetPublication();
};

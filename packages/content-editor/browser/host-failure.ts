/** Why a git host did not answer or refused, for an editor who has only the browser. */

interface HostError {
  /** Of the HTTP answer; none where there was none. */
  status?: number | null;
  message?: string;
}

const KEPT = "Your text is kept here.";

const REFUSALS: Readonly<Record<number, string>> = {
  401: "The git host no longer accepts your sign-in. Your text is kept in this browser.\nFix: load this page again, sign in, and choose to bring your text back.",
  403: `Your account may not save in this website. ${KEPT}\nFix: ask the owner of the website to let your account write, and save again.`,
  404: `The git host does not have this website for your account. ${KEPT}\nFix: ask the owner of the website to let your account write, and save again.`,
  409: `Somebody else saved at the same moment. ${KEPT}\nFix: save again.`,
};

const SILENT = `The git host does not respond. ${KEPT}\nFix: look whether this computer is online, and save again.`;

/** True where the git host has no such file. */
export const isMissing = (error: unknown): boolean => (error as HostError).status === 404;

export const hostFailure = (error: unknown): string => {
  const { status, message = "no reason" } = error as HostError;
  if (!status || status >= 500 || /fetch|network|aborted|timed? ?out/i.test(message)) return SILENT;
  return (
    REFUSALS[status === 422 && /fast forward|sha does not match/i.test(message) ? 409 : status] ??
    `The git host did not take it: ${message} ${KEPT}\nFix: save again; if that fails, too, show this sentence to the owner of the website.`
  );
};

/** Says, until it is read, why something was not saved: the program's own note is gone after eight seconds. */

/** Shows in a dialog why something was not saved. */
export const tellRefusal = (message: string): void => {
  const dialog = document.createElement("dialog");
  dialog.className = "refusal";
  const heading = document.createElement("h2");
  heading.textContent = "Not saved";
  const text = document.createElement("p");
  text.textContent = message;
  const button = document.createElement("button");
  button.textContent = "Back to the form";
  button.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  dialog.append(heading, text, button);
  document.body.append(dialog);
  dialog.showModal();
};

/** From now on, an answer of the site's own server that refuses to save is shown in a dialog. */
export const showRefusal = (): void => {
  const send = window.fetch;
  window.fetch = async (...request) => {
    const response = await send(...request);
    if (response.status === 422) {
      const { error } = (await response.clone().json()) as { error?: string };
      if (error) tellRefusal(error);
    }
    return response;
  };
};

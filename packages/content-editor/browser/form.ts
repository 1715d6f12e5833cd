/** The open form, as its fields and dialogs see it. */
import type { PathStep } from "content-kit";
import type { FormControl } from "./form-control";

/** What a save sends. */
export interface Sent {
  base: string | undefined;
  raw: string;
}

export type Form = FormControl;

export const keyOf = (path: readonly PathStep[]): string => path.join(".");

let open: Form | undefined;

/** The path to the content folder from the file of the open form. */
export const pathToContent = (): string => "../".repeat((open?.kind?.files.split("/").length ?? 1) - 1);

export const openForm = (): Form | undefined => open;

export const setOpenForm = (form: Form | undefined): void => {
  open = form;
};

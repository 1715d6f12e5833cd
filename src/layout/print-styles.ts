import { PRINT_STYLES } from "../routes";

/**
 * Asks for the styles for paper. Asked for in the head, they would share the line with the typefaces of the first screen;
 * who has no script gets them there.
 */
export const addPrintStyles = (): void => {
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", media: "print", href: PRINT_STYLES });
  document.head.append(link);
};

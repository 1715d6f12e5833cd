/** The content check of all npm commands, which print the same list before Gatsby starts. */
import { formatProblems, isError } from "content-kit";
import { folderName } from "content-kit/read";
import type { Content } from "../../src/site/pages/content";
import { contentReader } from "../../src/site/read-content";

/** True for content that a site can be built from. */
export const isValid = ({ problems }: Pick<Content, "problems">): boolean => !problems.some(isError);

export class ContentCheck {
  private readonly reader = contentReader();

  private printed = "";

  /**
   * Reads all files, later only those that have changed, and prints all problems.
   * @param onlyNews true to print only a list that differs from the last one
   * @throws if the folder cannot be read, or SITE_TODAY is not a date
   */
  run(onlyNews = false): Content {
    const content = this.reader.read();
    const { folder, problems } = content;
    const list = problems.length > 0 ? formatProblems(problems, folderName(folder)) : "";
    if (list && !(onlyNews && list === this.printed)) console.error(list);
    this.printed = list;
    return content;
  }
}

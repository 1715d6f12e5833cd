/** What an editor looks after besides single fields: warnings, and the pictures that something or nothing shows. */
import type { Entry } from "../../content-model/checks/entry";
import { mediaOf } from "../../content-model/checks/media";
import { labelOfKind } from "../../content-model/kinds/labels";
import { compareProblems } from "../../content-model/messages/problem";
import type { Content } from "../../site/pages/content";
import type { ExplainedProblem } from "../explain-problems";
import { mediaFilesOf } from "../files";
import { formAddress } from "../form-address";
import { explainProblem } from "../publish/explain-errors";

/** A file in media/, with the forms that use it. */
export interface MediaFile {
  name: string;
  usedOn: { name: string; form: string }[];
}

export interface Overview {
  problems: ExplainedProblem[];
  media: MediaFile[];
}

const nameOf = ({ kind, slug, data }: Entry): string =>
  [labelOfKind(kind), data["title"] ?? data["name"] ?? slug].filter((part) => typeof part === "string").join(" › ");

export const overviewOf = ({ folder, entries, faulty, problems }: Content): Overview => {
  const users = new Map<string, MediaFile["usedOn"]>();
  for (const entry of [...entries, ...faulty])
    for (const name of mediaOf([entry]))
      users.set(name, [...(users.get(name) ?? []), { name: nameOf(entry), form: formAddress(entry) }]);
  return {
    problems: [...problems].sort(compareProblems).map((problem) => explainProblem(folder, problem, new Map())),
    media: mediaFilesOf(folder).map((name) => ({ name, usedOn: users.get(name) ?? [] })),
  };
};

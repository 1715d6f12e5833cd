/** Choices of reference fields. */
import { isOf, type Entry } from "../content-model/checks/entry";
import type { Referred } from "../content-model/fields";
import { kinds } from "../content-model/kinds";
import type { Choice } from "./form-fields";

/** The current entries of each kind that fields refer to. */
export const choicesOf = (entries: readonly Entry[]): Record<Referred, Choice[]> => {
  const choices: Record<Referred, Choice[]> = { Service: [], Industry: [], Claim: [], City: [], Report: [] };
  for (const entry of entries) {
    const { slug } = entry;
    if (isOf(entry, kinds.service)) choices.Service.push({ label: entry.data.title, value: slug });
    if (isOf(entry, kinds.industry)) choices.Industry.push({ label: entry.data.name, value: slug });
    if (isOf(entry, kinds.report)) choices.Report.push({ label: entry.data.title, value: slug });
    if (isOf(entry, kinds.site))
      for (const { id, number, label } of entry.data.claims)
        choices.Claim.push({ label: `${number} ${label}`, value: id });
    if (isOf(entry, kinds.state)) {
      const { name, cities } = entry.data;
      for (const city of cities) choices.City.push({ label: `${city.name}, ${name}`, value: `${slug}/${city.slug}` });
    }
  }
  return choices;
};

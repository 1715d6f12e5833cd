/** Choices of reference fields. */
import type { z } from "zod";
import type { Entry } from "../content-model/checks/entry";
import type { Referred } from "../content-model/fields";
import { kinds } from "../content-model/kinds";
import type { Choice } from "./form-fields";

type SiteData = z.infer<typeof kinds.site.schema>;
type StateData = z.infer<typeof kinds.state.schema>;

/** The current entries of each kind that fields refer to. */
export const choicesOf = (entries: readonly Entry[]): Record<Referred, Choice[]> => {
  const choices: Record<Referred, Choice[]> = { Service: [], Industry: [], Claim: [], City: [], Report: [] };
  for (const { kind, slug, data } of entries) {
    if (kind === kinds.service) choices.Service.push({ label: String(data["title"]), value: slug });
    if (kind === kinds.industry) choices.Industry.push({ label: String(data["name"]), value: slug });
    if (kind === kinds.report) choices.Report.push({ label: String(data["title"]), value: slug });
    if (kind === kinds.site)
      for (const { id, number, label } of (data as SiteData).claims)
        choices.Claim.push({ label: `${number} ${label}`, value: id });
    if (kind === kinds.state) {
      const { name, cities } = data as StateData;
      for (const city of cities) choices.City.push({ label: `${city.name}, ${name}`, value: `${slug}/${city.slug}` });
    }
  }
  return choices;
};

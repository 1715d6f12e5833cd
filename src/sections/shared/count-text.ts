import { graphql } from "gatsby";
import { fillIn } from "../../content-model/fields/placeholders";
import { formatNumber } from "../../lib/format";
import { pluralForm, type PluralForms } from "../../lib/plural-form";
import { site } from "../../site-data";

export const query = graphql`
  fragment PluralForms on PluralForms {
    zero
    two
    few
    many
  }

  fragment SearchPluralForms on SearchPluralForms {
    zero
    two
    few
    many
  }
`;

/** Browsers take 20 ms for their first Intl.NumberFormat; below a thousand there is nothing to group. */
const formatCount = (count: number): string => (count < 1000 ? String(count) : formatNumber(count, site.language));

/** A counted label in the plural form and the number format of the site's language. */
export const countText = (count: number, forms: PluralForms, names: Readonly<Record<string, string>> = {}): string =>
  fillIn(pluralForm(count, forms, site.language), { ...names, count: formatCount(count) });

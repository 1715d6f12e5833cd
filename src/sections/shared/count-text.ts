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

/** The first use of Intl.NumberFormat takes 20 ms; numbers below a thousand need no separators. */
const formatCount = (count: number): string => (count < 1000 ? String(count) : formatNumber(count, site.language));

/** A counted label in the language's plural form and number format. */
export const countText = (count: number, forms: PluralForms, names: Readonly<Record<string, string>> = {}): string =>
  fillIn(pluralForm(count, forms, site.language), { ...names, count: formatCount(count) });

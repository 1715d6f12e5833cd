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

/** A counted label in the plural form and the number format of the site's language. */
export const countText = (count: number, forms: PluralForms, names: Readonly<Record<string, string>> = {}): string =>
  fillIn(pluralForm(count, forms, site.language), { ...names, count: formatNumber(count, site.language) });

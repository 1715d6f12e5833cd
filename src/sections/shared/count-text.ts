import { graphql } from "gatsby";
import { fillIn } from "content-kit/lib/placeholders";
import { formatNumber } from "content-kit/lib/format";
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

interface CountNames {
  /** The count, formatted in the build: the first use of Intl.NumberFormat takes 20 ms. */
  count?: string;
  query?: string;
}

/** A counted label in the language's plural form and number format. */
export const countText = (count: number, forms: PluralForms, names: CountNames = {}): string => {
  const number = names.count ?? formatNumber(count, site.language);
  return fillIn(pluralForm(count, forms, site.language), { ...names, count: number });
};

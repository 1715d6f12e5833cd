/** Headings of a service page's sections, and its table of contents. */
import { graphql } from "gatsby";

export const query = graphql`
  fragment ServiceSectionsCopy on ServicePage {
    sections {
      keyBenefits {
        title
        text
      }
      features {
        title
        text
      }
      included {
        title
        text
      }
      process {
        title
        text
      }
      testimonials {
        title
        text
      }
      faq {
        title
        text
      }
    }
    contents {
      keyBenefits
      included
      process
      comparison
      pricing
      testimonials
      faq
    }
    comparisonColumns {
      ours
      inHouse
      otherAgency
    }
    sampleNotice
    pricingAction {
      label
      to
    }
    pricingTerms {
      ...PricingTerms
    }
  }
`;

/** The sections that a service has content for, by anchor. */
export const contentsOf = (
  { pricing, testimonials, faq }: Pick<Queries.ServiceSectionsFragment, "pricing" | "testimonials" | "faq">,
  { contents }: Pick<Queries.ServiceSectionsCopyFragment, "contents">,
): { id: string; label: string }[] => [
  ...(pricing ? [{ id: "pricing", label: contents.pricing }] : []),
  { id: "benefits", label: contents.keyBenefits },
  { id: "included", label: contents.included },
  { id: "process", label: contents.process },
  { id: "comparison", label: contents.comparison },
  ...(testimonials ? [{ id: "clients", label: contents.testimonials }] : []),
  ...(faq ? [{ id: "questions", label: contents.faq }] : []),
];

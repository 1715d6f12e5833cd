/** What a landing page queries of each type of section. */
import { graphql } from "gatsby";
import type { SectionId } from "../../anchors";

export type LandingSection = Queries.LandingSectionsFragment["sections"][number];

/** What sections show that is the same on every page. */
export interface Shared {
  service: Pick<Queries.ServicePage, "sampleNotice"> & {
    comparisonColumns: Columns;
    pricingTerms: Queries.PricingTermsFragment | null;
  };
  contact: Queries.ContactDetailsFragment;
  articles: { nodes: readonly Queries.ArticleCardFragment[] };
  episodes: { nodes: readonly Queries.EpisodeLineFragment[] };
}

interface Columns {
  ours: string;
  inHouse: string;
  otherAgency: string;
}

/** What a section is given besides its own content. */
export interface Placed {
  id: SectionId;
  shared: Shared;
}

export const query = graphql`
  fragment LandingSections on LandingPage {
    sections {
      __typename
      ... on HeroSection {
        type
        title
        text
        heroPrimary: primary {
          label
          to
        }
        secondary {
          label
          to
        }
      }
      ... on ClaimsSection {
        type
        title
        text
        claims {
          number
          label
        }
      }
      ... on PointsSection {
        type
        title
        text
        items {
          ...IconItem
        }
      }
      ... on ChecklistSection {
        type
        title
        text
        checks
      }
      ... on ProseSection {
        type
        html
      }
      ... on PictureSection {
        type
        image {
          ...Picture
        }
        caption
      }
      ... on QuoteSection {
        type
        words
        note
      }
      ... on TestimonialsSection {
        type
        title
        text
        service {
          testimonials {
            items {
              ...Testimonial
            }
          }
        }
      }
      ... on ComparisonSection {
        type
        service {
          comparison {
            ...Comparison
          }
        }
      }
      ... on ProcessSection {
        type
        title
        text
        service {
          process {
            steps {
              ...ProcessStep
            }
          }
        }
      }
      ... on PricesSection {
        type
        service {
          pricing {
            ...Pricing
          }
        }
        action {
          label
          to
        }
      }
      ... on QuestionsSection {
        type
        title
        text
        questions {
          question
          answer
        }
      }
      ... on ArticlesSection {
        type
        title
        linkLabel
      }
      ... on EpisodeSection {
        type
        title
        intro
        linkLabel
        allLabel
      }
      ... on CitiesSection {
        type
        title
        text
        cities {
          name
          path
        }
      }
      ... on ContactSection {
        type
        title
        text
      }
      ... on ClosingSection {
        type
        title
        text
        primary {
          label
          to
        }
        secondary {
          label
          to
        }
      }
    }
  }
`;

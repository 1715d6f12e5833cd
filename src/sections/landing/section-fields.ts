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
        heroImage: image {
          ...HeroPicture
        }
      }
      ... on ClaimsSection {
        type
        background
        title
        text
        claims {
          number
          label
        }
      }
      ... on DefinitionsSection {
        type
        background
        title
        text
        periodLabel
        clientsLabel
        claims {
          ...CountedClaim
        }
      }
      ... on PointsSection {
        type
        background
        title
        text
        items {
          ...IconItem
        }
      }
      ... on ChecklistSection {
        type
        background
        title
        text
        checks
      }
      ... on ProseSection {
        type
        background
        html
      }
      ... on PictureSection {
        type
        background
        image {
          ...Picture
        }
        caption
        besideHtml
        side
      }
      ... on FilmSection {
        type
        background
        title
        text
        html
      }
      ... on LogosSection {
        type
        background
        logosTitle: title
        logos {
          name
          fileUrl
          fileRatio
        }
      }
      ... on QuoteSection {
        type
        words
        note
      }
      ... on TestimonialsSection {
        type
        background
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
        background
        service {
          comparison {
            ...Comparison
          }
        }
      }
      ... on ProcessSection {
        type
        background
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
        background
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
        background
        title
        text
        questions {
          question
          answer
        }
      }
      ... on ArticlesSection {
        type
        background
        title
        linkLabel
      }
      ... on EpisodeSection {
        type
        background
        title
        intro
        linkLabel
        allLabel
      }
      ... on CitiesSection {
        type
        background
        title
        text
        cities {
          name
          path
        }
      }
      ... on ContactSection {
        type
        background
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

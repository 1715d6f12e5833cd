import type { ComponentType } from "react";
import { sectionId, type SectionId } from "../../anchors";
import { SECTION_VIEWS } from "./section-views";

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

/** What a section is given beside its own content. */
export interface Placed {
  id: SectionId;
  shared: Shared;
}

/** The sections of a page below its first screen, in the order of its file. */
export const LandingSections = ({ sections, shared }: { sections: readonly LandingSection[]; shared: Shared }) => (
  <>
    {sections.map((section, index) => {
      const View = SECTION_VIEWS[section.__typename] as ComponentType<LandingSection & Placed>;
      // The first screen is the section before these.
      return <View key={index} {...section} id={sectionId(section.type, index + 1)} shared={shared} />;
    })}
  </>
);

import type { ComponentType } from "react";
import { sectionId } from "../../anchors";
import type { LandingSection, Placed, Shared } from "./section-fields";
import { SECTION_VIEWS } from "./section-views";

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

import { css } from "@emotion/react";
import type { ComponentType } from "react";
import { sectionId } from "../../anchors";
import { color, onDeepProperties } from "../../design/tokens";
import type { LandingSection, Placed, Shared } from "./section-fields";
import { SECTION_VIEWS } from "./section-views";

/** The colors of a section on another ground than the page's. */
const GROUNDS: Readonly<Record<string, ReturnType<typeof css>>> = {
  quiet: css({ "--paper": color.mist }),
  dark: css({ "@media screen": { ...onDeepProperties } }),
};

/** The sections of a page below its first screen, in the order of its file. */
export const LandingSections = ({ sections, shared }: { sections: readonly LandingSection[]; shared: Shared }) => (
  <>
    {sections.map((section, index) => {
      const View = SECTION_VIEWS[section.__typename] as ComponentType<LandingSection & Placed>;
      // The first screen is the section before these.
      const view = <View key={index} {...section} id={sectionId(section.type, index + 1)} shared={shared} />;
      const ground = "background" in section && section.background ? GROUNDS[section.background] : undefined;
      return ground ? (
        <div key={index} css={ground}>
          {view}
        </div>
      ) : (
        view
      );
    })}
  </>
);

/** What a home screen would show of the site. */
import { atFirstSign } from "../components/first-sign";
import { iconPaths } from "../routes";

/**
 * Names the manifest once somebody is there who could put the site on a home screen: a browser fetches it as soon as it is
 * named, and with more urgency than scripts and pictures.
 */
export const nameWebManifest = (): void =>
  atFirstSign(() => {
    const link = Object.assign(document.createElement("link"), { rel: "manifest", href: iconPaths.manifest });
    document.head.append(link);
  });

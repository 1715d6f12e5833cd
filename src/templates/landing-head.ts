import { routes } from "../routes";
import { site } from "../site-data";

interface AddedPage {
  title: string;
  noindex: boolean;
  navigation: string | null;
  metadata: { title: string; description: string };
}

/** Props of HeadOfPage for a page in content/landing; a breadcrumb only where it has a menu and may be listed. */
export const landingHead = ({ title, noindex, navigation, metadata }: AddedPage, path: string) => ({
  metadata,
  path,
  noIndex: noindex,
  kind: "WebPage" as const,
  crumbs: noindex || navigation === "none" ? undefined : [{ label: site.name, to: routes.home }, { label: title }],
});

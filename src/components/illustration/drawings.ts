/** The drawings by kind. */
import type { ReactNode } from "react";
import type { IllustrationKind } from "../../content-model/fields/illustrations";
import { AdFunnel } from "./ad-funnel";
import { InboxCalendar } from "./inbox-calendar";
import { MapResults } from "./map-results";
import type { DrawingProps } from "./parts";
import { PhonePage } from "./phone-page";
import { Reviews } from "./reviews";

export const DRAWINGS = {
  map: MapResults,
  ad: AdFunnel,
  page: PhonePage,
  inbox: InboxCalendar,
  reviews: Reviews,
} satisfies Record<IllustrationKind, (props: DrawingProps) => ReactNode>;

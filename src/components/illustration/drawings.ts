/** The drawings by kind. */
import type { ReactNode } from "react";
import type { IllustrationKind } from "../../content-model/fields/illustrations";
import { AdFunnel } from "./ad-funnel";
import { Bars } from "./bars";
import { InboxCalendar } from "./inbox-calendar";
import { MapResults } from "./map-results";
import type { DrawingProps } from "./parts";
import { PhonePage } from "./phone-page";
import { Reviews } from "./reviews";
import { Shares } from "./shares";

export const DRAWINGS = {
  map: MapResults,
  ad: AdFunnel,
  page: PhonePage,
  inbox: InboxCalendar,
  reviews: Reviews,
  bars: Bars,
  shares: Shares,
} satisfies Record<IllustrationKind, (props: DrawingProps) => ReactNode>;

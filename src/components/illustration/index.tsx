import type { ReactNode } from "react";
import type { IllustrationKind } from "../../content-model/fields/illustrations";
import { AdFunnel } from "./ad-funnel";
import { InboxCalendar } from "./inbox-calendar";
import { MapResults } from "./map-results";
import { ground, HEIGHT, WIDTH, type DrawingProps } from "./parts";
import { PhonePage } from "./phone-page";
import { Reviews } from "./reviews";

const DRAWINGS = {
  map: MapResults,
  ad: AdFunnel,
  page: PhonePage,
  inbox: InboxCalendar,
  reviews: Reviews,
} satisfies Record<IllustrationKind, (props: DrawingProps) => ReactNode>;

interface IllustrationProps extends DrawingProps {
  kind: string;
  /** The drawing in words. Without them it is an ornament, hidden from screen readers. */
  description?: string | undefined;
  className?: string;
}

/** A drawing of what a service does, from the content. */
export const Illustration = ({ kind, description, className, ...words }: IllustrationProps) => {
  const Drawing = DRAWINGS[kind as IllustrationKind];
  return (
    <svg
      css={ground}
      className={className}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      {...(description ? { role: "img", "aria-label": description } : { "aria-hidden": true })}
    >
      <Drawing {...words} />
    </svg>
  );
};

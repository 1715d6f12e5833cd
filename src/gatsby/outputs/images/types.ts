/** What a picture shows, as plain data: all that the drawing depends on, so that the same data is the same picture. */
import type { Beat, LineStyle } from "../../../design/pulse";

/** The ornament along the foot of a card, as it is on the page that the card stands for. */
export type Ornament =
  | { kind: "beats"; beats: readonly Beat[] }
  | { kind: "waveform"; seed: string }
  | { kind: "climb"; levels: readonly number[] };

/** What is the agency's own in every card and cover. */
export interface Brand {
  /** The agency's name, beside the mark. */
  name: string;
  /** The mark as text of SVG; without one it is a beat of the line. */
  logo?: string;
}

/** A card for social networks. */
export interface CardDrawing extends Brand {
  kind: "card";
  /** The path from the site's root. */
  file: string;
  title: string;
  /** A few words above the title: what kind of page it is. */
  kicker: string;
  ornament: Ornament;
  /** How the line is drawn; without it, with heartbeats. */
  line?: LineStyle;
  /** The site's address as people write it. */
  host: string;
}

/** The podcast's cover. */
export interface CoverDrawing extends Brand {
  kind: "cover";
  file: string;
  title: string;
  seed: string;
}

/** The podcast's cover as a file of the content. */
export interface OwnCoverDrawing {
  kind: "own-cover";
  file: string;
  /** Where the agency's picture lies. */
  picture: string;
  /** Stands for what the picture holds. */
  sha256: string;
}

/** The icon at one size. */
export interface IconDrawing {
  kind: "icon";
  file: string;
  svg: string;
  /** In pixels, both ways. */
  size: number;
  /** The part of the width that the icon takes, 0 to 1; what is around it may be cut off by the device. */
  share: number;
  /** Behind the icon; without one it stays transparent. */
  background?: string;
}

export type Drawing = CardDrawing | CoverDrawing | OwnCoverDrawing | IconDrawing;

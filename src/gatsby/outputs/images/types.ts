/** Inputs of generated images as plain data, from which cache keys are computed. */
import type { IllustrationKind } from "../../../content-model/fields/illustrations";
import type { Beat, LineStyle } from "../../../design/pulse";

/** The dots of a map: the part of it that is shown, and path data by diameter in pixels. */
export interface MapOrnament {
  kind: "dots";
  frame: { x: number; y: number; width: number; height: number };
  sizes: readonly { diameter: number; d: string }[];
}

/** The drawing of a service. */
export interface IllustrationOrnament {
  kind: "illustration";
  drawing: IllustrationKind;
  title: string;
  items: readonly { label: string; note?: string | undefined; amount?: number | undefined }[];
}

/** The line at the bottom of a card, or the picture at its right, as on its page. */
export type Ornament =
  | MapOrnament
  | IllustrationOrnament
  | { kind: "beats"; beats: readonly Beat[] }
  | { kind: "waveform"; seed: string }
  | { kind: "climb"; levels: readonly number[] };

/** The agency's branding. */
interface Brand {
  /** The agency's name, next to the mark. */
  name: string;
  /** Logo as SVG text; a beat of the line by default. */
  logo?: string;
}

/** A card for social networks. */
export interface CardDrawing extends Brand {
  kind: "card";
  /** Path from the site's root. */
  file: string;
  title: string;
  /** A short label above the title. */
  kicker: string;
  ornament: Ornament;
  /** Line style; heartbeats by default. */
  line?: LineStyle;
  /** The site's domain. */
  host: string;
}

/** The generated podcast cover. */
export interface CoverDrawing extends Brand {
  kind: "cover";
  file: string;
  title: string;
  seed: string;
}

/** The podcast cover from the content. */
export interface OwnCoverDrawing {
  kind: "own-cover";
  file: string;
  /** Path of the picture. */
  picture: string;
  /** Hash of the picture. */
  sha256: string;
}

/** An icon in one size. */
export interface IconDrawing {
  kind: "icon";
  file: string;
  svg: string;
  /** Width and height in pixels. */
  size: number;
  /** Width of the icon relative to the image, 0 to 1; devices may crop the rest. */
  share: number;
  /** Background color; transparent by default. */
  background?: string;
}

export type Drawing = CardDrawing | CoverDrawing | OwnCoverDrawing | IconDrawing;

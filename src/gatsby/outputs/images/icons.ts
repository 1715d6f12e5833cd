/** Icons and web manifest from one SVG: the agency's, or the default mark. */
import { ICON_MARK } from "../../../design/mark";
import { light } from "../../../design/tokens";
import { iconPaths, routes } from "../../../routes";
import type { IconDrawing } from "./types";

const { d, side, stroke } = ICON_MARK;

/** The default mark on a dark rounded square. */
export const ownIcon =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" rx="${side * 0.1875}" fill="${light.deep}"/>` +
  `<path d="${d}" fill="none" stroke="${light.pulse}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** All icons to render from the SVG. */
export const iconDrawings = (svg: string): IconDrawing[] => {
  const icon = { kind: "icon", svg, share: 1 } as const;
  // Devices crop these two: the background fills them, and of a maskable icon only the central 80% is always visible
  // (W3C, Web App Manifest, "Icon masks and safe zone").
  const ground = light.deep;
  return [
    { ...icon, file: iconPaths.ico, size: 32 },
    { ...icon, file: iconPaths.small, size: 192 },
    { ...icon, file: iconPaths.large, size: 512 },
    { ...icon, file: iconPaths.apple, size: 180, background: ground },
    { ...icon, file: iconPaths.maskable, size: 512, background: ground, share: 0.8 },
  ];
};

/** Facts for the manifest. */
interface ManifestFacts {
  name: string;
  legalName: string;
  description: string;
  language: string;
}

/** The web manifest. */
export const webManifest = ({ name, legalName, description, language }: ManifestFacts): string =>
  JSON.stringify({
    name: legalName,
    short_name: name,
    description,
    lang: language,
    start_url: routes.home,
    display: "browser",
    background_color: light.paper,
    theme_color: light.deep,
    icons: [
      { src: iconPaths.svg, sizes: "any", type: "image/svg+xml" },
      { src: iconPaths.small, sizes: "192x192", type: "image/png" },
      { src: iconPaths.large, sizes: "512x512", type: "image/png" },
      { src: iconPaths.maskable, sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });

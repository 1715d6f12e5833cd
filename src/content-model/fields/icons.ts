/** Our own drawings, as paths on a 24-pixel grid. */
export const OWN_ICONS: Readonly<Record<string, string>> = {
  pulse: "M2 13h5l2-5 3 9 3-12 3 11 1.5-3H22",
  pin: "M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11zM12 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z",
  target: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 12h.01",
  chart: "M3 20h18M5 16l4-5 4 2 6-8",
  calendar: "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4",
  phone: "M6 3h3l2 5-2.5 1.8a12 12 0 0 0 5.7 5.7L16 13l5 2v3a2 2 0 0 1-2.2 2A16 16 0 0 1 4 5.2 2 2 0 0 1 6 3z",
  mail: "M3 6h18v12H3zM3 7l9 7 9-7",
  star: "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L12 16.9l-5.3 2.8 1.1-5.9L3.5 9.7l5.9-.8z",
  shield: "M12 3l7 3v5c0 5-3 8.5-7 10-4-1.5-7-5-7-10V6zM9 12l2.2 2.2L15.5 10",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20.5 20.5L16 16",
  page: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
  pen: "M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14.5 6l3.5 3.5",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 4.5a3.3 3.3 0 0 1 0 6.3M18 14.5c2 .8 3.2 2.6 3.5 5.5",
  message: "M4 5h16v11H10l-4.5 4v-4H4zM8 9h8M8 12.5h5",
  bolt: "M13 3L5 13.5h6L10 21l8.5-11H12z",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.5l3.5 2",
  map: "M3 6l6-2.5 6 2.5 6-2.5v14L15 20l-6-2.5L3 20zM9 3.5v14M15 6v14",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  heart: "M12 20S3.5 15 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 6-8.5 11-8.5 11z",
  leaf: "M5 19C4 10 9 4.5 20 4c.5 10-4 15.5-12 15M5 20.5c1.5-5 4-8.5 8.5-11",
  ear: "M7 10a5 5 0 0 1 10 0c0 3.5-3 4.5-3.5 7.5a3 3 0 0 1-5.8.8M10 10.5a2 2 0 0 1 4 0c0 1.5-1.5 2-1.8 3.5",
  spine: "M12 3v3M8.5 6.5h7M9.5 6v3h5V6M8 12h8M9.5 10.5v3h5v-3M8.5 17h7M9.5 15.5v3h5v-3M12 18.5V21",
  tooth:
    "M8 3.5c-2.5 0-4 2-4 4.5 0 3 1.5 4 2 7.5.4 3 .8 5 2 5 1.5 0 1.5-5.5 4-5.5s2.5 5.5 4 5.5c1.2 0 1.6-2 2-5 .5-3.5 2-4.5 2-7.5 0-2.5-1.5-4.5-4-4.5-1.8 0-2.5 1-4 1s-2.2-1-4-1z",
  skin: "M3 8c3-2 6-2 9 0s6 2 9 0M3 13c3-2 6-2 9 0s6 2 9 0M3 18c3-2 6-2 9 0s6 2 9 0",
  nose: "M13 3c0 4-1 6-3 9-1.5 2.2-1.5 4 .5 4.5 1.5.4 2-.5 3-.5s1.5 1.5 3 1M7.5 20.5h9",
  sparkle:
    "M12 3l1.8 5.2L19 10l-5.2 1.8L12 17l-1.8-5.2L5 10l5.2-1.8zM19 16l.8 2.2L22 19l-2.2.8L19 22l-.8-2.2L16 19l2.2-.8z",
  scalpel: "M20.5 3.5L10 14l-2-2 9.5-9.5zM8 12c-2.5 2.5-4 5.5-4.5 8.5C7 20 10 17.5 10 14",
  hands:
    "M12 11.5S8 9 8 6.5A2.2 2.2 0 0 1 12 5a2.2 2.2 0 0 1 4 1.5c0 2.5-4 5-4 5zM3 13l4 1 4 3h3.5M3 20l4-1 6 1.5 8-5c-1-1.5-2.5-1.5-4-.5l-3 2",
  camera: "M4 7h4l1.5-2.5h5L16 7h4v12H4zM12 16a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4z",
  layers: "M12 3l9 5-9 5-9-5zM3.5 12.5L12 17l8.5-4.5M3.5 16.5L12 21l8.5-4.5",
};

/** Those kept of Lucide (https://lucide.dev/icons): values of a GraphQL enum, so without hyphens. */
const LIBRARY_ICONS = [
  "accessibility apple armchair award baby banknote bath battery beer bell bike bird bone box brain briefcase brush",
  "building bus cake calculator car carrot cat church cloud code coffee coins compass cpu croissant crown database",
  "dog droplet dumbbell eye factory film fish flag flame flower folder fuel gavel gem gift glasses globe guitar",
  "hammer handshake headphones hospital hotel hourglass house key landmark languages laptop library lightbulb luggage",
  "medal megaphone microscope monitor moon mountain music newspaper package palette percent piano pill pizza plane",
  "plug printer radio receipt recycle rocket route ruler sailboat salad sandwich scale school scissors server ship",
  "shirt shovel smartphone smile snowflake sofa soup sprout stethoscope store sun syringe tablet tag tent timer",
  "tractor trees trophy truck tv umbrella university user utensils video wallet warehouse watch waves weight wheat",
  "wifi wine wrench",
].flatMap((names) => names.split(" "));

/** The icons that content may name. */
export const ICONS = [...Object.keys(OWN_ICONS), ...LIBRARY_ICONS];

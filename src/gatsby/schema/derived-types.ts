import { SHORT_EXCERPT } from "../../lib/format";

/** Derived fields: links, counts, and rendered or formatted values that no content file holds. */

const path = `  """Its address on the site."""
  path: String!
  """In development: why visitors cannot see it yet. Null for published content, and always in a build."""
  unpublished: Unpublished
`;
const headings = `  """Its second-level headings, in order."""
  headings: [TextHeading!]! @markdownHeadings
`;
const body = (what: string) => `  """${what}, as HTML."""\n  body: String! @markdownHtml\n`;
/** A date or number, formatted for the page. */
const words = (field: string, what: string, type = "String!") =>
  `  """${what}, in the site's language."""\n  ${field}Text: ${type} @words(of: "${field}")\n`;

/** All nodes of a type, in the collation of the site's language; sorting in a query would put É after Z. */
const byName = (list: string, type: string, what: string, field = "name") =>
  `  """${what}, by their ${field}s in the order of the site's language."""\n  ${list}: [${type}!]! @byName(type: "${type}", field: "${field}")\n`;

/** The number of all nodes of a type, or of all members of a list that each has, and the same as text. */
const total = (field: string, type: string, what: string, list?: string) => {
  const counted = `type: "${type}"${list ? `, list: "${list}"` : ""}`;
  return (
    `  """The number of all ${what}."""\n  ${field}: Int! @total(${counted})\n` +
    `  """The number of all ${what}, in the site's language."""\n  ${field}Text: String! @totalText(${counted})\n`
  );
};

/** Start or end of a day in the site's time zone, as a timestamp. */
const moment = (name: string, of: string, at: "start" | "end", what: string, type = "String!") =>
  `  """${what}: ISO 8601, with the offset that the site's time zone has then."""\n  ${name}: ${type} @moment(of: "${of}", at: "${at}")\n`;

// Pages that link to others query only this node: querying the whole node would rebuild every city whenever any text of
// the linked page changes.
const named = (field: string, what: string) => `  """${what}"""\n  ${field}: PageName! @link\n`;

// For the same reason, only the address instead of the service's node.
const localService = `  """The address of the service's page; null if it has none."""
  to: String
`;

/** Fields added to the type of a kind or group. A field with the name of a content field replaces it. */
export const derivedFields: Readonly<Record<string, string>> = {
  Service: `${path}${body("The opening text")}  """The texts of the sections of its page."""
  content: ServiceContent! @link
  """Its price table, if it has one."""
  pricing: PricingPlan @link
  """Its questions, if it has any."""
  faq: Faq @link
  """Its comparison, or that of the fallback service in pages/service.yaml."""
  comparison: Comparison! @link
  """Its process, or that of the fallback service in pages/service.yaml."""
  process: Process! @link
  """Its testimonials, if it has any."""
  testimonials: Testimonials @link
  """The industries that it is offered to, by their names in the order of the site's language."""
  industries: [Industry!]! @industriesOf
  """The example of what it delivers, if it has one."""
  example: ServiceExample @link
`,
  Report: `  """The sum of all rows; null if it is not named."""
  sum: ReportSum @reportSum
`,
  ReportRow: `  """What was spent, in the site's language and currency."""
  spendText: String! @reportSpend
  """What each kept visit cost; null if nobody came."""
  costText: String @reportCost
${words("inquiries", "How many people asked")}${words("bookings", "How many booked")}${words("visits", "How many came")}`,
  PricingPlan: `  """The rows of the table: the first tier's features with the value of each tier."""
  rows: [PricingRow!]!
  """The lowest price, as it is written; null if none is a single amount in the site's currency."""
  lowest: String @lowestPrice
`,
  Price: `  """The monthly price as a number; null if it is not a single amount in the site's currency."""
  amount: Float @priceAmount
  """What is paid at least with its add-on; null without one, or if either is not an amount."""
  total: String @priceTotal
`,
  Image: `  """The image file, the source for all sizes and formats."""
  source: File @mediaFile
  """Its sizes and formats on pages; it stands upright, whatever its file says. With both arguments, it is cropped around its focus."""
  photograph(
    """Width relative to height on wide screens."""
    wide: Float
    """Width relative to height on narrow screens."""
    narrow: Float
  ): GatsbyImageData @photograph
  """It for podcast apps: an upright JPEG or PNG of at most 3000 pixels."""
  forApps: AppPicture @pictureForApps
`,
  ContactMap: `  """The address of the drawing; null where there is none."""
  drawingUrl: String @mediaUrl(of: "drawing")
`,
  SiteSettings: `  """The address of the logo; null where there is none."""
  logoUrl: String @mediaUrl(of: "logo")
  """How many times as wide as high the logo is."""
  logoRatio: Float @pictureRatio(of: "logo")
  """Figures that the agency claims about itself."""
  claims: [Claim!]! @link
`,
  Industry: `${path}  """The services for this industry, each with its own page."""
  services: [IndustryService!]! @link
  """The number of its services."""
  serviceCount: Int!
${words("serviceCount", "How many services it has")}`,
  State: `${path}  """Its name within a sentence: "the District of Columbia"."""
  nameInSentences: String!
  """Its cities, in alphabetical order."""
  cities: [City!]! @link
  """The same cities, grouped by first letter."""
  cityIndex: [CitiesOfLetter!]! @cityIndex
  """The number of its cities."""
  cityCount: Int!
${words("cityCount", "How many cities it has")}  """The facts on its page, computed from the list of places."""
  local: StateFacts!
`,
  LocationsPage: `${byName("states", "State", "All states")}${total("stateTotal", "State", "states")}${total("cityTotal", "State", "cities", "cities")}  """The map of all cities; null if fewer than two have coordinates."""
  map: CountryMap @link
`,
  CareersPage: total("jobTotal", "Job", "open jobs"),
  IndustriesPage: byName("industries", "Industry", "All industries"),
  SearchPage: `${byName("industries", "Industry", "All industries")}${byName("jobs", "Job", "All jobs", "title")}`,
  Article: `${path}${words("date", "Its date")}${words("updated", "The day of its last change", "String")}${moment("updatedAt", "updated", "start", "When it was changed last; null if it was not", "String")}  """Everybody who wrote it, as a list in the site's language."""
  byline: String! @byline
${moment("publishedAt", "date", "start", "When it was published")}${body("The article")}${headings}  """Those of its topics that have a page."""
  topicPages: [ShownName!]!
  """The three newest other articles, by id: a query for them would run again for a change of any article."""
  others: [Article!]! @link
  """A shortened excerpt, for links from other articles."""
  shortExcerpt: String! @shortened(of: "excerpt", to: ${SHORT_EXCERPT})
  """The article for feed readers: plain HTML with absolute URLs, without the site's design."""
  feedHtml: String! @feedHtml
`,
  Episode: `${path}${words("date", "Its date")}${moment("publishedAt", "date", "start", "When it was published")}  """The show notes, as HTML."""
  notes: String! @episodeNotes
  """The show notes for podcast apps: plain HTML with whole addresses."""
  feedNotes: String! @episodeFeedNotes
  """Shown on its drawn cover before its duration: its number, or that it is a trailer or a bonus; null for neither."""
  coverLabel: String @coverLabel
  """The URL of its audio, on the site or on another host; null if it has none."""
  audioSrc: String @audioSource
  """Metadata of its audio for podcast apps; null if it has none."""
  audio: EpisodeAudio @episodeAudio
  """The loudness of its recording in 56 equal parts, 0 to 1 relative to the loudest; null without an MP3 on the site."""
  waveform: [Float!] @episodeWaveform
  """Its duration in seconds, as stated."""
  seconds: Int!
  """True for explicit language: as its file says, or else as the podcast's page says of all episodes."""
  explicit: Boolean! @explicitEpisode
  """Its transcript, if it has one."""
  transcript: Transcript @transcript
`,
  CityService: localService,
  StateService: localService,
  CityPage: named("breadcrumb", "The list of states, for the breadcrumb."),
  IndustryServicePage: named("breadcrumb", "The list of industries, for the breadcrumb."),
  Job: `${path}${words("datePosted", "The day it was posted")}${words("closes", "The day it closes", "String")}${moment("closesAt", "closes", "end", "When it closes; null if it stays open", "String")}${body("The text under About the Role")}`,
  LandingPage: path,
  PlainPage: `${path}${body("The text")}${headings}`,
  ProseSection: `  """The text, as HTML."""
  html: String! @proseHtml(of: "body")
`,
  LegalDocument: `${path}${words("date", "Its date")}${body("The text")}${headings}`,
};

/** Types that have no content file of their own. */
export const derivedTypes = `
"""A heading in a Markdown text."""
type TextHeading {
  """Its anchor, without #."""
  id: String!
  """Its text."""
  label: String!
}

"""A picture as podcast apps take it."""
type AppPicture {
  """Its address."""
  src: String!
  """In pixels."""
  width: Int!
  """In pixels."""
  height: Int!
}

"""A figure that the agency claims about itself; pages reference it by id. Its id is Claim:{id in site.yaml}."""
type Claim implements Node @dontInfer {
  id: ID!
  """Its id in site.yaml."""
  slug: String!
  """The figure, with its sign and unit."""
  number: String!
  """What it counts."""
  label: String!
  """Two amounts that are drawn to scale, if it has any."""
  scale: ClaimScale
}

"""Two amounts that are drawn to scale."""
type ClaimScale {
  """The first amount in words."""
  before: String!
  """The first amount."""
  beforeAmount: Float!
  """The second amount in words."""
  after: String!
  """The second amount."""
  afterAmount: Float!
}

"""The sum of a report's rows, in the site's language and currency."""
type ReportSum {
  """What was spent."""
  spendText: String!
  """How many people asked."""
  inquiriesText: String!
  """How many booked."""
  bookingsText: String!
  """How many came."""
  visitsText: String!
  """What each kept visit cost; null if nobody came."""
  costText: String
}

"""The name and path of a page as a separate node, so that pages that link to it are not re-queried when its other content changes. Its id is PageName:{id of the page's node}."""
type PageName implements Node @dontInfer {
  id: ID!
  """The last part of its address."""
  slug: String!
  """Its name in links."""
  name: String!
  """Its address on the site."""
  path: String!
  """What a service does, as a drawing; null if it has none, and for other pages."""
  illustration: Illustration
}

"""A topic of at least two articles; its page is /blog/topics/{slug}. Its id is Topic:{slug}."""
type Topic implements Node @dontInfer {
  id: ID!
  """The last part of its address."""
  slug: String!
  """Its name."""
  name: String!
  """Its address on the site."""
  path: String!
  """Its articles, newest first."""
  articles: [Article!]! @link
  """The newest 20 of them, for its feed."""
  latest: [Article!]! @link
}

"""A city; its page is /locations/{state}/{city}. Its id is City:{state}/{city}."""
type City implements Node @dontInfer {
  id: ID!
  """The last part of its address."""
  slug: String!
  """Its name."""
  name: String!
  """Its population, if known."""
  population: Int
  """Degrees north."""
  latitude: Float
  """Degrees east; negative in America."""
  longitude: Float
  """The city of which it is a borough or a district."""
  partOf: City @link
  """True for a draft, which visitors cannot see."""
  draft: Boolean!
  """The previous addresses of its page."""
  redirectFrom: [String!]
  """A photograph in place of its map; null if its state's file has none."""
  image: Image
  """The facts on its page, computed from the list of places."""
  local: CityFacts!
  """Its state."""
  state: State! @link
${named("stateName", "The state's name and address.")}  """Its state's name within a sentence."""
  stateInSentences: String!
${path}}

"""Texts and facts of a city, filled in with what is around it."""
type CityFacts {
  """What search engines show."""
  metadata: CityWords!
  """The text below the main heading; null if it needs what is unknown."""
  intro: String
  """A text for each service; null if it needs what is unknown."""
  advice: [String]!
  """Single facts."""
  items: [Fact!]!
  """The nearest other places, nearest first."""
  neighbors: [NeighborFact!]!
  """The map of the city and its surroundings; null without coordinates."""
  map: CityMap
  """The map in words; null if the content has none, or if a value that it needs is unknown."""
  mapText: String
}

"""What search engines show of a city's page."""
type CityWords {
  """The title in the browser tab and in search results."""
  title: String!
  """The text below it."""
  description: String!
}

"""Facts computed from the list of places, in the texts of the state page."""
type StateFacts {
  """The largest cities, largest first; none in a state with a single one."""
  largest: [LargestFact!]!
  """The kinds of places that it has, with examples."""
  kinds: [KindOfPlaceFact!]!
  """The map of its cities; null if fewer than two have coordinates."""
  map: StateMap
  """The map in words; null if the content has none, or if a value that it needs is unknown."""
  mapText: String
}

"""A city near another one."""
type NearbyCity {
  """The city."""
  city: City! @link
  """The distance in miles, along the surface of the earth."""
  miles: Float!
  """The distance in kilometers."""
  kilometers: Float!
}

"""The map of all cities of the site, a dot each."""
type CountryMap implements Node @dontInfer {
  id: ID!
  """The path of the drawing, an SVG in which each state is a part with its slug as its id."""
  src: String!
  """The part of the drawing that is shown."""
  viewBox: String!
  """The baseline of the words below the dots, in the units of the drawing."""
  baseline: Int!
  """How much larger than usual the dots are."""
  dot: Float!
  """True if the part "frames" encloses what is drawn apart from the rest, such as Alaska."""
  frames: Boolean!
  """The slugs of the states that have dots."""
  states: [String!]!
  """The names of the largest cities, if there are so few dots that they do not show the shape of a country."""
  labels: [MapLabel!]!
}

"""The map of a state's cities, a dot each."""
type StateMap {
  """The path of the drawing, an SVG whose dots are the part "d", and whose outline, if there is one, is the part "s"."""
  src: String!
  """The part of the drawing that is shown."""
  viewBox: String!
  """Its width divided by its height."""
  ratio: Float!
  """How much larger than usual the dots are."""
  dot: Float!
  """A bar of scale; null where it would be longer than the map."""
  scale: MapScale
  """Lines from dots to names that stand away from them, as path data; null if there are none."""
  lines: String
  """The names of the largest cities for which there is room."""
  labels: [MapLabel!]!
}

"""The map of a city and its surroundings."""
type CityMap {
  """The path of its state's drawing, an SVG: dots (part "d"), those of other states (n), the outline (s), circles around a city (c), the widest one (w), a spot (o)."""
  src: String!
  """The city in the drawing, from left to right."""
  x: Int!
  """The city in the drawing, from top to bottom."""
  y: Int!
  """Half the width of what is shown around the city, in the units of the drawing."""
  half: Int!
  """True if the widest circle is shown."""
  far: Boolean!
  """Lines from dots to names that stand away from them, as path data, seen from the city; null if there are none."""
  lines: String
  """The part of the drawing that holds the whole state; null if the city is its only dot."""
  overview: String
  """The names of the largest places around for which there is room, and of the circles with the side c."""
  labels: [MapLabel!]!
}

"""A bar of scale on a map."""
type MapScale {
  """Its length, in percent of the map's width."""
  length: Float!
  """The distance, in words."""
  name: String!
}

"""A name on a map."""
type MapLabel {
  """The name."""
  name: String!
  """Its address on the site, if it is a link."""
  path: String
  """Its dot, in percent of the map's width."""
  left: Float!
  """Its dot, in percent of the map's height."""
  top: Float!
  """Where it stands, seen from its dot: r, l, t or b for right, left, top or bottom; c in the middle of it."""
  side: String!
  """True if there is room for it on a wide screen alone."""
  wide: Boolean!
}

"""A figure with its label."""
type Fact {
  """The figure."""
  value: String!
  """Its label."""
  text: String!
}

"""The name and path of a page, for links."""
type ShownName {
  """Its name in links."""
  name: String!
  """Its address on the site."""
  path: String!
}

"""Another place, relative to a city."""
type NeighborFact {
  """Its name, with the abbreviation of its state if it is in another one."""
  name: String!
  """Its address on the site."""
  path: String!
  """Distance and direction, formatted."""
  distance: String!
}

"""One of a state's largest cities."""
type LargestFact {
  """Its name."""
  name: String!
  """Its address on the site."""
  path: String!
  """How many people live there, in words."""
  population: String
}

"""A kind of place in a state."""
type KindOfPlaceFact {
  """Its heading."""
  title: String!
  """What it means for a practice there."""
  text: String!
  """The largest cities of this kind."""
  cities: [ShownName!]!
}

"""One service for one industry; its page is /industries/{industry}/{service}. Its id is IndustryService:{industry}/{service}."""
type IndustryService implements Node @dontInfer {
  id: ID!
  """The industry."""
  industry: Industry! @link
${named("industryName", "The industry's name and address.")}  """The service."""
  service: Service! @link
${named("serviceName", "The service's name and address.")}  """True for a draft, which visitors cannot see."""
  draft: Boolean!
  """The industry's icon."""
  icon: IconName!
  """How the people whom the industry serves decide; null if its file does not say."""
  pace: DecisionPace
  """The style of the line on the industry's pages; null for the site's."""
  line: String
  """At which step of the pace the service works, counted from 1; null if its entry does not say."""
  step: Int
  """The heading of the service's drawing on the pair's page; null for that of the service."""
  illustrationTitle: String
  """A photograph on the pair's page, in place of its drawing."""
  image: Image
  """The heading of the card and of the pair's page."""
  title: String!
  """Two sentences for the card and the top of the page."""
  description: String!
  """What is done."""
  features: [String!]!
  """The results for the client."""
  benefits: [String!]!
${path}}

"""Why visitors cannot see a page that is shown in development."""
type Unpublished {
  """draft or scheduled."""
  state: String!
  """The publication date; null for a draft."""
  date: Date @dateformat
${words("date", "The publication date", "String")}}

"""The cities of a state with the same first letter."""
type CitiesOfLetter {
  """The letter, upper case, in the alphabet of the site's language."""
  letter: String!
  """The cities, in the order of the state's list."""
  cities: [City!]! @link
}

"""Metadata of an episode's audio for podcast apps."""
type EpisodeAudio {
  """Its media type."""
  type: String!
  """File size: measured, or as stated by the episode for audio on another host."""
  bytes: Int!
  """Duration in seconds: measured, or as stated by the episode for audio on another host."""
  seconds: Int!
}

"""The transcript of an episode."""
type Transcript {
  """The URL of its WebVTT file."""
  src: String!
  """The text, in paragraphs."""
  paragraphs: [TranscriptParagraph!]!
}

"""An uninterrupted passage by one speaker."""
type TranscriptParagraph {
  """Start time in seconds."""
  start: Float!
  """The speaker, if stated."""
  speaker: String
  """The text."""
  text: String!
}

"""A row of a price table."""
type PricingRow {
  """The feature."""
  feature: String!
  """Its value in each tier, in the order of the tiers."""
  cells: [PricingCell!]!
}

"""The value of a feature in one tier."""
type PricingCell {
  """The name of the tier."""
  tier: String!
  """True if the tier includes it."""
  included: Boolean!
  """The quantity, if the tier states one."""
  quantity: String
}

"""true, false, or a quantity as text."""
scalar Inclusion

"""A YAML file of the content folder; its data is in the types of the content model."""
type ContentYaml implements Node @dontInfer {
  id: ID!
}

"""A Markdown file of the content folder; its data is in the types of the content model."""
type MarkdownRemark implements Node @dontInfer {
  id: ID!
  """Absolute path of the file."""
  fileAbsolutePath: String
}
`;

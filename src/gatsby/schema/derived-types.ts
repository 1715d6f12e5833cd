/** The fields that no file holds: what is linked, counted or rendered from what the files hold. */

const path = `  """Its address on the site."""
  path: String!
  """Why visitors do not see it yet, while developing; null for what they see, and so for everything in a build."""
  unpublished: Unpublished
`;
const headings = `  """Its headings of the second level, from the first to the last."""
  headings: [TextHeading!]! @markdownHeadings
`;
const body = (what: string) => `  """${what}, as HTML."""\n  body: String! @markdownHtml\n`;
/** A date or a number, as the pages show it. */
const words = (field: string, what: string, type = "String!") =>
  `  """${what}, in the site's language."""\n  ${field}Text: ${type} @words(of: "${field}")\n`;

/** All nodes of a type, in the order of the site's language: a query that sorts them puts É after Z. */
const byName = (list: string, type: string, what: string, field = "name") =>
  `  """${what}, by their ${field}s in the order of the site's language."""\n  ${list}: [${type}!]! @byName(type: "${type}", field: "${field}")\n`;

/** The moment at which a day of the agency's begins or ends, for machines. */
const moment = (name: string, of: string, at: "start" | "end", what: string, type = "String!") =>
  `  """${what}: ISO 8601, with the offset that the site's time zone has then."""\n  ${name}: ${type} @moment(of: "${of}", at: "${at}")\n`;

// Pages that name others ask for these alone: another node would make every city anew with each word that changes on its own page.
const named = (field: string, what: string) => `  """${what}"""\n  ${field}: PageName! @link\n`;

// The service's node would, too.
const localService = `  """The address of the service's page; null where it leads to none."""
  to: String
`;

/** Fields added to the type of a kind or a group; one with the name of a file's field replaces it. */
export const derivedFields: Readonly<Record<string, string>> = {
  Service: `${path}${body("The opening text")}  """What the bands of its page say."""
  content: ServiceContent! @link
  """Its price table, where it has one."""
  pricing: PricingPlan @link
  """Its questions, where it has any."""
  faq: Faq @link
  """Its comparison; that of the service named as fallback in pages/service.yaml where it has none."""
  comparison: Comparison! @link
  """Its process; that of the service named as fallback in pages/service.yaml where it has none."""
  process: Process! @link
  """What clients said of it, where anything is there."""
  testimonials: Testimonials @link
`,
  PricingPlan: `  """The lines of the table: the first tier's features with the value of every tier."""
  rows: [PricingRow!]!
`,
  Price: `  """The price for a month as a number; null where it is not one amount in the site's currency."""
  amount: Float @priceAmount
`,
  Image: `  """The file itself, from which pictures of every size and format are made."""
  source: File @mediaFile
`,
  SiteSettings: `  """Figures that the agency stands for."""
  claims: [Claim!]! @link
`,
  Industry: `${path}  """The services for this industry, each with a page of its own."""
  services: [IndustryService!]! @link
  """How many services there are for it."""
  serviceCount: Int!
`,
  State: `${path}  """Its cities, in alphabetical order."""
  cities: [City!]! @link
  """The same cities by the letters that they begin with."""
  cityIndex: [CitiesOfLetter!]! @cityIndex
  """How many cities it has."""
  cityCount: Int!
${words("cityCount", "How many cities it has")}  """What its page tells of it, from the data on places."""
  local: StateFacts!
`,
  LocationsPage: `  """How many states and cities there are."""
  counts: PlaceCounts! @placeCounts
${byName("states", "State", "All states")}`,
  IndustriesPage: byName("industries", "Industry", "All industries"),
  SearchPage: `${byName("industries", "Industry", "All industries")}${byName("jobs", "Job", "All jobs", "title")}`,
  Article: `${path}${words("date", "Its date")}${moment("publishedAt", "date", "start", "When it appeared")}${body("The article")}${headings}  """The beginning of its excerpt, for where it is named beside another article."""
  shortExcerpt: String! @shortened(of: "excerpt", to: 100)
  """The article for feed readers: plain HTML with whole addresses, without the site's design."""
  feedHtml: String! @feedHtml
`,
  Episode: `${path}${words("date", "Its date")}${moment("publishedAt", "date", "start", "When it appeared")}  """The show notes, as HTML."""
  notes: String! @episodeNotes
  """The show notes for podcast apps: plain HTML with whole addresses."""
  feedNotes: String! @episodeFeedNotes
  """Shown on its drawn cover before its duration: its number, or that it is a trailer or a bonus; null for neither."""
  coverLabel: String @coverLabel
  """Where its audio is: a file of the site, or an address elsewhere; null where it has none."""
  audioSrc: String @audioSource
  """What podcast apps need to know of its audio; null where it has none."""
  audio: EpisodeAudio @episodeAudio
  """What is said in it, where somebody has written it down."""
  transcript: Transcript @transcript
`,
  CityService: localService,
  StateService: localService,
  CityPage: named("breadcrumb", "The list of states, as its pages name it above their titles."),
  IndustryServicePage: named("breadcrumb", "The list of industries, as its pages name it above their titles."),
  Job: `${path}${words("datePosted", "The day on which it was posted")}${words("closes", "The day on which it closes", "String")}${moment("closesAt", "closes", "end", "When it closes; null where it stays open", "String")}${body("The text under About the Role")}`,
  LegalDocument: `${path}${words("date", "Its date")}${body("The text")}${headings}`,
};

/** Types that are no kind of file. */
export const derivedTypes = `
"""A heading in a text that an editor wrote."""
type TextHeading {
  """What a link with # names to lead there."""
  id: String!
  """Its words."""
  label: String!
}

"""A figure that the agency stands for; pages name it by its id."""
type Claim implements Node @dontInfer {
  """Claim:{id in site.yaml}"""
  id: ID!
  """The figure, with its sign and unit."""
  number: String!
  """What it counts."""
  label: String!
}

"""What other pages show of a page that they lead to. Who asks for it is asked again when this changes, and with no other word of that page."""
type PageName implements Node @dontInfer {
  """PageName:{id of the page's node}"""
  id: ID!
  """The last part of its address."""
  slug: String!
  """What other pages call it."""
  name: String!
  """Its address on the site."""
  path: String!
}

"""A city; its page is /locations/{state}/{city}."""
type City implements Node @dontInfer {
  """City:{state}/{city}"""
  id: ID!
  """The last part of its address."""
  slug: String!
  """Its name."""
  name: String!
  """How many people live there, where it is known."""
  population: Int
  """Degrees north."""
  latitude: Float
  """Degrees east; negative in America."""
  longitude: Float
  """true for a draft, which visitors do not see."""
  draft: Boolean
  """The addresses that its page had before."""
  redirectFrom: [String!]
  """What its page tells of it, from the data on places."""
  local: CityFacts!
  """The state it lies in."""
  state: State! @link
${named("stateName", "The state's name and address.")}${path}}

"""What is worked out of a city from the data on places, in the words of the page."""
type CityFacts {
  """Single facts."""
  items: [Fact!]!
  """A sentence for each of the services; null where what it names is not known."""
  services: [String]!
  """Who lives how near; that distance first at which the city stands highest above its state's middle city."""
  reach: [CityReachFact!]!
  """The nearest other places, the nearest first."""
  neighbors: [NeighborFact!]!
}

"""What is worked out of a state from the data on its places, in the words of the page."""
type StateFacts {
  """Single facts."""
  items: [Fact!]!
  """The largest cities, the largest first."""
  largest: [LargestFact!]!
}

"""A figure and what it says."""
type Fact {
  """The figure."""
  value: String!
  """What it says."""
  text: String!
}

"""A distance around a city."""
type CityReachFact {
  """The distance in words."""
  label: String!
  """Who lives within it."""
  text: String!
  """The distance around any city."""
  band: CityBand! @link
}

"""A distance around any city."""
type CityBand implements Node @dontInfer {
  """CityBand:{its name in pages/city.yaml}"""
  id: ID!
  """The industries that are planned for it."""
  industries: [ShownName!]!
}

"""What other pages show of a page that they lead to."""
type ShownName {
  """What other pages call it."""
  name: String!
  """Its address on the site."""
  path: String!
}

"""Another place as it is seen from a city."""
type NeighborFact {
  """Its name, with its state's short form where that is another state."""
  name: String!
  """Its address on the site."""
  path: String!
  """How far it is and in which direction, in words."""
  distance: String!
  """How many people live there, where it is known."""
  population: String
}

"""One of a state's largest cities."""
type LargestFact {
  """Its name."""
  name: String!
  """Its address on the site."""
  path: String!
  """How many people live there."""
  population: String!
  """Its part of the people of all the state's listed cities."""
  share: String!
}

"""One service for one industry; its page is /industries/{industry}/{service}."""
type IndustryService implements Node @dontInfer {
  """IndustryService:{industry}/{service}"""
  id: ID!
  """The industry."""
  industry: Industry! @link
${named("industryName", "The industry's name and address.")}  """The service."""
  service: Service! @link
${named("serviceName", "The service's name and address.")}  """true for a draft, which visitors do not see."""
  draft: Boolean
  """The heading of the card and of the pair's page."""
  title: String!
  """Two sentences for the card and the top of the page."""
  description: String!
  """What is done."""
  features: [String!]!
  """What comes of it."""
  benefits: [String!]!
${path}}

"""Why visitors do not see a page that is shown while developing."""
type Unpublished {
  """draft, or scheduled."""
  state: String!
  """The day on which it appears; null for a draft."""
  date: String
${words("date", "The same", "String")}}

"""The cities of a state that begin with a letter."""
type CitiesOfLetter {
  """A letter of the alphabet of the site's language, as a capital."""
  letter: String!
  """The cities, in the order of the state's list."""
  cities: [City!]! @link
}

"""How many places have a page, in the site's language."""
type PlaceCounts {
  """The states."""
  states: String!
  """The cities of all states."""
  cities: String!
}

"""What podcast apps need to know of an episode's audio."""
type EpisodeAudio {
  """Its media type."""
  type: String!
  """The size of the file: measured, or as the episode states it for audio on another host."""
  bytes: Int!
  """How many seconds it plays: measured, or as the episode states it for audio on another host."""
  seconds: Int!
}

"""What is said in an episode."""
type Transcript {
  """Where its WebVTT file is."""
  src: String!
  """The words, as they are read."""
  paragraphs: [TranscriptParagraph!]!
}

"""What somebody says without a break."""
type TranscriptParagraph {
  """When it begins, in seconds."""
  start: Float!
  """Who says it, where that is written down."""
  speaker: String
  """The words."""
  text: String!
}

"""A line of a price table."""
type PricingRow {
  """The feature."""
  feature: String!
  """Its value in each tier, in the order of the tiers."""
  cells: [PricingCell!]!
}

"""What one tier has of a feature."""
type PricingCell {
  """The name of the tier."""
  tier: String!
  """Whether the tier has it at all."""
  included: Boolean!
  """How much of it, where the tier says so in words."""
  quantity: String
}

"""true, false, or a quantity in words."""
scalar Inclusion

"""A YAML file of the content folder; what it holds is in the types of the content model."""
type ContentYaml implements Node @dontInfer {
  """Made by gatsby-transformer-yaml."""
  id: ID!
}

"""A Markdown file of the content folder; what it holds is in the types of the content model."""
type MarkdownRemark implements Node @dontInfer {
  """Made by gatsby-transformer-remark."""
  id: ID!
  """Where the file lies on this machine."""
  fileAbsolutePath: String
}
`;

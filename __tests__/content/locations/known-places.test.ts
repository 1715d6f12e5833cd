/** What a resident may read about their own town: fifty places of all sorts, each with what its page may name. */
import { CityAtlas } from "../../../src/site/locations/city-stats";
import { LocalFacts } from "../../../src/site/locations/facts";
import { Library } from "../../../src/site/content/collections";
import { readContent } from "../../../src/site/read-content";

const library = new Library(readContent("content").entries);
const { acrossWater } = library.one("cityPage").local;
const places = library.all("state").flatMap(({ slug, data }) => data.cities.map((city) => ({ ...city, state: slug })));
const atlas = new CityAtlas(places, new Set(acrossWater));
const facts = new LocalFacts(library);

/** The city of a district, and the nearest city at least as large within 15 miles. */
const KNOWN: Readonly<Record<string, { whole?: string; rival?: string }>> = {
  // Centers of metropolitan areas, and cities with nothing larger near them.
  "new-york/new-york-city": {},
  "california/los-angeles": {},
  "illinois/chicago": {},
  "texas/houston": {},
  "tennessee/knoxville": {},
  "tennessee/chattanooga": {},
  "alabama/mobile": {},
  "georgia/savannah": {},
  "missouri/springfield": {},
  "colorado/fort-collins": {},
  "minnesota/rochester": {},
  "florida/tallahassee": {},
  "virginia/virginia-beach": {},
  "district-of-columbia/washington": {},
  // Suburbs, next to a larger town than the famous city.
  "virginia/portsmouth": { rival: "Norfolk" },
  "connecticut/greenwich": { rival: "Stamford" },
  "california/garden-grove": { rival: "Anaheim" },
  "california/signal-hill": { rival: "Long Beach" },
  "texas/university-park": { rival: "Dallas" },
  "texas/west-university-place": { rival: "Bellaire" },
  "illinois/oak-park": { rival: "Berwyn" },
  "illinois/evanston": { rival: "Chicago" },
  "massachusetts/brookline": { rival: "Cambridge" },
  "new-jersey/hoboken": { rival: "New York City" },
  "new-york/yonkers": { rival: "New York City" },
  "michigan/dearborn": { rival: "Detroit" },
  "georgia/south-fulton": { rival: "Atlanta" },
  "utah/millcreek": { rival: "Salt Lake City" },
  "nevada/henderson": { rival: "Las Vegas" },
  // Cities on both sides of a state's border.
  "kansas/kansas-city": { rival: "Kansas City" },
  "texas/texarkana": {},
  "arkansas/texarkana": { rival: "Texarkana" },
  "tennessee/bristol": {},
  "wisconsin/superior": { rival: "Duluth" },
  "new-jersey/camden": { rival: "Philadelphia" },
  "iowa/council-bluffs": { rival: "Omaha" },
  // Islands and coasts: what is near on the map is across water.
  "alaska/juneau": {},
  "hawaii/hilo": {},
  "florida/key-west": {},
  "washington/vashon": {},
  "california/oakland": {},
  "california/san-rafael": {},
  "texas/galveston": {},
  // Districts.
  "ohio/hough": { whole: "Cleveland" },
  "florida/coconut-grove": { whole: "Miami" },
  "florida/carol-city": { whole: "Miami Gardens" },
  "alaska/eagle-river": { whole: "Anchorage" },
  "new-york/astoria": { whole: "Queens" },
  "pennsylvania/nicetown-tioga": { whole: "Philadelphia" },
  "washington/klahanie": { whole: "Sammamish" },
};

/** What the data of the content cannot show, and what would be untrue of some place. */
const UNKNOWABLE =
  /\b(?:drive|road|highway|by train|on its own|any size|the only|no other|fewer|nobody|no one|few practices|census|people live|population|largest|No\. \d)\b/i;

test.each(Object.entries(KNOWN))("%s names its own city, or its nearest rival, and nothing else", (key, known) => {
  const [state = "", slug = ""] = key.split("/");
  const found = [...atlas.figuresOf(state)].find(([city]) => city.slug === slug);
  expect(found).toBeDefined();
  const { whole, rival } = found?.[1].named ?? {};
  expect({ whole: whole?.name, rival: rival?.name }).toEqual({ whole: known.whole, rival: known.rival });
  const { intro, advice, metadata } = facts.ofCity(state, slug);
  const texts = [intro, ...advice, metadata.title, metadata.description];
  expect(texts).not.toContain(null);
  for (const text of texts) expect(text).not.toMatch(UNKNOWABLE);
});

test("a place that shares its name, or has that of a state, is called by its state", () => {
  const texts = facts.ofCity("kansas", "kansas-city");
  expect([texts.intro, ...texts.advice].join(" ")).not.toMatch(/Kansas City and one in Kansas City(?!, MO)/);
  expect(facts.ofCity("ohio", "toledo").advice.join(" ")).not.toMatch(/Oregon(?!, OH)/);
});

test("every city across water is in the list of places", () => {
  const keys = new Set(places.map(({ state, slug }) => `${state}/${slug}`));
  expect((acrossWater ?? []).filter((key) => !keys.has(key))).toEqual([]);
});

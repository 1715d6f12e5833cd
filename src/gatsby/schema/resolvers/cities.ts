/** The query for the cities near another one. */
import { didYouMean } from "content-kit";
import { distanceKm, KM_PER_MILE, type Located } from "../../../lib/distance";
import { entityId } from "../../../site/pages/node-id";
import type { Context, NodeLike } from "./context";

interface WithinArgs {
  of: string;
  miles?: number | null;
  kilometers?: number | null;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

const isLocated = (city: object): city is Located =>
  "latitude" in city && typeof city.latitude === "number" && "longitude" in city && typeof city.longitude === "number";

/** @throws for an unknown city */
const cityNamed = (name: string, cities: readonly NodeLike[]): NodeLike => {
  const id = entityId("City", name);
  const city = cities.find((one) => one.id === id);
  if (city) return city;
  const meant = didYouMean(
    name,
    cities.map((one) => one.id.slice(entityId("City", "/").length - 1)),
  );
  const fix = meant ? `Did you mean "${meant}"?` : "Write the slugs of state and city, with a slash between them.";
  throw new Error(`There is no city "${name}". ${fix}`);
};

const nearby = async ({ of, miles, kilometers }: WithinArgs, { nodeModel }: Context): Promise<object[]> => {
  const reach = kilometers ?? (miles ?? NaN) * KM_PER_MILE;
  if (!(reach >= 0) || (typeof miles === "number" && typeof kilometers === "number"))
    throw new Error("Give the distance in miles or in kilometers: one of the two, 0 or more.");
  const cities = [...(await nodeModel.findAll({ type: "City" })).entries];
  const center = cityNamed(of, cities);
  if (!isLocated(center)) throw new Error(`The file of "${of}" has no latitude and longitude.`);
  return cities
    .flatMap((city) => (city !== center && isLocated(city) ? [{ city: city.id, km: distanceKm(center, city) }] : []))
    .filter(({ km }) => km <= reach)
    .sort((one, other) => one.km - other.km || (one.city < other.city ? -1 : 1))
    .map(({ city, km }) => ({ city, miles: rounded(km / KM_PER_MILE), kilometers: rounded(km) }));
};

export const citiesWithinQuery = {
  type: "[NearbyCity!]",
  description: "The other cities within a distance of a city, nearest first; those without coordinates are left out.",
  args: {
    of: { type: "String!", description: "The slugs of its state and of the city: florida/miami." },
    miles: { type: "Float", description: "The distance in miles, as the crow flies." },
    kilometers: { type: "Float", description: "The distance in kilometers, instead of miles." },
  },
  resolve: (_source: unknown, args: WithinArgs, context: Context) => nearby(args, context),
};

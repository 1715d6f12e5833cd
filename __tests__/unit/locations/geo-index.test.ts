/** Distances, directions and nearest places. */
import { centerOf, directionTo, middleOf, PlaceIndex } from "../../../src/site/locations/geo-index";
import { distanceKm, type Located } from "../../../src/lib/distance";

const at = (latitude: number, longitude: number): Located => ({ latitude, longitude });
const HAMBURG = at(53.5503, 9.9937);
const MUNICH = at(48.1374, 11.5755);

describe("A distance", () => {
  test.each([
    ["from Hamburg to Munich", HAMBURG, MUNICH, 612],
    ["along a degree of the equator", at(0, 0), at(0, 1), 111.2],
    ["across the line where east meets west", at(0, 179.5), at(0, -179.5), 111.2],
    ["from pole to pole", at(90, 0), at(-90, 0), 20015],
    ["to the place itself", HAMBURG, HAMBURG, 0],
  ])("%s", (_, a, b, km) => {
    expect(Math.abs(distanceKm(a, b) - km)).toBeLessThan(1);
    expect(distanceKm(b, a)).toBeCloseTo(distanceKm(a, b), 9);
  });
});

test.each([
  ["north", at(1, 0)],
  ["northEast", at(1, 1)],
  ["east", at(0, 1)],
  ["southEast", at(-1, 1)],
  ["south", at(-1, 0)],
  ["southWest", at(-1, -1)],
  ["west", at(0, -1)],
  ["northWest", at(1, -1)],
])("from the center of the map is %s", (direction, to) => {
  expect(directionTo(at(0, 0), to)).toBe(direction);
});

test("across the date line, the direction is east", () => {
  expect(directionTo(at(0, 179), at(0, -179))).toBe("east");
  expect(middleOf([at(0, 179), at(0, -179)]).longitude).toBeCloseTo(180, 6);
});

test("a cluster in one corner does not shift the center there", () => {
  const crowd = Array.from({ length: 50 }, () => at(1, 9));
  const { latitude, longitude } = centerOf([at(0, 0), at(10, 10), ...crowd]);
  expect([latitude, longitude]).toEqual([expect.closeTo(5, 6), expect.closeTo(5, 6)]);
  const across = centerOf([at(0, 178), at(2, -178)]);
  expect([across.latitude, Math.abs(across.longitude)]).toEqual([1, expect.closeTo(180, 6)]);
});

describe("The spatial index", () => {
  /** A fixed set of places, dense and sparse, up to the poles and across the date line. */
  const scattered = Array.from({ length: 3000 }, (_, index) => ({
    name: String(index),
    latitude: 90 * Math.sin(index * 1.7) * Math.cos(index * 0.013),
    longitude: 180 * Math.sin(index * 0.91 + 0.3),
  }));
  const index = new PlaceIndex(scattered);
  const asked = scattered.filter((_, number) => number % 150 === 0);

  test("finds the same places within a distance as a linear search", () => {
    for (const center of asked) {
      const distances = scattered.map((place) => ({ name: place.name, distance: distanceKm(center, place) }));
      for (const km of [30, 400, 3000]) {
        const found = index.within(center, km).map(({ place }) => place.name);
        const measured = distances.filter(({ distance }) => distance <= km).map(({ name }) => name);
        expect(found.sort().join(" ")).toBe(measured.sort().join(" "));
      }
    }
  });
});

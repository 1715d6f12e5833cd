/** Node id of an entry, `Service:paid-media`; the type alone for kinds with a single file. */
export const entityId = (type: string, name = ""): string => (name ? `${type}:${name}` : type);

/** Id of the node with the name and path of a node's page. */
export const pageNameId = (id: string): string => entityId("PageName", id);

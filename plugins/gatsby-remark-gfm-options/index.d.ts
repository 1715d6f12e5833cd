/** The parser plugins that gatsby-transformer-remark adds: remark-gfm with these options. */
export const setParserPlugins: (options: Record<string, unknown>) => [attacher: never, options: object][];

/** The parts of Gatsby 5.16 that src/build puts something in front of. */

declare module "gatsby/dist/query/file-parser" {
  interface FileParser {
    /** What a file asks of Gatsby, or `null` where that is nothing. */
    parseFile: (this: FileParser, file: string, addError: (error: object) => void) => Promise<object | null>;
  }
  const parser: { prototype: FileParser };
  export default parser;
}

declare module "gatsby/dist/schema" {
  /** Builds the schema of all nodes that there are. */
  export const build: (options: object) => Promise<unknown>;
}

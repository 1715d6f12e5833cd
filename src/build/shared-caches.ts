/**
 * Gatsby's workers leave what queries found in a database, where the main process gets it. Whoever writes first makes it; where two
 * workers did so at once, what the one had written was gone, and the build ended with "Couldn't find temp query result". Here it is
 * made before there are workers (docs/decisions/0043-nothing-lost-between-processes.md).
 */
import type { create } from "gatsby/dist/utils/worker/pool";
import type GatsbyCache from "gatsby/dist/utils/cache-lmdb";
import { insideGatsby } from "./inside-gatsby";

/** As Gatsby calls it, in `dist/utils/page-data.js`. */
const QUERY_RESULTS = { name: "internal-tmp-query-results", encoding: "string" } as const;

/** To be called before Gatsby makes its workers. */
export const openCachesFirst = (): void => {
  const pool = insideGatsby<{ create: typeof create }>("gatsby/dist/utils/worker/pool");
  const { default: Cache } = insideGatsby<{ default: typeof GatsbyCache }>("gatsby/dist/utils/cache-lmdb");
  const makeWorkers = pool.create;
  pool.create = () => {
    // Gatsby has cleared its cache by now. Whoever asks for anything, makes it.
    void new Cache(QUERY_RESULTS).init().get("/");
    return makeWorkers();
  };
};

/** What `npm run develop` and `npm run edit` serve until the content is valid: its problems, at every address. */
import { once } from "node:events";
import { createServer } from "node:http";
import { resolve } from "node:path";
import { watch } from "chokidar";
import { reportOf } from "content-kit";
import { PROBLEMS_ADDRESS } from "content-kit/lib/problems-address";
import { tokensCss } from "../../src/design/tokens";
import { folderName } from "content-kit/read";
import type { Content } from "../../src/site/pages/content";
import { ProblemFeed } from "../../src/gatsby/develop/problem-stream";
import { isValid } from "./content-check";
import type { Place } from "./develop-arguments";

/** Milliseconds. Editors truncate a file before writing, or write a temporary file. */
const DEBOUNCE = 60;

const STYLE =
  tokensCss +
  ":root{--font-text:system-ui,sans-serif;--font-display:system-ui,sans-serif;--gutter:1.25rem}" +
  "body{margin:0;padding:10vh 1.25rem;background:var(--paper);color:var(--ink);font:1rem/1.5 var(--font-text)}" +
  "main{text-align:center}h1{font-size:1.5rem;margin:0}";

const pageWith = (script: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The site has not started yet</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
<main>
<div id="waiting"><h1>The site has not started yet</h1><p>It starts as soon as the errors in the content are fixed.</p></div>
<div id="starting" hidden role="status"><h1>The site is starting</h1><p>The content has no errors any more. This page shows the site as soon as it has started.</p></div>
</main>
<script>${script}</script>
</html>`;

const pageScript = async (): Promise<string> => {
  // Loaded here, because most starts have no errors.
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [resolve(__dirname, "../../src/client/develop/waiting-page.ts")],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    minify: true,
    logLevel: "error",
  });
  return (outputFiles[0]?.text ?? "").replaceAll("</script", "<\\/script");
};

/**
 * Serves the problems until they are fixed.
 * @param content the content with errors
 * @param check checks it again
 * @param onListening called when browsers can see the problems
 */
export const serveProblems = async (
  { host, port }: Place,
  content: Content,
  check: () => Content,
  onListening?: () => void,
): Promise<void> => {
  const page = pageWith(await pageScript());
  const feed = new ProblemFeed();
  const send = (now: Content): void =>
    // Warnings can wait until there is a page.
    feed.send(reportOf(isValid(now) ? [] : now.problems, folderName(now.folder), true));
  send(content);
  const server = createServer((request, response) => {
    if (request.url === PROBLEMS_ADDRESS) return feed.open(response);
    response.writeHead(200, { "content-type": "text/html;charset=utf-8", "cache-control": "no-store" }).end(page);
  });
  server.listen(port, host);
  await once(server, "listening");
  console.log(
    `\nThe site starts as soon as the errors are fixed. Until then, they are shown at http://${host}:${port}\n`,
  );

  onListening?.();

  await new Promise<void>((fixed) => {
    let timer: NodeJS.Timeout | undefined;
    const watcher = watch(content.folder, { ignoreInitial: true });
    const checkNow = (): void => {
      try {
        const now = check();
        send(now);
        if (isValid(now)) void watcher.close().then(fixed);
      } catch (error) {
        // The folder is being replaced.
        console.error((error as Error).message);
      }
    };
    const checkSoon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(checkNow, DEBOUNCE);
    };
    // A change before the watcher is ready causes no event.
    watcher.on("all", checkSoon).on("ready", checkSoon);
  });
  console.log("\nThe errors are fixed: the site starts.\n");
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
};

/** Work that begins as soon as Gatsby has written the pages, and is waited for later. */
import { insideGatsby } from "../../src/build/inside-gatsby";
import { oncePagesAreWritten } from "../../src/build/once-pages-are-written";

const html = insideGatsby<{ buildHTMLPagesAndDeleteStaleArtifacts: () => Promise<string> }>(
  "gatsby/dist/commands/build-html",
);
const { buildHTMLPagesAndDeleteStaleArtifacts: gatsbys } = html;
afterEach(() => {
  html.buildHTMLPagesAndDeleteStaleArtifacts = gatsbys;
});

/** What happens, in its order; pages are written by the call that is returned. */
const observe = (outcome: () => Promise<void>) => {
  const happened: string[] = [];
  html.buildHTMLPagesAndDeleteStaleArtifacts = () => {
    happened.push("pages");
    return Promise.resolve("what was written");
  };
  const isDone = oncePagesAreWritten(() => {
    happened.push("work");
    return outcome();
  });
  return { happened, isDone, write: () => html.buildHTMLPagesAndDeleteStaleArtifacts() };
};

test("begins after the pages, once, and Gatsby is told what it is told otherwise", async () => {
  const { happened, isDone, write } = observe(() => Promise.resolve());
  expect(await write()).toBe("what was written");
  expect(happened).toEqual(["pages", "work"]);
  await isDone();
  expect(happened).toEqual(["pages", "work"]);
});

test("that fails before anybody waits for it does not end the build there; who waits is told", async () => {
  const { isDone, write } = observe(() => Promise.reject(new Error("No room is left.")));
  await write();
  await new Promise(setImmediate);
  await expect(isDone()).rejects.toThrow("No room is left.");
});

test("begins at the latest when it is waited for", async () => {
  const { happened, isDone } = observe(() => Promise.resolve());
  await isDone();
  expect(happened).toEqual(["work"]);
});

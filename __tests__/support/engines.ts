/** Firefox and WebKit, as far as a visitor's way needs them. `npm run test:engines` installs both. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import WebSocket from "ws";
import { freePort } from "./free-port";

export interface Engine {
  open: (url: string) => Promise<void>;
  /** The value of an expression on the page. */
  run: <T>(expression: string) => Promise<T>;
  /** Clicks the first element in the middle, as a person does. */
  click: (selector: string) => Promise<void>;
  press: (key: "Tab" | "Enter") => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

/** Keys, as WebDriver writes them. */
const KEYS = { Tab: "\uE004", Enter: "\uE007" } as const;

/** A key that is pressed and released, in the actions of WebDriver. */
const keyActions = (key: keyof typeof KEYS) => [
  { type: "key", id: "keyboard", actions: ["keyDown", "keyUp"].map((type) => ({ type, value: KEYS[key] })) },
];

/** The address at which Firefox listens. */
const addressOf = (browser: ChildProcess): Promise<string> =>
  new Promise((done, fail) => {
    let said = "";
    browser.stderr?.on("data", (part: Buffer) => {
      said += part.toString();
      const [, address] = /WebDriver BiDi listening on (\S+)/.exec(said) ?? [];
      if (address) done(address);
    });
    browser.once("exit", () => fail(new Error(`Firefox did not start:\n${said}`)));
  });

/** Debian's Firefox, over WebDriver BiDi; `print` has the page as a PDF. */
export const startFirefox = async (): Promise<Engine & { print: () => Promise<Buffer> }> => {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const browser = spawn("firefox-esr", ["--headless", "--remote-debugging-port=0", "--profile", profile], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(browser, "exit");
  const socket = new WebSocket(`${await addressOf(browser)}/session`);
  await once(socket, "open");
  interface Reply {
    id?: number;
    result: unknown;
    error?: string;
    message?: string;
  }
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.on("message", (data: Buffer) => {
    const reply = JSON.parse(data.toString()) as Reply;
    waiting.get(reply.id ?? 0)?.(reply);
  });
  let count = 0;
  const send = async <T>(method: string, params: object): Promise<T> => {
    count += 1;
    const reply = new Promise<Reply>((done) => waiting.set(count, done));
    socket.send(JSON.stringify({ id: count, method, params }));
    const { result, error, message } = await reply;
    if (error) throw new Error(`${method}: ${error}: ${message}`);
    return result as T;
  };
  await send("session.new", { capabilities: {} });
  const { context } = await send<{ context: string }>("browsingContext.create", { type: "tab" });
  const run = async <T>(expression: string): Promise<T> => {
    // As JSON, because BiDi's own form names the type of each value.
    const { result } = await send<{ result?: { value?: string } }>("script.evaluate", {
      expression: `JSON.stringify(${expression})`,
      target: { context },
      awaitPromise: true,
    });
    return JSON.parse(result?.value ?? "null") as T;
  };
  const act = (actions: object[]): Promise<void> => send("input.performActions", { context, actions });
  const print = async (): Promise<Buffer> =>
    Buffer.from((await send<{ data: string }>("browsingContext.print", { context })).data, "base64");
  return {
    run,
    print,
    open: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
    click: async (selector) => {
      const [x, y] = await run<[number, number]>(`(({ left, top, width, height }) =>
        [Math.round(left + width / 2), Math.round(top + height / 2)])
        (document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`);
      const actions = [
        { type: "pointerMove", x, y },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await act([{ type: "pointer", id: "mouse", actions }]);
    },
    press: (key) => act(keyActions(key)),
    resize: (width, height) => send("browsingContext.setViewport", { context, viewport: { width, height } }),
    close: async () => {
      await send("browser.close", {}).catch(() => undefined);
      socket.close();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
};

/** The name under which WebDriver returns an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
/** WebKitGTK's small browser, whose folder has the version of its interface. */
const miniBrowser = (): string => {
  const libraries = "/usr/lib";
  for (const machine of readdirSync(libraries).filter((name) => name.endsWith("-linux-gnu")))
    for (const name of readdirSync(`${libraries}/${machine}`))
      if (name.startsWith("webkit2gtk-")) return `${libraries}/${machine}/${name}/MiniBrowser`;
  throw new Error("WebKitGTK is missing. Fix: npm run test:engines installs it.");
};

/** Debian's WebKit, over WebDriver, on a screen in memory. */
export const startWebKit = async (): Promise<Engine> => {
  const port = await freePort();
  const driver = spawn("xvfb-run", ["-a", "-s", "-screen 0 1600x1200x24", "WebKitWebDriver", `--port=${port}`], {
    stdio: "ignore",
    // With its children.
    detached: true,
  });
  const stop = (): void => void (driver.pid !== undefined && process.kill(-driver.pid, "SIGTERM"));
  let session = "";
  const ask = async <T>(method: "POST" | "DELETE" | "GET", path: string, body?: object): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}${session}${path}`, {
      method,
      ...(method === "POST" ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  const isReady = (): Promise<boolean> =>
    ask<{ ready: boolean }>("GET", "/status").then(
      ({ ready }) => ready,
      () => false,
    );
  while (!(await isReady())) {
    if (driver.exitCode !== null) throw new Error("WebKitWebDriver did not start.");
    await new Promise((next) => setTimeout(next, 50));
  }
  const options = { binary: miniBrowser(), args: ["--automation"] };
  const { sessionId } = await ask<{ sessionId: string }>("POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
  });
  session = `/session/${sessionId}`;
  return {
    open: (url) => ask("POST", "/url", { url }),
    run: (expression) => ask("POST", "/execute/sync", { script: `return (${expression});`, args: [] }),
    click: async (value) => {
      const element = await ask<Record<string, string>>("POST", "/element", { using: "css selector", value });
      await ask("POST", `/element/${element[ELEMENT]}/click`);
    },
    press: (key) => ask("POST", "/actions", { actions: keyActions(key) }),
    resize: (width, height) => ask("POST", "/window/rect", { width, height }),
    close: async () => {
      await ask("DELETE", "").catch(() => undefined);
      stop();
    },
  };
};

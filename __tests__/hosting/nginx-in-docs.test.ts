/** The server blocks of docs/hosting.md, in real nginx: HTTP/2, IPv6 and TLS. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect as connectHttp2 } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, type SecureVersion } from "node:tls";
import { DELIVERY } from "../support/built-site";
import { freePort } from "../support/free-port";
import { startNginx } from "../support/nginx";
import { ask } from "../support/raw-request";
import type { RunningServer } from "../support/running-server";
import { writeCertificate } from "../support/stand-in-host";
import { rules } from "./requests";

const BLOCK = /```nginx\n([^]*?)```/.exec(readFileSync("docs/hosting.md", "utf8"))?.[1] ?? "";

let folder: string;
let server: RunningServer | undefined;
let securePort: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "nginx-docs-"));
  const { key, cert } = writeCertificate(folder);
  securePort = await freePort();
  // The text of the docs but for ports and paths, which are the machine's.
  const servers = (delivery: string, port: number): string =>
    BLOCK.replaceAll("/srv/site/current", delivery)
      .replaceAll("/etc/ssl/example.pem", cert)
      .replaceAll("/etc/ssl/example.key", key)
      .replace(/(listen (?:\[::\]:)?)443/g, `$1${securePort}`)
      .replace(/(listen (?:\[::\]:)?)80;/g, `$1${port};`);
  server = await startNginx(DELIVERY, servers);
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true });
});

interface Http2Answer {
  protocol: string | undefined;
  headers: Record<string, unknown>;
  size: number;
}

const askHttp2 = (host: string, path: string): Promise<Http2Answer> =>
  new Promise((done, fail) => {
    const session = connectHttp2(`https://${host}:${securePort}`, { rejectUnauthorized: false });
    session.on("error", fail);
    const request = session.request({ ":path": path, ":authority": "www.example.com" });
    const answer: Http2Answer = { protocol: undefined, headers: {}, size: 0 };
    request.on("response", (headers) => {
      answer.protocol = session.alpnProtocol;
      answer.headers = headers;
    });
    request.on("data", (part: Buffer) => (answer.size += part.length));
    request.on("end", () => session.close(() => done(answer)));
    request.on("error", fail);
  });

test.each(["127.0.0.1", "[::1]"])("a page at %s comes over HTTP/2, with its headers", async (host) => {
  const { protocol, headers, size } = await askHttp2(host, "/about");
  expect([protocol, headers[":status"]]).toEqual(["h2", 200]);
  expect(headers["content-security-policy"]).toBe(rules.pageHeaders["Content-Security-Policy"]);
  expect(headers["strict-transport-security"]).toMatch(/^max-age=\d+$/);
  expect(size).toBe(readFileSync(join(DELIVERY, "site/about.html")).length);
});

test.each(["//about", "/%61bout", "/about/", "/about/index.html"])("%s is redirected over HTTP/2", async (path) => {
  const { headers } = await askHttp2("127.0.0.1", `${path}?a=1`);
  expect([headers[":status"], headers["location"]]).toEqual([301, "/about?a=1"]);
});

test("HTTP is redirected to HTTPS, with path and query", async () => {
  const { status, headers } = await ask(server?.port ?? 0, { path: "/about?a=%2F" });
  expect([status, headers["location"]]).toEqual([301, "https://www.example.com/about?a=%2F"]);
});

/** The protocol of a connection, or null if it fails. */
const handshake = (version: SecureVersion, ciphers = "DEFAULT"): Promise<string | null> =>
  new Promise((done) => {
    const options = { host: "127.0.0.1", port: securePort, rejectUnauthorized: false, ALPNProtocols: ["h2"] };
    // OpenSSL's level 0 lets the client offer what the server has to refuse.
    const socket = connect(
      { ...options, minVersion: version, maxVersion: version, ciphers: `${ciphers}:@SECLEVEL=0` },
      () => {
        done(socket.getProtocol());
        socket.destroy();
      },
    );
    socket.on("error", () => done(null));
  });

test.each<[SecureVersion, string | undefined, string | null]>([
  ["TLSv1.3", undefined, "TLSv1.3"],
  ["TLSv1.2", undefined, "TLSv1.2"],
  ["TLSv1.1", undefined, null],
  ["TLSv1", undefined, null],
  ["TLSv1.2", "ECDHE-ECDSA-CHACHA20-POLY1305", "TLSv1.2"],
  ["TLSv1.2", "ECDHE-ECDSA-AES128-SHA", null],
  ["TLSv1.2", "ECDHE-ECDSA-AES256-SHA384", null],
])("a client with %s and %s", async (version, ciphers, protocol) => {
  expect(await handshake(version, ciphers)).toBe(protocol);
});

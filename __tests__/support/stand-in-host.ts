/** A host on this machine that stands in for a service which counts visits. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface StandInRequest {
  method: string;
  /** The whole address. */
  url: string;
  body: string;
}

export interface StandInHost {
  /** Its address for host-resolver-rules. */
  address: string;
  /** Everything asked since the last call. */
  takeRequests: () => StandInRequest[];
  stop: () => Promise<void>;
}

/** Writes a self-signed certificate into a folder. */
export const writeCertificate = (folder: string): { key: string; cert: string } => {
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const { status, stderr } = spawnSync(
    "openssl",
    ["req", "-x509", ...curve, "-keyout", key, "-out", cert, "-days", "2", "-subj", "/CN=stand-in"],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`openssl is missing or failed: apt-get install openssl. ${stderr ?? ""}`);
  return { key, cert };
};

/** A certificate that browsers accept only if told to ignore it. */
const certificate = (): { key: Buffer; cert: Buffer } => {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  const { key, cert } = writeCertificate(folder);
  const files = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return files;
};

/**
 * Starts the host, for all names that the browser resolves to it.
 * @param scripts by path, without query; other addresses get an empty answer
 */
export const startStandInHost = async (scripts: Readonly<Record<string, string>>): Promise<StandInHost> => {
  let requests: StandInRequest[] = [];
  const server = createServer(certificate(), (request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      const url = `https://${request.headers.host ?? ""}${request.url ?? "/"}`;
      requests.push({ method: request.method ?? "", url, body });
      const script = scripts[new URL(url).pathname];
      const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
      if (script === undefined) return void response.writeHead(202, headers).end();
      response.writeHead(200, { ...headers, "content-type": "text/javascript" }).end(script);
    });
  });
  // A connection that is closed just when a browser uses it again loses what is sent.
  server.keepAliveTimeout = 0;
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeRequests: () => {
      const taken = requests;
      requests = [];
      return taken;
    },
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
};

/** The backend that uses the program next to the site, which merges and checks. */
import { ProxyBackend } from "decap-cms-backend-proxy";
import * as React from "react";
import type { ExplainedProblem } from "../explain-problems";
import type { Conflict } from "../merge-entry";
import type { BackendClass, FormBackend, HostBackend, Known, SavedEntry, SaveOptions } from "./backends";
import { Refused, Undecided } from "./decisions";

interface Proxy extends HostBackend {
  proxyUrl: string;
  branch: string;
  request(payload: Payload): Promise<unknown>;
}

interface Payload {
  action: string;
  params: object;
}

/** Where the server was stopped while a form is open. */
const NO_RESPONSE = "The site does not respond. Your text is kept here.\nFix: start `npm run edit` again and save.";

/** Signs in by itself. */
const SignIn = ({ onLogin }: { onLogin: (data: object) => void }): React.ReactNode => {
  React.useEffect(() => onLogin({}), [onLogin]);
  return null;
};

export class LocalBackend extends (ProxyBackend as BackendClass<Proxy>) implements FormBackend {
  authComponent(): typeof SignIn {
    return SignIn;
  }

  /** Tells conflicts and problems apart from other answers. */
  override async request({ action, params }: Payload): Promise<unknown> {
    const response = await fetch(this.proxyUrl, {
      method: "POST",
      headers: { "content-type": "application/json;charset=utf-8" },
      body: JSON.stringify({ branch: this.branch, action, params }),
    }).catch((): never => {
      throw new Refused([{ text: NO_RESPONSE }]);
    });
    const answer = (await response.json()) as {
      error?: string;
      problems?: ExplainedProblem[];
      conflicts?: Conflict[];
      now?: string | null;
    };
    if (response.ok) return answer;
    if (answer.conflicts) throw new Undecided(answer.conflicts, answer.now ?? null);
    if (answer.problems) throw new Refused(answer.problems);
    throw new Error(answer.error ?? response.statusText);
  }

  async write({ dataFiles, assets }: SavedEntry, options: SaveOptions, { base, decision }: Known): Promise<unknown> {
    const files = assets.map(async ({ path, toBase64 }) => ({ path, content: await toBase64(), encoding: "base64" }));
    return this.request({
      action: "persistEntry",
      params: {
        branch: this.branch,
        dataFiles: dataFiles.map((file) => ({ ...file, base: options.newEntry ? undefined : base })),
        assets: await Promise.all(files),
        options: { ...options, status: "draft" },
        decision,
      },
    });
  }

  remove(paths: readonly string[], message: string, base: string | undefined): Promise<unknown> {
    return this.request({
      action: "deleteFiles",
      params: {
        branch: this.branch,
        paths,
        options: { commitMessage: message },
        ...(base !== undefined && { bases: Object.fromEntries(paths.map((path) => [path, base])) }),
      },
    });
  }
}

/** A stand-in for the part of GitHub's API that editors write with, over a real repository. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface Change {
  path: string;
  /** Of its blob; null if the file is deleted. */
  sha: string | null;
}

export interface StandInGitHub {
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  read: (path: string) => string | undefined;
  /** A commit by somebody else. */
  commit: (path: string, text: string) => void;
  /** Goes back to the first commit, and to a host that takes everything. */
  reset: () => void;
  /** What happens once before the branch moves: with `false`, it stays. */
  beforeMove: (() => boolean | void) | undefined;
  stop: () => void;
}

/** @param content becomes the folder `content` of the first commit */
export const startStandInGitHub = (content: string): StandInGitHub => {
  const folder = mkdtempSync(join(tmpdir(), "github-"));
  const git = (args: readonly string[], input: string | Buffer = ""): string => {
    const names = ["AUTHOR", "COMMITTER"].flatMap((one) => [
      `GIT_${one}_NAME=Somebody`,
      `GIT_${one}_EMAIL=s@x.example`,
    ]);
    return execFileSync("env", [...names, "git", "-C", folder, ...args], { input, encoding: "utf8", stdio: "pipe" });
  };
  const head = (): string => git(["rev-parse", "main"]).trim();
  const treeOf = (base: string, changes: readonly Change[]): string => {
    git(["read-tree", base]);
    const lines = changes.map(({ path, sha }) => (sha ? `100644 ${sha}\t${path}\n` : `0 ${"0".repeat(40)}\t${path}\n`));
    git(["update-index", "--index-info"], lines.join(""));
    return git(["write-tree"]).trim();
  };
  const blobOf = (bytes: string | Buffer): string => git(["hash-object", "-w", "--stdin"], bytes).trim();
  const commitOf = (tree: string, parent: string): string => git(["commit-tree", tree, "-p", parent, "-m", "c"]).trim();

  cpSync(content, join(folder, "content"), { recursive: true });
  git(["init", "-q", "-b", "main"]);
  git(["add", "."]);
  git(["commit", "-qm", "First"]);
  const first = head();

  const filesOf = (place: string, isRecursive: boolean): object[] =>
    git(["ls-tree", ...(isRecursive ? ["-r"] : []), place])
      .split("\n")
      .flatMap((line) => {
        const [, type, sha, path] = /^\d+ (\w+) (\w+)\t(.*)$/.exec(line) ?? [];
        return path ? [{ type, sha, path }] : [];
      });

  const moveTo = (sha: string): [status: number, body: object] => {
    const before = gitHub.beforeMove;
    gitHub.beforeMove = undefined;
    if (before?.() === false) return [200, {}];
    if (git(["merge-base", "main", sha]).trim() !== head()) return [422, { message: "Update is not a fast forward" }];
    git(["update-ref", "refs/heads/main", sha]);
    return [200, {}];
  };

  const answerTo = (asked: string, body: string): [status: number, body: object] => {
    const [, method = "", path = "", query] = /^(\w+) \/api(?:\/repos\/agency\/site)?([^?]*)\??(.*)$/.exec(asked) ?? [];
    const [, blob] = /^\/git\/blobs\/(\w+)$/.exec(path) ?? [];
    const [, place] = /^\/git\/trees\/(.+)$/.exec(path) ?? [];
    const sent = (body ? JSON.parse(body) : {}) as Record<"content" | "base_tree" | "sha", string> & { tree: never };
    const { parents = [] } = sent as { parents?: string[] };
    if (path === "/user") return [200, { login: "editor", name: "An editor" }];
    if (path === "") return [200, { owner: { login: "agency" }, permissions: { push: true } }];
    if (path === "/branches/main") return [200, { name: "main", commit: { sha: head() } }];
    if (path === "/commits") return [200, []];
    if (blob) return [200, { content: Buffer.from(git(["cat-file", "blob", blob])).toString("base64") }];
    if (place) return [200, { tree: filesOf(decodeURIComponent(place), query !== "") }];
    if (path === "/git/blobs") return [201, { sha: blobOf(Buffer.from(sent.content, "base64")) }];
    if (path === "/git/trees") return [201, { sha: treeOf(sent.base_tree, sent.tree) }];
    if (path === "/git/commits") return [201, { sha: commitOf(sent.tree, parents[0] ?? "") }];
    return method === "PATCH" ? moveTo(sent.sha) : [404, { message: "Not Found" }];
  };

  const gitHub: StandInGitHub = {
    beforeMove: undefined,
    answer: (request, response) => {
      let body = "";
      request.on("data", (part: Buffer) => (body += part.toString()));
      request.on("end", () => {
        const send = (status: number, answer: object): void =>
          void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
        try {
          send(...answerTo(`${request.method} ${request.url}`, body));
        } catch {
          send(404, { message: "Not Found" });
        }
      });
    },
    read: (path) => {
      try {
        return git(["show", `main:${path}`]);
      } catch {
        return undefined;
      }
    },
    commit: (path, text) =>
      void git(["update-ref", "refs/heads/main", commitOf(treeOf(head(), [{ path, sha: blobOf(text) }]), head())]),
    reset: () => {
      gitHub.beforeMove = undefined;
      git(["update-ref", "refs/heads/main", first]);
    },
    stop: () => rmSync(folder, { recursive: true, force: true }),
  };
  return gitHub;
};

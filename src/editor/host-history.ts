/** Where a git host shows the history of a file. */

/** The used part of the backend's settings. */
export interface HostedBackend {
  name: string;
  repo?: string;
  branch?: string;
  api_root?: string;
}

/** Where each host's pages are, unless it is one's own, and where a file's history is on it. */
const HOSTS: Readonly<Record<string, readonly [origin: string, history: (branch: string) => string]>> = {
  github: ["https://github.com", (branch) => `commits/${branch}`],
  gitlab: ["https://gitlab.com", (branch) => `-/commits/${branch}`],
  gitea: ["https://gitea.com", (branch) => `commits/branch/${branch}`],
  forgejo: ["https://codeberg.org", (branch) => `commits/branch/${branch}`],
  bitbucket: ["https://bitbucket.org", (branch) => `history-node/${branch}`],
};

/** Undefined for a host that has no such page, or is not known. */
export const hostHistory = (
  { name, repo, branch = "main", api_root }: HostedBackend,
  path: string,
): string | undefined => {
  const [origin, history] = HOSTS[name] ?? [];
  if (!origin || !history || !repo) return undefined;
  const host = api_root === undefined ? origin : new URL(api_root).origin.replace("//api.", "//");
  return encodeURI(`${host}/${repo}/${history(branch)}/${path}`);
};

/** The headers of the form editor, which a built site has only where its settings name a git host. */
import { policyText } from "./security-headers";

interface GitHost {
  /** Origins that answer the editor's requests, where the settings name no other `apiRoot`. */
  api: readonly string[];
  /** Origins where editors sign in, where the settings name no other `baseUrl`. */
  signIn: readonly string[];
  /** Origins that are asked in any case: whether the host is well. */
  always: readonly string[];
  /** Origins of the editors' own pictures, beside those above. */
  pictures: readonly string[];
}

/** What Decap CMS 3.16 asks of whom. A test holds that each host that the settings may name is here. */
const GIT_HOSTS: Readonly<Record<string, GitHost>> = {
  github: {
    api: ["https://api.github.com"],
    signIn: ["https://api.netlify.com"],
    always: ["https://www.githubstatus.com"],
    pictures: ["https://avatars.githubusercontent.com"],
  },
  gitlab: {
    api: ["https://gitlab.com"],
    signIn: ["https://gitlab.com"],
    always: [],
    pictures: ["https://secure.gravatar.com"],
  },
  gitea: { api: ["https://try.gitea.io"], signIn: ["https://try.gitea.io"], always: [], pictures: [] },
  // It has no host of its own: the settings name one.
  forgejo: { api: [], signIn: [], always: [], pictures: [] },
  bitbucket: {
    api: ["https://api.bitbucket.org"],
    signIn: ["https://bitbucket.org", "https://api.netlify.com"],
    always: ["https://bitbucket.status.atlassian.com"],
    pictures: ["https://secure.gravatar.com"],
  },
  // It answers below the site's own address.
  "git-gateway": { api: [], signIn: [], always: ["https://www.netlifystatus.com"], pictures: [] },
};

/** The settings of `editor` in site.yaml that the headers depend on. */
export interface HostedEditor {
  /** The name of the git host. */
  backend: string;
  /** Where editors sign in. */
  baseUrl?: string | undefined;
  /** Where the host answers programs. */
  apiRoot?: string | undefined;
}

const originsOr = (address: string | undefined, others: readonly string[]): readonly string[] =>
  address === undefined ? others : [new URL(address).origin];

/**
 * The editor's policy. Decap CMS makes functions of its own configuration's schema while it starts, and styles while it
 * runs; pictures that are not saved yet are `blob:` addresses, which it also reads.
 */
const editorPolicy = ({ backend, baseUrl, apiRoot }: HostedEditor): string => {
  const host = GIT_HOSTS[backend];
  if (!host) throw new Error(`It is not known what the editor asks of ${backend}.`);
  const asked = [...originsOr(apiRoot, host.api), ...originsOr(baseUrl, host.signIn), ...host.always];
  const unique = (sources: readonly string[]): string[] => [...new Set(sources)];
  return policyText([
    ["default-src", "'none'"],
    ["script-src", "'self'", "'unsafe-eval'"],
    ["style-src", "'self'", "'unsafe-inline'"],
    ["img-src", "'self'", "blob:", "data:", ...unique([...asked, ...host.pictures])],
    ["font-src", "'self'", "data:"],
    ["connect-src", "'self'", "blob:", ...unique(asked)],
    ["media-src", "'self'", "blob:"],
    ["frame-src", "'none'"],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["form-action", "'self'"],
    ["frame-ancestors", "'none'"],
  ]);
};

/** What the editor's files have otherwise than the pages. The window in which editors sign in must be able to answer. */
export const editorHeaders = (editor: HostedEditor): Record<string, string> => ({
  "Content-Security-Policy": editorPolicy(editor),
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "X-Robots-Tag": "noindex",
});

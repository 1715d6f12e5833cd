/** Headers of the form editor, which is built only if the settings name a git host. */
import { policyText } from "./security-headers";

/**
 * Origins: of the API, unless the settings have an `apiRoot`; of the sign-in, unless they have a `baseUrl`; of the
 * host's status page, which is always requested; and of avatars.
 */
type GitHost = Partial<Record<"api" | "signIn" | "always" | "pictures", readonly string[]>>;

const NETLIFY = "https://api.netlify.com";
const GRAVATAR = ["https://secure.gravatar.com"];

/** Origins that Decap CMS 3.16 requests. A test checks that every allowed backend is here. */
const GIT_HOSTS: Readonly<Record<string, GitHost>> = {
  github: {
    api: ["https://api.github.com"],
    signIn: [NETLIFY],
    always: ["https://www.githubstatus.com"],
    pictures: ["https://avatars.githubusercontent.com"],
  },
  gitlab: { api: ["https://gitlab.com"], signIn: ["https://gitlab.com"], pictures: GRAVATAR },
  gitea: { api: ["https://try.gitea.io"], signIn: ["https://try.gitea.io"] },
  // Self-hosted: the settings name the host.
  forgejo: {},
  bitbucket: {
    api: ["https://api.bitbucket.org"],
    signIn: ["https://bitbucket.org", NETLIFY],
    always: ["https://bitbucket.status.atlassian.com"],
    pictures: GRAVATAR,
  },
  // On the site's own origin.
  "git-gateway": { always: ["https://www.netlifystatus.com"] },
};

/** The settings of `editor` in site.yaml that the headers depend on. */
export interface HostedEditor {
  backend: string;
  baseUrl?: string | undefined;
  apiRoot?: string | undefined;
}

const originsOr = (url: string | undefined, others: readonly string[] = []): readonly string[] =>
  url === undefined ? others : [new URL(url).origin];

/**
 * Decap CMS compiles its configuration's schema to functions at start (unsafe-eval), adds styles at runtime, and shows
 * and reads unsaved images as `blob:` URLs.
 */
const editorPolicy = ({ backend, baseUrl, apiRoot }: HostedEditor): string => {
  const host = GIT_HOSTS[backend];
  if (!host)
    throw new Error(`The backend ${backend} has no origins in packages/site-delivery/hosting/editor-headers.ts.`);
  const asked = [...originsOr(apiRoot, host.api), ...originsOr(baseUrl, host.signIn), ...(host.always ?? [])];
  const unique = (sources: readonly string[]): string[] => [...new Set(sources)];
  return policyText({
    script: ["'self'", "'unsafe-eval'"],
    style: ["'self'", "'unsafe-inline'"],
    img: ["'self'", "blob:", "data:", ...unique([...asked, ...(host.pictures ?? [])])],
    font: ["'self'", "data:"],
    connect: ["'self'", "blob:", ...unique(asked)],
    media: ["'self'", "blob:"],
    frame: ["'none'"],
  });
};

/** Headers of the editor's files. Cross-Origin-Opener-Policy must let the sign-in window respond. */
export const editorHeaders = (editor: HostedEditor): Record<string, string> => ({
  "Content-Security-Policy": editorPolicy(editor),
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "X-Robots-Tag": "noindex",
});

/** Decap CMS with the hosts that content/site.yaml may name. */
import { BitbucketBackend } from "decap-cms-backend-bitbucket";
import { ForgejoBackend } from "decap-cms-backend-forgejo";
import { GitGatewayBackend } from "decap-cms-backend-git-gateway";
import { GiteaBackend } from "decap-cms-backend-gitea";
import { GitHubBackend } from "decap-cms-backend-github";
import { GitLabBackend } from "decap-cms-backend-gitlab";
import { DecapCmsCore } from "decap-cms-core";
import { withForms, type BackendClass, type HostBackend } from "./backends";
import { withMerging } from "./host-backend";
import { LocalBackend } from "./local-backend";
import type { Phrases } from "./words";

interface DecapCms {
  init: (options: { config: unknown }) => void;
  registerBackend: (name: string, backend: unknown) => void;
  registerCustomFormat: (name: string, extension: string, format: object) => void;
  registerEventListener: (listener: { name: string; handler: (event: never) => unknown }) => void;
  registerLocale: (language: string, phrases: Phrases) => void;
  registerWidget: (name: string, control: unknown) => void;
}

/** Its own types are those of React 19. */
const core: unknown = DecapCmsCore;
export const Cms = core as DecapCms;

const HOSTS: Readonly<Record<string, BackendClass<HostBackend>>> = {
  github: GitHubBackend,
  gitlab: GitLabBackend,
  gitea: GiteaBackend,
  forgejo: ForgejoBackend,
  bitbucket: BitbucketBackend,
  "git-gateway": GitGatewayBackend,
};

/** The program that runs next to the site. */
export const LOCAL = "proxy";

for (const [name, backend] of Object.entries(HOSTS)) Cms.registerBackend(name, withForms(withMerging(backend)));
Cms.registerBackend(LOCAL, withForms(LocalBackend));

/** Decap CMS with the hosts that content/site.yaml may name, and the widgets that the forms use. */
import { BitbucketBackend } from "decap-cms-backend-bitbucket";
import { ForgejoBackend } from "decap-cms-backend-forgejo";
import { GitGatewayBackend } from "decap-cms-backend-git-gateway";
import { GiteaBackend } from "decap-cms-backend-gitea";
import { GitHubBackend } from "decap-cms-backend-github";
import { GitLabBackend } from "decap-cms-backend-gitlab";
import { ProxyBackend } from "decap-cms-backend-proxy";
import { TestBackend } from "decap-cms-backend-test";
import { DecapCmsCore } from "decap-cms-core";
import booleanWidget from "decap-cms-widget-boolean";
import fileWidget from "decap-cms-widget-file";
import imageWidget from "decap-cms-widget-image";
import listWidget from "decap-cms-widget-list";
import numberWidget from "decap-cms-widget-number";
import objectWidget from "decap-cms-widget-object";
import selectWidget from "decap-cms-widget-select";
import textWidget from "decap-cms-widget-text";
import type { Backends } from "./guarded-backend";
import type { Phrases } from "./words";

interface DecapCms extends Backends {
  init: (options: { config: unknown }) => void;
  registerBackend: (name: string, backend: unknown) => void;
  registerLocale: (language: string, phrases: Phrases) => void;
  registerWidget: (name: unknown, control?: unknown) => void;
  getWidget: (name: string) => { control: never };
}

/** Its own types are those of React 19. */
const core: unknown = DecapCmsCore;
export const Cms = core as DecapCms;

const BACKENDS = {
  github: GitHubBackend,
  gitlab: GitLabBackend,
  gitea: GiteaBackend,
  forgejo: ForgejoBackend,
  bitbucket: BitbucketBackend,
  "git-gateway": GitGatewayBackend,
  // The editor that runs next to the site.
  proxy: ProxyBackend,
  // In memory.
  "test-repo": TestBackend,
};

const WIDGETS = [
  booleanWidget,
  fileWidget,
  imageWidget,
  listWidget,
  numberWidget,
  objectWidget,
  selectWidget,
  textWidget,
];

for (const [name, backend] of Object.entries(BACKENDS)) Cms.registerBackend(name, backend);
Cms.registerWidget(WIDGETS.map(({ Widget }) => Widget()));

/** Entry of the form editor's page, bundled with Decap CMS by src/editor/files.ts. */
import decap from "decap-cms-app";
import { editorPaths } from "../../routes";
import { inclusionControl, suggestionControl } from "./controls";
import { AlreadyReported, guardBackend, type Backends } from "./guarded-backend";
import { longListControl } from "./long-list";
import { followForms } from "./opened-files";
import { showFieldErrors } from "./problem-panel";
import { keepSource, richTextControl } from "./rich-text";
import { dropNotes } from "./store";
import { withOurWords, type Phrases } from "./words";

interface DecapCms extends Backends {
  init: (options: { config: unknown }) => void;
  getLocale: (language: string) => Phrases;
  registerLocale: (language: string, phrases: Phrases) => void;
  registerWidget: (name: string, control: unknown) => void;
  getWidget: (name: string) => { control: never };
  registerRemarkPlugin: (plugin: unknown) => void;
}

const Cms = decap as DecapCms;

interface Config {
  backend: { name: string };
  media_folder: string;
}

/** Signs in automatically on the local server. */
const signIn = ({ backend }: Config): void => {
  if (backend.name === "proxy") localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: backend.name }));
};

const isForm = (address: string): boolean => new URL(address).hash.includes("/entries/");

/** Decap CMS keeps a form's values when another form is opened by URL or back button, so reload. */
const reloadBetweenForms = ({ oldURL, newURL }: HashChangeEvent): void => {
  if (isForm(oldURL) && isForm(newURL)) location.reload();
};

const start = async (): Promise<void> => {
  const response = await fetch(editorPaths.config);
  const config = (await response.json()) as Config;
  signIn(config);
  guardBackend(Cms, config.backend.name, config.media_folder.replace(/media$/, ""));
  followForms();
  showFieldErrors();
  dropNotes((key, details) => key === "ui.toast.missingRequiredField" || details instanceof AlreadyReported);
  Cms.registerLocale("en", withOurWords(Cms.getLocale("en")));
  Cms.registerWidget("inclusion", inclusionControl);
  Cms.registerWidget("suggestion", suggestionControl);
  Cms.registerWidget("long-list", longListControl);
  Cms.registerWidget("markdown", richTextControl(Cms.getWidget("markdown").control));
  Cms.registerRemarkPlugin(keepSource);
  window.addEventListener("hashchange", reloadBetweenForms);
  Cms.init({ config: { ...config, site_url: location.origin } });
};

void start();

/** Entry of the form editor's page, bundled with Decap CMS by src/editor/files.ts. */
// First: its modules depend on each other, and begin with its main one.
import { Cms } from "./cms";
import { en } from "decap-cms-locales";
import { editorPaths } from "../../routes";
import { TODAY } from "../today";
import { checkWhileTyping } from "./check-while-typing";
import { showContents } from "./contents";
import { inclusionControl, lineControl, suggestionControl } from "./controls";
import { dateControl, datesIn, today } from "./date-control";
import { AlreadyReported } from "./decisions";
import { checkDraft } from "./draft";
import { followAddress } from "./field-address";
import { groupControl } from "./group";
import { guardBackend } from "./guarded-backend";
import { readHints } from "./hints";
import { knowOwnOrigins, linkFilesFrom } from "./link-address";
import { keepFocus } from "./keep-focus";
import { followLeaving } from "./leaving";
import { listControl } from "./list";
import { longListControl } from "./long-list";
import { entryActions } from "./manage-dialog";
import { followForms } from "./opened-files";
import { pictureControl } from "./pictures";
import { showFieldErrors } from "./problem-panel";
import { showPublishing } from "./publish-panel";
import { previewFor } from "./search-preview";
import { saveWithOnePress } from "./save-button";
import { dropNotes, leaveValidationToCheck, pathToContent } from "./store";
import { suggestForSearch } from "./suggest";
import { TextControl } from "./text-control";
import { withOurWords } from "./words";

interface Config {
  backend: { name: string };
  media_folder: string;
  mediaFolders: string[];
  site: { name: string; url: string; language: string };
}

/** Signs in automatically on the local server. */
const signIn = ({ backend }: Pick<Config, "backend">): void => {
  if (backend.name === "proxy") localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: backend.name }));
};

/** Notifications that our own say better, or that are of a request for a form that was left meanwhile. */
const NEEDLESS = ["ui.toast.missingRequiredField", "ui.toast.onFailToLoadDeployPreview"];

const start = async (): Promise<void> => {
  followLeaving();
  followAddress();
  const response = await fetch(editorPaths.config);
  const text = await response.text();
  const { mediaFolders, site, ...config } = JSON.parse(text.replaceAll(TODAY, today())) as Config;
  previewFor(site);
  datesIn(site.language);
  signIn(config);
  const root = config.media_folder.replace(/media$/, "");
  guardBackend(Cms, config.backend.name, { root, mediaFolders });
  linkFilesFrom(pathToContent);
  knowOwnOrigins([location.origin, site.url]);
  followForms();
  readHints();
  saveWithOnePress();
  keepFocus();
  const isLocal = config.backend.name === "proxy";
  if (isLocal) showPublishing(root);
  leaveValidationToCheck();
  showFieldErrors(() => checkDraft(root));
  checkWhileTyping(root);
  dropNotes((key, details) => NEEDLESS.includes(key) || details instanceof AlreadyReported);
  Cms.registerLocale("en", withOurWords(en));
  Cms.registerWidget("inclusion", inclusionControl);
  Cms.registerWidget("suggestion", suggestionControl);
  Cms.registerWidget("string", lineControl);
  Cms.registerWidget("datetime", dateControl);
  Cms.registerWidget("object", groupControl(Cms.getWidget("object").control));
  Cms.registerWidget("list", listControl(Cms.getWidget("list").control));
  Cms.registerWidget("long-list", longListControl);
  Cms.registerWidget("markdown", TextControl);
  Cms.registerWidget("image", pictureControl(Cms.getWidget("image").control));
  suggestForSearch();
  showContents(() => (isLocal ? entryActions(root) : []));
  Cms.init({ config: { ...config, site_url: location.origin } });
};

void start();

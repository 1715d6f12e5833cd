/** Files of the editor's page. */
import { escapeHtml } from "content-kit/lib/escape-html";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Entry } from "content-kit";
import { editorPaths } from "./paths";
import { filesIn } from "content-kit/read";
import { formConfig, type Backend } from "./form-config";
import { linkTargets } from "./link-targets";
import { theSite } from "./kinds";

/**
 * The editor as one script, bundled from Decap CMS's modules: its prebuilt bundle has another version of React.
 * @see docs/decisions/0018-form-editor.md
 */
export const editorScript = (): Promise<string> =>
  bundleForBrowsers(
    `import { allKinds } from ${JSON.stringify(theSite().kindsModule)}; import { start } from "./browser/main"; start(allKinds);`,
  );

/** Bundles a module; its imports are resolved from this folder. */
export const bundleForBrowsers = async (module: string): Promise<string> => {
  // Loaded here, because most builds have no editor.
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    stdin: {
      contents: module,
      resolveDir: resolve("packages/content-editor"),
      loader: "ts",
    },
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    mainFields: ["module", "browser", "main"],
    define: { "process.env.NODE_ENV": '"production"', "process.env": "{}", global: "window" },
    minify: true,
    legalComments: "eof",
    logLevel: "error",
  });
  return outputFiles[0]?.text ?? "";
};

const STYLE = `body{font-family:system-ui,sans-serif}
noscript,.failure{display:block;max-width:50rem;margin:2rem auto;padding:0 1rem}
:is(.form,.problems,.failure,dialog){color:#313d3e;font-size:.95rem;line-height:1.4;box-sizing:border-box}
:is(.form,.problems,.failure,dialog) :is(h1,h2,h3,legend,strong,summary,th){font-weight:700}
:is(.form,.problems,.failure,dialog) :is(h1,h2){font-size:1.3rem;margin:0 0 .5rem;overflow-wrap:anywhere}
:is(.form,.problems,.failure,dialog) a{color:#3a69c7;text-decoration:underline}
:is(.form,.problems,.failure,dialog) :is(input,textarea,select,button){font:inherit;color:inherit;background:#fff;border:1px solid #7d7d87;border-radius:3px;padding:.5rem;box-sizing:border-box;min-width:0}
:is(.form,.problems,.failure,dialog) button{font-size:.85rem;min-height:2.25rem;padding:.25rem .8rem;cursor:pointer}
:is(.form,dialog) button:disabled{color:#5d626f;border-color:#dfdfe3;cursor:default}
:is(.form,.problems,dialog,.open-publish):focus-visible,:is(.form,.problems,dialog) :focus-visible{outline:3px solid #3a69c7;outline-offset:1px}
:is(.form,.failure,dialog) pre{font:inherit;font-size:.9rem;white-space:pre-wrap;overflow-wrap:anywhere;max-height:14rem;overflow:auto;background:#f4f4f6;margin:0;padding:.5rem}
:is(.form,dialog) :is(.field>input:not([type=checkbox]),.field>textarea,.field>select,input[type=search]),dialog input:not([type=radio]){display:block;width:100%}
:is(.form,dialog) input:is([type=checkbox],[type=radio]){width:1.25rem;height:1.25rem;margin:0}
dialog{width:50rem;max-width:calc(100vw - 1rem);max-height:calc(100vh - 1rem);border:0;border-radius:.5rem;padding:1.25rem;box-shadow:0 1rem 4rem #0006}
dialog::backdrop{background:#0008}
dialog :is(.main,.main:disabled),.open-publish{font-weight:600;color:#fff;background:#3a69c7;border:0}
dialog .main:disabled{background:#5d626f}
dialog small{display:block;font-size:.8rem}
dialog .labeled{margin:0 0 .75rem}
dialog ul{list-style:none;margin:.5rem 0;padding:0}
.bar,.form .label,.line,.add,.inclusion,.media,dialog .field,.actions{display:flex;flex-wrap:wrap;gap:.5rem .75rem;align-items:center;margin:.25rem 0}
.conflicts fieldset{border:1px solid #dfdfe3;border-radius:3px;margin:1rem 0;padding:.5rem 1rem}
.conflicts label{display:grid;grid-template-columns:auto 1fr;gap:0 .5rem;margin:.5rem 0}
.conflicts pre{grid-column:2}
.problems{position:fixed;z-index:9999;bottom:0;left:0;right:0;max-height:40vh;overflow:auto;background:#fff;border-top:3px solid #c0392b;box-shadow:0 -.5rem 2rem #0003;padding:1rem 2rem}
.problems>button{float:right}
.problems ul{margin:0;padding-left:1.25rem;list-style:disc}
:is(.problems,dialog) li span{display:block;white-space:pre-line}
.field-problem,.form .text-editor [role=status]{color:#c0392b;font-size:.85rem;white-space:pre-line;margin:.5rem 0 0}
.form{max-width:800px;margin:0 auto;padding:0 1rem 3rem}
.form[inert]{opacity:.6}
.form .field{margin:1.25rem 0 0;min-width:0}
.form .label{font-size:.85rem;align-items:baseline}
.form .label :first-child{font-weight:700}
.form .hint,.count,.form .label span+span,.form label+span{color:#5d626f}
.form .hint,.count{font-size:.8rem;margin:.25rem 0 0;overflow-wrap:anywhere}
.count.is-over{color:#c0392b;font-weight:700}
.form textarea{resize:vertical;field-sizing:content;min-height:4.5rem}
.form [type=date]{max-width:11rem}
.form [aria-invalid=true]{border-color:#c0392b}
.form .bar{padding:.25rem .5rem;background:#ececf0;border-radius:3px}
.form .toggle{flex:1 1 10rem;border:0;background:none;padding:.3rem 0;text-align:left;overflow-wrap:anywhere}
.form .toggle::before{content:"";display:inline-block;margin-right:.75rem;border:.35rem solid transparent;border-right:0;border-left-color:currentcolor}
.form .toggle[aria-expanded=true]::before{transform:rotate(90deg)}
.form .inner{padding:0 0 1rem .75rem;border-left:3px solid #ececf0}
.form .items{list-style:none;margin:.5rem 0;padding:0}
.form .items>li{margin:.25rem 0}
.form .line>.field{flex:1 1 12rem;margin:0}
.form .inclusion input{flex:1 1 12rem}
.form .field-boolean{display:flex;flex-wrap:wrap;gap:0 .75rem;align-items:center}
.form .field-boolean .label{margin:0;order:1}
.form .field-boolean :is(.hint,.field-problem){order:2;flex-basis:100%}
.media-files{display:grid;grid-template-columns:repeat(auto-fill,minmax(8rem,1fr));gap:.5rem;max-height:16rem;overflow:auto}
.media-files button,[aria-label=Suggestions] button{overflow-wrap:anywhere;width:100%;text-align:left;border:0}
[aria-label=Suggestions]{max-height:16rem;overflow:auto}
.picture{margin:0 0 .75rem}
.picture img{display:block;max-width:100%;max-height:16rem}
.picture figcaption{font-size:.75rem;margin-top:.25rem}
.contents{padding:1.25rem 0 0}
.contents ul{display:flex;flex-wrap:wrap;gap:.25rem;list-style:none;margin:0;padding:0}
.contents>:is(a,button){display:inline-block;margin:.5rem .5rem 0 0}
@media (min-width:80rem){.contents nav{position:fixed;left:1rem;top:6rem;width:13rem;max-height:calc(100vh - 7rem);overflow:auto}.contents nav ul{flex-direction:column;flex-wrap:nowrap}}
::highlight(marked){background:#ffe08a}
[data-marked]{outline:3px solid #3a69c7;outline-offset:4px;border-radius:3px}
.form .text-editor{border:1px solid #7d7d87;border-radius:3px}
.text-toolbar{position:sticky;top:0;z-index:2;display:flex;flex-wrap:wrap;gap:.25rem;padding:.5rem;background:#f4f4f6;border-bottom:1px solid #dfdfe3}
.form .text-toolbar :is([aria-pressed=true],[aria-checked=true]){color:#fff;background:#3a69c7}
.text-toolbar [role=switch]{margin-left:auto}
.text-editor [contenteditable=true]{min-height:8rem;padding:1rem;font-size:1rem;line-height:1.6;white-space:pre-wrap;overflow-wrap:anywhere}
.form .text-editor :is(textarea,[contenteditable]){outline-offset:-2px}
.form .text-editor textarea{display:block;width:100%;border:0;padding:1rem;font:.9rem/1.6 ui-monospace,monospace}
.text-editor :is(p,ul,ol,blockquote,pre,table,dl,h1,h2,h3,h4,h5,h6){margin:0 0 1rem}
.text-editor :is(h2,h3,h4,h5,h6){font-size:1.15rem;font-weight:700;line-height:1.3}
.text-editor h2{font-size:1.4rem}
.text-editor :is(ul,ol){padding-left:1.5rem;list-style:disc}
.text-editor ol{list-style:decimal}
.text-editor li>p,.text-editor :is(td,th)>p{margin:0}
.text-editor em{font-style:italic}
.text-editor blockquote{border-left:3px solid #b5b5bd;padding-left:1rem}
.text-editor :is(code,pre){font-family:ui-monospace,monospace;font-size:.9em;background:#f4f4f6}
.text-editor table{border-collapse:collapse;width:100%}
.text-editor :is(td,th){border:1px solid #b5b5bd;padding:.4rem .6rem;text-align:left;vertical-align:top;position:relative;min-width:2rem}
.text-editor :is(th,.selectedCell){background:#eef2fb}
.text-editor sup{font-size:.75em;vertical-align:super}
.text-editor dl{display:flex;gap:.75rem;font-size:.9rem}
.text-editor [data-item-type=task]{list-style:"☐ "}
.text-editor [data-item-type=task][data-checked=true]{list-style:"☑ "}
.picture-in-text{display:block;border:1px solid #dfdfe3;border-radius:3px;padding:.5rem;white-space:normal;font-size:.85rem}
.picture-in-text.ProseMirror-selectednode{outline:3px solid #3a69c7}
.picture-in-text :is(label,input){display:block;width:100%}
.search-preview{margin:1rem 0 0;padding:.75rem;background:#fff;border:1px solid #dfdfe3;border-radius:.5rem;min-width:0;overflow-wrap:anywhere}
.search-preview p{margin:.25rem 0;font-size:.85rem;color:#4d5156}
.search-preview .title{font-size:1.1rem;color:#1a0dab}
.open-publish{position:fixed;z-index:298;right:0;bottom:0;font:600 .9rem system-ui,sans-serif;min-height:2.75rem;padding:.5rem 1rem;cursor:pointer}
body:has(.open-publish),body:has(.open-publish) [class*=-NoPreviewContainer]{box-sizing:border-box;padding-bottom:2.75rem}
.publish :is(.bar,.field){justify-content:space-between}
.publish :is(h2,h3){font-size:1rem;margin:0;overflow-wrap:anywhere}
.publish .entries>li{border-top:1px solid #dfdfe3;padding:.75rem 0}
.publish .sentence{margin:.25rem 0;white-space:pre-line;overflow-wrap:anywhere}
.publish .sides{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(14rem,100%),1fr));gap:.5rem 1rem;margin:0 0 .75rem}
.publish summary{padding:.5rem 0;cursor:pointer}
.publish .status:not(:empty){background:#eef2fb;padding:.5rem 1rem;border-radius:3px}
[class*=-EditorContainer],[class*=-ToolbarContainer]{min-width:0!important}
[class*=-PreviewButtonContainer],[class*=-PublishButton]::after{display:none!important}
[class*=-AppHeaderSiteLink]{color:#5d626f!important}
[class*=-PublishButton]{background-color:#0b6e7f!important}
[class*=-BackStatusChanged]{color:#b3002a!important}
[class*=-FieldLabel]{color:#313d3e!important;background:#ececf0!important}
@media (max-width:799px){[class*=-SidebarContainer]{max-height:35vh!important}}
@media (max-width:40rem){[class*=-ToolbarSectionMeta]{display:none!important}
[class*=-ToolbarSectionMain]{padding:0 .25rem!important;min-width:0}
[class*=-ToolbarSectionBackLink]{padding:0 .5rem!important;max-width:7rem;box-sizing:border-box}
[class*=-ToolbarSectionBackLink] div{font-size:.75rem!important;line-height:1.2}
[class*=-BackCollection]{display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden}
[class*=-ToolbarSectionMain] :is(button,[role=button]){display:flex!important;align-items:center;white-space:normal!important;height:auto!important;min-height:36px;font-size:.8rem;line-height:1.2!important;margin:0 .25rem!important;padding:.25rem .5rem!important}
[class*=-ToolbarSectionMain] [class*=-PublishedToolbarButton]{padding-right:1.75rem!important}}`;

/** The HTML page, with a noscript message. */
export const adminPage = (siteName: string): string => {
  const name = escapeHtml(siteName);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Content of ${name}</title>
    <style>${STYLE}</style>
    <script defer src="${editorPaths.script}"></script>
  </head>
  <body>
    <noscript>
      <h1>Content of ${name}</h1>
      <p>This editor needs JavaScript. Switch it on in the settings of your browser.</p>
    </noscript>
  </body>
</html>
`;
};

/** The pages of the editor by their paths, as of the current content; all but the script, which is made once. */
export const editorFiles = (entries: readonly Entry[], content: string, backend: Backend, root: string) => {
  const folder = join(content, "media");
  const media = existsSync(folder) ? filesIn(folder).paths : [];
  const { name = "the site" } = theSite().settings(entries) ?? {};
  return {
    [editorPaths.page]: adminPage(name),
    [editorPaths.config]: JSON.stringify(formConfig(backend, { entries, root }, media)),
    // What links of texts can lead to.
    [editorPaths.links]: JSON.stringify(linkTargets(entries, media)),
  };
};

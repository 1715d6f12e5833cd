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
noscript{display:block;max-width:40rem;margin:4rem auto;padding:0 1rem}
[class*=-EditorContainer],[class*=-ToolbarContainer]{min-width:0!important}
.conflicts{max-width:50rem;border:0;border-radius:.5rem;padding:1.5rem 2rem;box-shadow:0 1rem 4rem #0006}
.conflicts::backdrop{background:#0008}
.conflicts h2,.problems h2{font-size:1.25rem;font-weight:700;margin:0 0 .5rem}
.conflicts p{line-height:1.5}
.conflicts button,.problems button{font:inherit;padding:.5rem 1rem}
.conflicts fieldset{border:1px solid #dfdfe3;border-radius:3px;margin:1rem 0;padding:.5rem 1rem}
.conflicts legend{font-weight:700}
.conflicts label{display:grid;grid-template-columns:auto 1fr;gap:0 .5rem;margin:.5rem 0}
.conflicts pre{grid-column:2;font:inherit;white-space:pre-wrap;max-height:12rem;overflow:auto;background:#f4f4f6;margin:.25rem 0;padding:.5rem}
.problems p{white-space:pre-line;line-height:1.5;margin:0}
.failure{max-width:50rem;margin:2rem auto;padding:0 1rem;color:#313d3e}
.failure h1{font-size:1.4rem;font-weight:700}
.failure pre{white-space:pre-wrap;background:#f4f4f6;padding:1rem;max-height:50vh;overflow:auto}
.failure button{font:inherit;padding:.5rem 1rem;margin-right:1rem}
.inclusion input{flex:1 1 12rem;min-width:0}
.form [type=date]{max-width:11rem}
.problems{color:#313d3e;position:fixed;z-index:9999;bottom:0;left:0;right:0;max-height:40vh;overflow:auto;background:#fff;border-top:3px solid #c0392b;box-shadow:0 -.5rem 2rem #0003;padding:1rem 2rem}
.problems button{float:right}
.problems ul{margin:0;padding-left:1.25rem;list-style:disc}
.problems li{margin:.25rem 0;line-height:1.5}
.problems a{font-size:inherit;color:inherit;text-decoration:underline}
.problems span{display:block;white-space:pre-line}
.field-problem{color:#c0392b;font-size:.85rem;line-height:1.4;white-space:pre-line;margin:.5rem 0 0}
.form{max-width:800px;margin:0 auto;padding:0 1rem 3rem;color:#313d3e;font-size:.95rem;line-height:1.4;box-sizing:border-box}
.form[inert]{opacity:.6}
.form .field{margin:1.25rem 0 0;min-width:0}
.form .label{display:flex;gap:.75rem;align-items:baseline;margin:0 0 .25rem;font-size:.85rem}
.form .label :first-child{font-weight:700}
.form .hint,.form .label span+span,.form label+span{color:#5d626f}
.form .hint{font-size:.8rem;margin:.25rem 0 0;overflow-wrap:anywhere}
.form :is(input:not([type=checkbox]),textarea,select),.media-files button{font:inherit;color:inherit;background:#fff;border:1px solid #7d7d87;border-radius:3px;padding:.5rem;box-sizing:border-box;min-width:0}
.form :is(.field>input:not([type=checkbox]),.field>textarea,.field>select,input[type=search]){display:block;width:100%}
.form textarea{resize:vertical;field-sizing:content;min-height:4.5rem}
.form input[type=checkbox]{width:1.25rem;height:1.25rem;margin:0}
.form button{font:inherit;font-size:.85rem;min-height:2.25rem;padding:.25rem .8rem;color:inherit;background:#fff;border:1px solid #7d7d87;border-radius:3px;cursor:pointer}
.form button:disabled{color:#5d626f;border-color:#dfdfe3;cursor:default}
.form :focus-visible{outline:3px solid #3a69c7;outline-offset:1px}
.form [aria-invalid=true]{border-color:#c0392b}
.form .bar,.form .line,.form .add,.form .inclusion,.form .media{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
.form .bar{padding:.25rem .5rem;background:#ececf0;border-radius:3px}
.form .toggle{flex:1 1 10rem;border:0;background:none;padding:.3rem 0;text-align:left;overflow-wrap:anywhere}
.form .toggle::before{content:"";display:inline-block;margin-right:.75rem;border:.35rem solid transparent;border-right:0;border-left-color:currentcolor}
.form .toggle[aria-expanded=true]::before{transform:rotate(90deg)}
.form .inner{padding:0 0 1rem .75rem;border-left:3px solid #ececf0}
.form .inner>.field:first-child{margin-top:.75rem}
.form .items{list-style:none;margin:.5rem 0;padding:0}
.form .items>li{margin:.25rem 0}
.form .line>.field{flex:1 1 12rem;margin:0}
.form .field-boolean{display:flex;flex-wrap:wrap;gap:0 .75rem;align-items:center}
.form .field-boolean .label{margin:0;order:1}
.form .field-boolean :is(.hint,.field-problem){order:2;flex-basis:100%}
.media-files{display:grid;grid-template-columns:repeat(auto-fill,minmax(8rem,1fr));gap:.5rem}
.media-files img{max-height:6rem}
.contents{padding:1.25rem 0 0}
.contents h1{font-size:1.4rem;line-height:1.3;font-weight:700;margin:0 0 .5rem;overflow-wrap:anywhere}
.contents ul{display:flex;flex-wrap:wrap;gap:.25rem;list-style:none;margin:0;padding:0}
@media (min-width:80rem){.contents nav{position:fixed;left:1rem;top:6rem;width:13rem;max-height:calc(100vh - 7rem);overflow:auto}.contents nav ul{flex-direction:column;flex-wrap:nowrap}}
::highlight(marked){background:#ffe08a}
[data-marked]{outline:3px solid #3a69c7;outline-offset:4px;border-radius:3px}
[class*=-PreviewButtonContainer],[class*=-PublishButton]::after{display:none!important}
@media (max-width:40rem){[class*=-ToolbarSectionMeta]{display:none!important}
[class*=-ToolbarSectionMain]{padding:0 .25rem!important;min-width:0}
[class*=-ToolbarSectionBackLink]{padding:0 .5rem!important;max-width:7rem;box-sizing:border-box}
[class*=-ToolbarSectionBackLink] div{font-size:.75rem!important;line-height:1.2}
[class*=-BackCollection]{display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden}
[class*=-ToolbarSectionMain] button,[class*=-ToolbarSectionMain] [role=button]{display:flex!important;align-items:center;white-space:normal!important;height:auto!important;min-height:36px;font-size:.8rem;line-height:1.2!important;margin:0 .25rem!important;padding:.25rem .5rem!important}
[class*=-ToolbarSectionMain] [class*=-PublishedToolbarButton]{padding-right:1.75rem!important}}
[class*=-AppHeaderSiteLink]{color:#5d626f!important}
[class*=-PublishButton]{background-color:#0b6e7f!important}
[class*=-BackStatusChanged]{color:#b3002a!important}
[class*=-FieldLabel]{color:#313d3e!important;background:#ececf0!important}
.form .text-editor{border:1px solid #7d7d87;border-radius:3px}
.text-toolbar{position:sticky;top:0;z-index:2;display:flex;flex-wrap:wrap;gap:.25rem;padding:.5rem;background:#f4f4f6;border-bottom:1px solid #dfdfe3}
.text-toolbar button{font:inherit;font-size:.85rem;min-width:2.25rem;min-height:2.25rem;padding:.2rem .5rem;color:inherit;background:#fff;border:1px solid #b5b5bd;border-radius:3px;cursor:pointer}
.text-toolbar button[aria-pressed=true],.text-toolbar button[aria-checked=true]{color:#fff;background:#3a69c7}
.text-toolbar [role=switch]{margin-left:auto}
.text-editor [contenteditable=true]{min-height:8rem;padding:1rem;font-size:1rem;line-height:1.6;white-space:pre-wrap;overflow-wrap:anywhere;outline-offset:-2px}
.form .text-editor textarea{display:block;box-sizing:border-box;width:100%;border:0;padding:1rem;font:.9rem/1.6 ui-monospace,monospace;resize:vertical}
.text-editor :is(p,ul,ol,blockquote,pre,table,dl,h1,h2,h3,h4,h5,h6){margin:0 0 1rem}
.text-editor h2{font-size:1.4rem;font-weight:700;line-height:1.3}
.text-editor :is(h3,h4,h5,h6){font-size:1.15rem;font-weight:700;line-height:1.3}
.text-editor :is(ul,ol){padding-left:1.5rem}
.text-editor ul{list-style:disc}
.text-editor ol{list-style:decimal}
.text-editor li>p{margin:0}
.text-editor strong{font-weight:700}
.text-editor em{font-style:italic}
.text-editor a{color:#3a69c7;text-decoration:underline}
.text-editor blockquote{border-left:3px solid #b5b5bd;padding-left:1rem}
.text-editor :is(code,pre){font-family:ui-monospace,monospace;font-size:.9em;background:#f4f4f6}
.text-editor pre{padding:.75rem;white-space:pre-wrap}
.text-editor table{border-collapse:collapse;width:100%}
.text-editor :is(td,th){border:1px solid #b5b5bd;padding:.4rem .6rem;text-align:left;vertical-align:top;position:relative;min-width:2rem}
.text-editor th{font-weight:700;background:#f4f4f6}
.text-editor :is(td,th)>p{margin:0}
.text-editor .selectedCell{background:#eef2fb}
.text-editor sup{font-size:.75em;vertical-align:super}
.text-editor dl{display:flex;gap:.75rem;font-size:.9rem}
.text-editor [data-item-type=task]{list-style:none}
.text-editor [data-item-type=task]::before{content:"☐ ";float:left;margin-left:-1.3rem}
.text-editor [data-item-type=task][data-checked=true]::before{content:"☑ "}
.text-editor [role=status]{margin:0 1rem;color:#c0392b}
.picture-in-text{display:block;border:1px solid #dfdfe3;border-radius:3px;padding:.5rem;white-space:normal}
.picture-in-text.ProseMirror-selectednode{outline:3px solid #3a69c7}
.picture-in-text label{display:block;font-size:.85rem}
.picture-in-text input{display:block;width:100%}
.text-dialog{box-sizing:border-box;width:32rem;max-width:calc(100vw - 1rem);max-height:calc(100vh - 1rem);border:0;border-radius:.5rem;padding:1.25rem;color:#313d3e;box-shadow:0 1rem 4rem #0006;font-size:1rem;line-height:1.5}
.text-dialog::backdrop{background:#0008}
.text-dialog h2{font-size:1.25rem;font-weight:700;margin:0 0 .75rem}
.text-dialog label{display:block}
.text-dialog .labeled{margin:0 0 .75rem}
.text-dialog small{display:block;font-size:.8rem}
.text-dialog input{display:block;box-sizing:border-box;width:100%;font:inherit;padding:.4rem;border:1px solid #7d7d87;border-radius:3px}
.text-dialog ul{list-style:none;margin:0 0 .75rem;padding:0;max-height:16rem;overflow:auto}
.text-dialog li button{display:block;overflow-wrap:anywhere;width:100%;text-align:left;border:0;background:none;padding:.4rem}
:is(.text-dialog,.publish) button{font:inherit;min-height:2.25rem;padding:.25rem .8rem}
.text-dialog .main{font-weight:600;color:#fff;background:#3a69c7;border:0;border-radius:3px}
.text-dialog :focus-visible{outline:3px solid #3a69c7;outline-offset:2px}
.picture{margin:0 0 .75rem}
.picture img{display:block;max-width:100%;max-height:16rem}
.picture figcaption{font-size:.75rem;margin-top:.25rem}
.open-publish{position:fixed;z-index:298;right:1rem;bottom:1rem;font:600 .9rem system-ui,sans-serif;min-height:2.75rem;padding:.5rem 1rem;color:#fff;background:#3a69c7;border:0;border-radius:3px;box-shadow:0 .25rem 1rem #0004;cursor:pointer}
.count{margin:.25rem 0 0;font-size:.8rem;color:#5d626f}
.count.is-over{color:#c0392b;font-weight:700}
.search-preview{margin:1rem 0 0;padding:.75rem;background:#fff;border:1px solid #dfdfe3;border-radius:.5rem;min-width:0;overflow-wrap:anywhere}
.search-preview p{margin:.25rem 0;font-size:.85rem;line-height:1.4;color:#4d5156}
.search-preview .title{font-size:1.1rem;color:#1a0dab}
.search-preview .where{font-size:.75rem}
@media (max-width:799px){[class*=-SidebarContainer]{max-height:35vh!important}}
@media (max-width:79.99rem){.open-publish{left:50%;right:0;bottom:0;border-radius:0;box-shadow:none;font-size:.85rem;padding:.25rem .5rem}
body:has(.open-publish),body:has(.open-publish) [class*=-NoPreviewContainer]{box-sizing:border-box;padding-bottom:2.75rem}}
.contents>a{color:#3a69c7;text-decoration:underline}
.contents>:is(a,button){display:inline-block;margin:.5rem .5rem 0 0}
.publish{box-sizing:border-box;width:50rem;max-width:calc(100vw - 1rem);max-height:calc(100vh - 1rem);border:0;border-radius:.5rem;padding:1.25rem;color:#313d3e;box-shadow:0 1rem 4rem #0006;font-size:1rem;line-height:1.5}
.publish::backdrop{background:#0008}
.publish h2{font-size:1.25rem;font-weight:700;margin:0}
.publish h3{font-size:1rem;font-weight:700;margin:0;overflow-wrap:anywhere}
.publish .bar,.publish .field,.publish .actions{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;margin:.25rem 0}
.publish .bar,.publish .field{justify-content:space-between}
.publish .main{font-weight:600;color:#fff;background:#3a69c7;border:0;border-radius:3px;min-height:2.75rem;padding:.5rem 1.5rem}
.publish .main:disabled{background:#5d626f}
.publish a{color:#3a69c7;text-decoration:underline}
.publish .entries{list-style:none;margin:.5rem 0;padding:0}
.publish .entries>li{border-top:1px solid #dfdfe3;padding:.75rem 0}
.publish .sentence{margin:.25rem 0;white-space:pre-line;overflow-wrap:anywhere}
.publish .sides{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(14rem,100%),1fr));gap:.5rem 1rem;margin:0 0 .75rem}
.publish pre{font:inherit;font-size:.9rem;white-space:pre-wrap;overflow-wrap:anywhere;max-height:12rem;overflow:auto;background:#f4f4f6;margin:0;padding:.5rem}
.publish summary{font-weight:700;padding:.5rem 0;cursor:pointer}
.publish .status:not(:empty){background:#eef2fb;padding:.5rem 1rem;border-radius:3px}
.publish .status span{display:block;white-space:pre-line}
.publish form{display:grid;gap:.5rem}
.publish input{display:block;box-sizing:border-box;width:100%;font:inherit;padding:.4rem}
.publish :focus-visible,.open-publish:focus-visible{outline:3px solid #3a69c7;outline-offset:2px}`;

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

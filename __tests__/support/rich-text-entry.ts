/** The serializer of the form's rich text as the editor's page bundles it, for tests without a page. */
import decap from "decap-cms-app";
import {
  markdownToRemark,
  markdownToSlate,
  slateToMarkdown,
} from "decap-cms-widget-markdown/dist/esm/serializers/index.js";
import { keepSource, openRichText } from "../../src/editor/browser/rich-text";

interface DecapCms {
  getEditorComponents: () => unknown;
  getWidget: (name: string) => { control: new (props: object) => unknown };
}

const cms = decap as DecapCms;

const field = { get: (_name: string, otherwise: { toArray: () => string[] }) => otherwise };

/** Decap CMS's control sets for its serializer which components a text may have. */
export const start = (): void =>
  void new (cms.getWidget("markdown").control)({
    getEditorComponents: cms.getEditorComponents,
    field,
  });

const OPTIONS = { voidCodeBlock: true };

/** Fills the rich text. */
export const open = (text: string): unknown[] => {
  openRichText(text);
  return markdownToSlate(text, { ...OPTIONS, remarkPlugins: [keepSource] });
};

/** What the rich text writes. */
export const write = (slate: readonly unknown[]): string =>
  slateToMarkdown(slate, { ...OPTIONS, remarkPlugins: [keepSource] });

/** Where the blocks that the rich text shows are in a text. */
export const spans = (text: string): [number, number][] => {
  const { children } = markdownToRemark(text, [keepSource]) as {
    children: { position?: { start: { offset: number }; end: { offset: number } } }[];
  };
  return children.map(({ position }) => [position?.start.offset ?? 0, position?.end.offset ?? 0]);
};

Object.assign(window, { richText: { start, open, write, spans } });

/** The rich text serializer as bundled for the editor, for tests without a page. */
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

/** Decap CMS's control registers the allowed components with its serializer. */
export const start = (): void =>
  void new (cms.getWidget("markdown").control)({
    getEditorComponents: cms.getEditorComponents,
    field,
  });

const OPTIONS = { voidCodeBlock: true };

/** Loads a text. */
export const open = (text: string): unknown[] => {
  openRichText(text);
  return markdownToSlate(text, { ...OPTIONS, remarkPlugins: [keepSource] });
};

/** The serialized text. */
export const write = (slate: readonly unknown[]): string =>
  slateToMarkdown(slate, { ...OPTIONS, remarkPlugins: [keepSource] });

/** Positions of the blocks in a text. */
export const spans = (text: string): [number, number][] => {
  const { children } = markdownToRemark(text, [keepSource]) as {
    children: { position?: { start: { offset: number }; end: { offset: number } } }[];
  };
  return children.map(({ position }) => [position?.start.offset ?? 0, position?.end.offset ?? 0]);
};

Object.assign(window, { richText: { start, open, write, spans } });

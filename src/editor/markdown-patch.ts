/** Puts an edited Markdown text into the file without touching the paragraphs that say what they said before. */

interface Block {
  text: string;
  /** The empty lines above it. */
  gap: string;
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Parts a text at its empty lines; a block of code stays whole. */
const blocksOf = (text: string): Block[] => {
  const blocks: Block[] = [];
  let gap = "";
  let lines: string[] = [];
  let fence: string | undefined;
  const close = (): void => {
    if (lines.length > 0) blocks.push({ text: lines.join("\n"), gap });
    if (lines.length > 0) gap = "";
    lines = [];
  };
  for (const line of text.split("\n")) {
    const mark = FENCE.exec(line)?.[1];
    if (fence === undefined && line.trim() === "") {
      close();
      gap += "\n";
      continue;
    }
    lines.push(line);
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence)) fence = undefined;
  }
  close();
  return blocks;
};

const isCode = (text: string): boolean => FENCE.test(text) || text.startsWith("    ");

/** What a block says, however its lines are broken, its bullets drawn and its signs escaped. */
const meaning = (text: string): string =>
  isCode(text)
    ? text
    : text
        .replace(/(?: {2,}|\\)\n/g, "\u2028")
        .replace(/^(\s*)[*+](\s)/gm, "$1-$2")
        .replace(/^(\s*)(-|\d+\.)[ \t]+/gm, "$1$2 ")
        .replace(/\n(?!\s*(?:-|\d+\.) )\s*/g, " ")
        .replace(/\\([!-/:-@[-`{-~])/g, "$1")
        .replace(/(^|[^\w*])_(?=\S)(.+?)_(?![\w*])/g, "$1*$2*")
        .replace(/__(?=\S)(.+?)__/g, "**$1**")
        .replace(/[ \t]+/g, " ")
        .trim();

/** The text of a file's body after an edit; blocks that say the same keep every character. */
export const patchMarkdown = (old: string, edited: string): string => {
  const before = blocksOf(old);
  const known = before.map(({ text }) => meaning(text));
  const taken = new Set<number>();
  const after = blocksOf(edited.replaceAll("\r\n", "\n")).map(({ text }) => {
    const says = meaning(text);
    const place = known.findIndex((words, index) => words === says && !taken.has(index));
    if (place === -1) return { text: text.trimEnd(), place: undefined };
    taken.add(place);
    return { text: before[place]?.text ?? text, place };
  });
  if (after.length === before.length && after.every(({ place }, index) => place === index)) return old;
  if (after.length === 0) return "\n";
  const lines = after.map(({ text }, index) => {
    const above = after[index - 1]?.place;
    const gap = above === undefined ? "\n" : (before[above + 1]?.gap ?? "\n");
    return index === 0 ? text : `\n${gap}${text}`;
  });
  return `${/^\n*/.exec(old)?.[0] || "\n"}${lines.join("")}\n`;
};

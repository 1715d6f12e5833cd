/** Words of a drawing, which SVG neither parts into lines nor keeps within a width. */
import type { SVGProps } from "react";

/** Width of a character at most, in units of the drawing, in large words and notes. */
const LETTER = 11.7;
const NOTE_LETTER = 9.2;
/** Characters that are as wide as two: those of East Asia. */
const WIDE = /[\u1100-\u11ff\u2e80-\uff60]/g;

const lengthOf = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0);

/** The words in two lines if they are longer than their room, parted at the space nearest to the middle. */
export const linesOf = (words: string, room: number): string[] => {
  const length = lengthOf(words);
  if (length * LETTER <= room) return [words];
  const middle = words.length / 2;
  const spaces = [...words.matchAll(/\s/g)].map(({ index }) => index);
  spaces.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  // Wide characters need no space between lines.
  const at = spaces[0] ?? (length > words.length ? Math.ceil(middle) : words.length);
  return [words.slice(0, at), words.slice(at).trim()].filter(Boolean);
};

interface WordsProps extends SVGProps<SVGTextElement> {
  x: number;
  lines: readonly string[];
  room: number;
  /** True for a smaller line with other words. */
  note?: boolean;
}

/** Words that stay within their room: they are set smaller if a line is longer. */
export const Words = ({ lines, room, x, note, children, ...rest }: WordsProps) => {
  const scale = room / ((note ? NOTE_LETTER : LETTER) * Math.max(...lines.map(lengthOf)));
  const style = scale < 1 ? { fontSize: `calc(var(--${note ? "note" : "label"})*${scale.toFixed(2)})` } : undefined;
  return (
    <text x={x} className={note ? "note" : undefined} style={style} {...rest}>
      {lines.map((line, index) => (
        <tspan key={index} {...(index > 0 && { x, dy: "1.1em" })}>
          {line}
        </tspan>
      ))}
      {children}
    </text>
  );
};

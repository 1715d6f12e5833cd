/** Words of a drawing, which SVG neither parts into lines nor keeps within a width. */
import type { SVGProps } from "react";

/** Width of a character at most, in units of the drawing: at the usual size, and in large words. */
const LETTER = { usual: 10, large: 11.7 };
const NOTE_LETTER = { usual: 8, large: 9.2 };
/** How much smaller long words are set, before their letters are set closer. */
const SMALLEST = 0.8;
/** Characters that are as wide as two: those of East Asia. */
const WIDE = /[\u1100-\u11ff\u2e80-\uff60]/g;

const lengthOf = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0);

/** The words in two lines if they are longer than their room, parted at the space nearest to the middle. */
export const linesOf = (words: string, room: number): string[] => {
  if (lengthOf(words) * LETTER.large <= room) return [words];
  const spaces = [...words.matchAll(/\s/g)].map(({ index }) => index);
  const middle = words.length / 2;
  const [at] = spaces.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return at === undefined ? [words] : [words.slice(0, at), words.slice(at + 1)];
};

interface WordsProps extends SVGProps<SVGTextElement> {
  x: number;
  lines: readonly string[];
  room: number;
  /** True for a smaller line with other words. */
  note?: boolean;
}

/** Words that stay within their room. */
export const Words = ({ lines, room, x, note, children, ...rest }: WordsProps) => {
  const { usual, large } = note ? NOTE_LETTER : LETTER;
  const scale = room / (large * Math.max(...lines.map(lengthOf)));
  const style = {
    fontSize: `calc(var(--${note ? "note" : "label"})*${Math.max(SMALLEST, scale).toFixed(2)})`,
  };
  return (
    <text x={x} className={note ? "note" : undefined} style={scale < 1 ? style : undefined} {...rest}>
      {lines.map((line, index) => (
        <tspan
          key={index}
          {...(index > 0 && { x, dy: "1.1em" })}
          {...(lengthOf(line) * usual * SMALLEST > room && { textLength: room, lengthAdjust: "spacingAndGlyphs" })}
        >
          {line}
        </tspan>
      ))}
      {children}
    </text>
  );
};

import { StatList } from "../components/stat";

/** Figures of a place, each with what it says. */
export const FactList = ({ items }: { items: readonly { value: string; text: string }[] }) => (
  <StatList stats={items.map(({ value, text }) => ({ number: value, label: text }))} />
);

import { css } from "@emotion/react";
import type { Ref } from "react";
import { color, radius, space, weight } from "../design/tokens";

const styles = {
  label: css({ display: "block", marginBottom: space.tiny, fontWeight: weight.bold }),
  input: css({
    width: "100%",
    minHeight: "3.25rem",
    padding: `${space.small} ${space.base}`,
    border: `1.5px solid ${color.edge}`,
    borderRadius: radius.base,
    background: color.paper,
    color: color.ink,
    font: "inherit",
    fontSize: "1.0625rem",
  }),
};

interface SearchFieldProps {
  id: string;
  name: string;
  label: string;
  value: string;
  inputRef?: Ref<HTMLInputElement>;
  onFocus?: () => void;
  onChange: (value: string) => void;
}

/** A search input with its label. */
export const SearchField = ({ id, label, inputRef, onChange, ...rest }: SearchFieldProps) => (
  <div>
    <label htmlFor={id} css={styles.label}>
      {label}
    </label>
    <input
      ref={inputRef}
      id={id}
      type="search"
      css={styles.input}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="search"
      onChange={(event) => onChange(event.target.value)}
      {...rest}
    />
  </div>
);

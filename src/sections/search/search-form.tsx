import { css } from "@emotion/react";
import { navigate } from "gatsby";
import { type FormEvent, useState } from "react";
import { buttonStyles } from "../../components/button";
import { SearchField } from "../../components/search-field";
import { above, space } from "../../design/tokens";
import { routes } from "../../routes";

/** Hidden without JavaScript, which the search needs. */
const form = css({
  display: "grid",
  gap: space.small,
  width: "100%",
  maxWidth: "44rem",
  [above.small]: { gridTemplateColumns: "1fr auto", alignItems: "end" },
  "& button": { minHeight: "3.25rem" },
  "@media (scripting:none)": { display: "none" },
});

interface SearchFormProps {
  label: string;
  button: string;
}

/** A search field that leads to the search page. */
export const SearchForm = ({ label, button }: SearchFormProps) => {
  const [text, setText] = useState("");
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void navigate(`${routes.search}?q=${encodeURIComponent(text.trim())}`);
  };
  return (
    <form role="search" action={routes.search} css={form} onSubmit={send}>
      <SearchField id="q" name="q" label={label} value={text} onChange={setText} />
      <button type="submit" css={buttonStyles("outline")}>
        {button}
      </button>
    </form>
  );
};

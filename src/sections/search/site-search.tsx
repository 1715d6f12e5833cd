import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type FormEvent, useEffect, useRef } from "react";
import { buttonStyles } from "../../components/button";
import { Section } from "../../components/container";
import { SearchField } from "../../components/search-field";
import { SmartLink } from "../../components/smart-link";
import { fillIn } from "content-kit/lib/placeholders";
import { above, size, space } from "../../design/tokens";
import { routes } from "../../routes";
import { countText } from "../shared/count-text";
import { SearchResults } from "./search-results";
import { type SearchView, useSiteSearch } from "./use-site-search";
import { Paragraphs } from "../../components/paragraphs";

export const query = graphql`
  fragment SiteSearch on SearchPage {
    hero {
      title
      text
    }
    field
    button
    status {
      one
      other
      forms {
        ...SearchPluralForms
      }
      corrected
      correctedOne
      correctedForms {
        ...SearchPluralForms
      }
      none
      failed
    }
    more
    resultsTitle
    suggestions {
      title
      queries
    }
    kinds {
      service
      industry
      pair
      article
      episode
      job
      page
      place
    }
  }
`;

const styles = {
  lead: css({ marginTop: space.base, fontSize: size.lead, maxWidth: "40rem" }),
  /** Hidden without JavaScript; the list of all pages is below. */
  form: css({
    display: "grid",
    gap: space.small,
    maxWidth: "48rem",
    marginTop: space.large,
    [above.small]: { gridTemplateColumns: "1fr auto", alignItems: "end" },
    "& button": { minHeight: "3.25rem" },
    "@media (scripting:none)": { display: "none" },
  }),
  status: css({ minHeight: "1.6em", marginBlock: space.medium }),
  suggestions: css({
    "& h2": { fontSize: size.h4 },
    "& ul": { display: "flex", flexWrap: "wrap", gap: `${space.tiny} ${space.medium}`, marginTop: space.small },
    "& a": { display: "inline-block", paddingBlock: space.hair },
    "@media (scripting:none)": { display: "none" },
  }),
  more: css({ marginTop: space.large }),
};

/** Status of the search, visible and announced. */
const statusOf = (
  { status }: Pick<Queries.SiteSearchFragment, "status">,
  view: SearchView | undefined,
  failed: boolean,
): string => {
  if (failed) return status.failed;
  if (!view) return "";
  const { query: typed, corrected, count } = view.outcome;
  if (count === 0) return fillIn(status.none, { query: typed });
  if (corrected === undefined) return countText(count, status, { query: typed });
  const forms = { one: status.correctedOne, other: status.corrected, forms: status.correctedForms };
  return countText(count, forms, { query: corrected });
};

interface SiteSearchProps {
  copy: Queries.SiteSearchFragment;
  location: { key?: string };
}

/** Search field, results, and suggested queries. */
export const SiteSearch = ({ copy, location }: SiteSearchProps) => {
  const field = useRef<HTMLInputElement>(null);
  const { text, view, failed, type, submit, showMore } = useSiteSearch(location);
  useEffect(() => {
    // Focus the field after client-side navigation; a document load starts at the top.
    if (!location.key || location.key === "initial") return;
    // Gatsby focuses the new page right after this. After back, the page stays where it was.
    const frame = requestAnimationFrame(() => field.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [location.key]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    submit();
  };
  const { hits = [], outcome } = view ?? {};
  return (
    <Section narrow>
      <h1>{copy.hero.title}</h1>
      <Paragraphs css={styles.lead} text={copy.hero.text} />
      <form role="search" action={routes.search} css={styles.form} onSubmit={send}>
        <SearchField id="q" name="q" label={copy.field} value={text} inputRef={field} onChange={type} />
        <button type="submit" css={buttonStyles("default", "default")}>
          {copy.button}
        </button>
      </form>
      <p role="status" css={styles.status}>
        {statusOf(copy, view, failed)}
      </p>
      {hits.length > 0 && <SearchResults hits={hits} title={copy.resultsTitle} kinds={copy.kinds} />}
      {outcome && hits.length < outcome.count && (
        <p css={styles.more}>
          <button type="button" css={buttonStyles("outline")} onClick={() => void showMore()}>
            {copy.more}
          </button>
        </p>
      )}
      {hits.length === 0 && (
        <div css={styles.suggestions}>
          <h2>{copy.suggestions.title}</h2>
          <ul role="list">
            {copy.suggestions.queries.map((words) => (
              <li key={words}>
                <SmartLink to={`${routes.search}?q=${encodeURIComponent(words)}`}>{words}</SmartLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
};

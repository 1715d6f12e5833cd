import { css } from "@emotion/react";
import { graphql, navigate } from "gatsby";
import { type FormEvent, type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from "react";
import { LinkGrid } from "../../components/link-grid";
import { SearchField } from "../../components/search-field";
import { font, size, space, weight } from "../../design/tokens";
import { routes } from "../../routes";
import type { ListedCity } from "../../search/cities";
import { type CitySearch, loadCitySearch } from "../../search/load-city-search";
import { countText } from "../shared/count-text";

export const query = graphql`
  fragment CityFinder on CityFinder {
    label
    one
    other
    forms {
      ...PluralForms
    }
    none
    failed
  }
`;

/** Number of cities shown; the total is above them. */
const SHOWN = 12;

const styles = {
  /** Hidden without JavaScript; the states below link to all cities. */
  finder: css({ marginBlock: space.medium, "@media (scripting:none)": { display: "none" } }),
  form: css({
    maxWidth: "44rem",
    "& label": { font: `${weight.bold} ${size.h3}/1.15 ${font.display}`, letterSpacing: "-.02em" },
  }),
  status: css({ minHeight: "1.6em", marginBlock: space.small }),
};

interface CityFinderProps extends Queries.CityFinderFragment {
  /** The slug of a state, to find only cities of it. */
  state?: string;
}

const pathOf = ({ stateSlug, slug }: ListedCity): string => routes.city(stateSlug, slug);

/** Moves the focus between field and results by arrow keys. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input,a")];
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/** Finds cities while the visitor types. Loads the list of cities at the first focus. */
export const CityFinder = ({ label, one, other, forms, none, failed, state }: CityFinderProps) => {
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState<{ find: CitySearch }>();
  const [hasFailed, setFailed] = useState(false);
  const asked = useRef(false);
  const fetchCities = (): void => {
    if (asked.current) return;
    asked.current = true;
    setFailed(false);
    loadCitySearch(state).then(
      (find) => setSearch({ find }),
      () => {
        asked.current = false;
        setFailed(true);
      },
    );
  };
  // A letter is shown before its results.
  const query = useDeferredValue(typed);
  const found = useMemo(() => search?.find(query) ?? [], [search, query]);
  const hasQuery = search !== undefined && query.trim() !== "";
  // Lazily, because the first use of Intl takes 20 ms.
  const statusText = (): string => (found.length === 0 ? none : countText(found.length, { one, other, forms }));
  const openFirst = (event: FormEvent): void => {
    event.preventDefault();
    const [first] = search?.find(typed) ?? [];
    if (first) void navigate(pathOf(first));
  };
  const results = useMemo(() => {
    const shown = found.slice(0, SHOWN);
    const links = shown.map((city) => ({ to: pathOf(city), label: city.name, note: state ? "" : city.state }));
    return links.length > 0 && <LinkGrid links={links} />;
  }, [found, state]);
  return (
    // Arrow keys are an addition; the Tab key works everywhere.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div css={styles.finder} onKeyDown={moveFocus}>
      <form role="search" css={styles.form} action={routes.locations} onSubmit={openFirst}>
        <SearchField id="city" name="city" label={label} value={typed} onFocus={fetchCities} onChange={setTyped} />
      </form>
      <p role="status" css={styles.status}>
        {hasFailed ? failed : hasQuery && statusText()}
      </p>
      {results}
    </div>
  );
};

import type { PageProps } from "gatsby";
import { Frame } from "../frame";

interface State {
  name: string;
  slug: string;
  cities: { slug: string; name: string }[];
}

const StatePage = ({ path, pageContext: { name, slug, cities } }: PageProps<object, State>) => (
  <Frame title={`Marketing in ${name}`} path={path}>
    <h1>Marketing in {name}</h1>
    <ul>
      {cities.map((city) => (
        <li key={city.slug}>
          <a href={`/${slug}/${city.slug}`}>{city.name}</a>
        </li>
      ))}
    </ul>
  </Frame>
);

export default StatePage;

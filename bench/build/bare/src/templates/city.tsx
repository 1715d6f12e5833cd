import type { PageProps } from "gatsby";
import { Frame } from "../frame";

const SERVICES = ["Local SEO", "Paid advertising", "Websites", "Reviews", "Social media", "Email"];

interface City {
  name: string;
  population: number;
  state: string;
  slug: string;
}

const CityPage = ({ path, pageContext: { name, population, state, slug } }: PageProps<object, City>) => (
  <Frame title={`Marketing in ${name}, ${state}`} path={path}>
    <p>
      <a href={`/${slug}`}>{state}</a>
    </p>
    <h1>Marketing in {name}</h1>
    <p>
      {name} in {state} has {population} people, and its practices are found on the maps of {state}.
    </p>
    <h2>Six ways to be found in {name}</h2>
    <ul>
      {SERVICES.map((service) => (
        <li key={service}>
          {service} in {name}
        </li>
      ))}
    </ul>
  </Frame>
);

export default CityPage;

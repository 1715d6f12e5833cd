import { metadataOf, stateOf, states } from "../../states";

const SERVICES = ["Local SEO", "Paid advertising", "Websites", "Reviews", "Social media", "Email"];

export const dynamicParams = false;
export const generateStaticParams = () =>
  states.flatMap(({ slug, cities }) => cities.map((city) => ({ state: slug, city: city.slug })));

const read = async (params) => {
  const { state, city } = await params;
  const { name, bySlug } = stateOf(state);
  return { slug: state, state: name, ...bySlug.get(city), city };
};

export const generateMetadata = async ({ params }) => {
  const { name, state, slug, city } = await read(params);
  return metadataOf(`Marketing in ${name}, ${state}`, `/${slug}/${city}`);
};

export default async function CityPage({ params }) {
  const { name, population, state, slug } = await read(params);
  return (
    <>
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
    </>
  );
}

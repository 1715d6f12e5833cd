import { metadataOf, stateOf, states } from "../states";

export const dynamicParams = false;
export const generateStaticParams = () => states.map(({ slug }) => ({ state: slug }));

export const generateMetadata = async ({ params }) => {
  const { slug, name } = stateOf((await params).state);
  return metadataOf(`Marketing in ${name}`, `/${slug}`);
};

export default async function StatePage({ params }) {
  const { slug, name, cities } = stateOf((await params).state);
  return (
    <>
      <h1>Marketing in {name}</h1>
      <ul>
        {cities.map((city) => (
          <li key={city.slug}>
            <a href={`/${slug}/${city.slug}`}>{city.name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

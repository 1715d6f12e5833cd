import { graphql } from "gatsby";
import { HeadOfPage } from "../layout/head";
import type { SitePageProps } from "../templates/page-props";
import { AllPages } from "../sections/search/all-pages";
import { SiteSearch } from "../sections/search/site-search";

const titled = (pages: readonly { path: string; title: string }[]) =>
  pages.map(({ path, title }) => ({ to: path, label: title }));

const SearchPage = ({ data, location }: SitePageProps<Queries.SearchPageQuery>) => {
  const { copy, services, articles, episodes } = data;
  const named = copy.industries.map(({ path, name }) => ({ to: path, label: name }));
  return (
    <>
      <HeadOfPage metadata={copy.metadata} path={location.pathname} kind="CollectionPage" card="search" />
      <SiteSearch copy={copy} location={location} />
      <AllPages
        title={copy.all.title}
        groups={[
          { title: copy.all.services, links: titled(services.nodes) },
          { title: copy.all.industries, links: named },
          { title: copy.all.articles, links: titled(articles.nodes) },
          { title: copy.all.episodes, links: titled(episodes.nodes) },
          { title: copy.all.jobs, links: titled(copy.jobs) },
        ]}
      />
    </>
  );
};

export default SearchPage;

export const query = graphql`
  query SearchPage {
    copy: searchPage(id: { eq: "SearchPage" }) {
      metadata {
        ...Metadata
      }
      ...SiteSearch
      industries {
        path
        name
      }
      jobs {
        path
        title
      }
      all {
        title
        services
        industries
        articles
        episodes
        jobs
      }
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        path
        title
      }
    }
    articles: allArticle(sort: { date: DESC }) {
      nodes {
        path
        title
      }
    }
    episodes: allEpisode(sort: { date: DESC }) {
      nodes {
        path
        title
      }
    }
  }
`;

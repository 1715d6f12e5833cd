import { graphql } from "gatsby";
import { HeadOfPage } from "../layout/head";
import type { SitePageProps } from "../page-props";
import { AllPages } from "../sections/all-pages";
import { SiteSearch } from "../sections/site-search";

const titled = ({ nodes }: { nodes: readonly { path: string; title: string }[] }) =>
  nodes.map(({ path, title }) => ({ to: path, label: title }));

const SearchPage = ({ data, location }: SitePageProps<Queries.SearchPageQuery>) => {
  const { copy, services, industries, articles, episodes, jobs } = data;
  const named = industries.nodes.map(({ path, name }) => ({ to: path, label: name }));
  return (
    <>
      <HeadOfPage metadata={copy.metadata} path={location.pathname} card="search" noIndex />
      <SiteSearch copy={copy} location={location} />
      <AllPages
        title={copy.all.title}
        groups={[
          { title: copy.all.services, links: titled(services) },
          { title: copy.all.industries, links: named },
          { title: copy.all.articles, links: titled(articles) },
          { title: copy.all.episodes, links: titled(episodes) },
          { title: copy.all.jobs, links: titled(jobs) },
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
    industries: allIndustry(sort: { name: ASC }) {
      nodes {
        path
        name
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
    jobs: allJob(sort: { title: ASC }) {
      nodes {
        path
        title
      }
    }
  }
`;

import { graphql } from "gatsby";
import { HeadOfPage } from "../layout/head";
import { routes } from "../routes";
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
      <HeadOfPage metadata={copy.metadata} path={location.pathname} kind="CollectionPage" />
      <SiteSearch copy={copy} location={location} />
      <AllPages
        title={copy.all.title}
        groups={[
          { title: copy.all.services, to: routes.services, links: titled(services.nodes) },
          { title: copy.all.industries, to: routes.industries, links: named },
          { title: copy.all.articles, to: routes.blog, links: titled(articles.nodes) },
          { title: copy.all.episodes, to: routes.podcast, links: titled(episodes.nodes) },
          { title: copy.all.jobs, to: routes.careers, links: titled(copy.jobs) },
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
    # As many as a page of their archives; the headings lead to the rest.
    articles: allArticle(sort: { date: DESC }, limit: 24) {
      nodes {
        path
        title
      }
    }
    episodes: allEpisode(sort: { date: DESC }, limit: 24) {
      nodes {
        path
        title
      }
    }
  }
`;

import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Container } from "../components/container";
import { LowerParts } from "../components/lower-parts";
import { HeadOfPage } from "../layout/head";
import { podcastEpisode } from "../metadata/structured-data/podcast";
import type { SitePageProps } from "../page-props";
import { routes } from "../routes";
import { Closing } from "../sections/closing";
import { EpisodeChapters } from "../sections/episode-chapters";
import { EpisodeHead } from "../sections/episode-head";
import { EpisodeNotes } from "../sections/episode-notes";
import { UnpublishedNotice } from "../sections/unpublished";
import { EpisodeTranscript } from "../sections/episode-transcript";
import { site } from "../shell";
import { space } from "../design/tokens";

const band = css({ paddingTop: space.large });

const EpisodePage = ({ data: { episode, copy, podcast }, location }: SitePageProps<Queries.EpisodeTemplateQuery>) => (
  <>
    <HeadOfPage
      metadata={episode.metadata}
      path={location.pathname}
      crumbs={[{ label: copy.backLabel, to: routes.podcast }, { label: episode.title }]}
      card={`episode-${episode.slug}`}
      feeds={["podcast"]}
      things={[podcastEpisode(site, episode.path, { ...episode, series: podcast.hero.title })]}
    />
    <UnpublishedNotice unpublished={episode.unpublished} />
    <Container css={band}>
      <article>
        <EpisodeHead episode={episode} copy={copy} episodeLabel={podcast.episodeLabel} />
        <LowerParts>
          <EpisodeNotes paragraphs={episode.paragraphs}>
            {episode.audioSrc && episode.chapters && (
              <EpisodeChapters
                title={copy.chapters}
                chapters={episode.chapters}
                src={episode.audioSrc}
                linkLabel={copy.chapterLink}
              />
            )}
          </EpisodeNotes>
          {episode.transcript && <EpisodeTranscript title={copy.transcript} transcript={episode.transcript} />}
        </LowerParts>
      </article>
    </Container>
    <LowerParts>
      <Closing {...copy.closing} />
    </LowerParts>
  </>
);

export default EpisodePage;

export const query = graphql`
  query EpisodeTemplate($id: String!) {
    episode(id: { eq: $id }) {
      unpublished {
        ...Unpublished
      }
      path
      publishedAt
      ...EpisodeHead
      paragraphs
      chapters {
        ...EpisodeChapter
      }
      transcript {
        ...EpisodeTranscript
      }
      metadata {
        ...Metadata
      }
    }
    podcast: podcastPage(id: { eq: "PodcastPage" }) {
      episodeLabel
      hero {
        title
      }
    }
    copy: episodePage(id: { eq: "EpisodePage" }) {
      backLabel
      badge
      audioFallback
      chapters
      chapterLink
      transcript
      closing {
        title
        text
        primary {
          label
          to
        }
        secondary {
          label
          to
        }
      }
    }
  }
`;

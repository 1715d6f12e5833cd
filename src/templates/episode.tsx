import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Container } from "../components/container";
import { Deferred } from "../components/deferred";
import { HeadOfPage } from "../layout/head";
import { podcastFeeds } from "../metadata/feeds";
import { podcastEpisode } from "../metadata/structured-data/podcast";
import type { SitePageProps } from "./page-props";
import { routes } from "../routes";
import { Closing } from "../sections/shared/closing";
import { EpisodeChapters } from "../sections/podcast/episode-chapters";
import { EpisodeHead } from "../sections/podcast/episode-head";
import { EpisodeNotes } from "../sections/podcast/episode-notes";
import { UnpublishedNotice } from "../sections/shared/unpublished";
import { EpisodeTranscript } from "../sections/podcast/episode-transcript";
import { site } from "../site-data";
import { space } from "../design/tokens";

const spacing = css({ paddingTop: space.large });

const EpisodePage = ({
  data: { episode, copy, podcast, labels },
  location,
}: SitePageProps<Queries.EpisodeTemplateQuery>) => (
  <>
    <HeadOfPage
      metadata={episode.metadata}
      path={location.pathname}
      crumbs={[{ label: copy.backLabel, to: routes.podcast }, { label: episode.title }]}
      links={podcastFeeds}
      things={[podcastEpisode(site, episode.path, { ...episode, series: podcast.hero.title })]}
    />
    <UnpublishedNotice unpublished={episode.unpublished} />
    <Container css={spacing}>
      <article>
        <EpisodeHead episode={episode} copy={copy} player={labels.player} />
        <Deferred>
          <EpisodeNotes html={episode.notes}>
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
        </Deferred>
      </article>
    </Container>
    <Deferred>
      <Closing {...copy.closing} />
    </Deferred>
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
      notes
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
    labels(id: { eq: "Labels" }) {
      player {
        play
        pause
        seek
        currentTime
        duration
        mute
        unmute
        seekLabel
        buffered
      }
    }
    podcast: podcastPage(id: { eq: "PodcastPage" }) {
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

/** Registers the field extensions used in the type definitions. */
import type { CreateSchemaCustomizationArgs } from "gatsby";
import type { ContentStore } from "../../content-store";
import {
  audioSource,
  coverLabel,
  episodeAudio,
  episodeFeedNotes,
  episodeNotes,
  episodeWaveform,
  explicitEpisode,
  transcript,
} from "./episodes";
import { byName, cityIndex, industriesOf } from "./lists";
import { articleForFeeds, heldBody, proseHtml } from "./markdown";
import { mediaFile, mediaUrl, photograph, pictureForApps, pictureRatio } from "./media";
import { reportCost, reportSpend, reportSum } from "./reports";
import { byline, lowestPrice, moment, priceAmount, priceTotal, shortened, total, totalText, words } from "./values";

export const createFieldExtensions = ({ actions }: CreateSchemaCustomizationArgs, store: ContentStore): void => {
  actions.createFieldExtension({ name: "markdownHtml", extend: () => ({ resolve: heldBody(store, "html") }) });
  actions.createFieldExtension({ name: "markdownHeadings", extend: () => ({ resolve: heldBody(store, "headings") }) });
  actions.createFieldExtension({
    name: "proseHtml",
    args: { of: "String!" },
    extend: ({ of }: { of: string }) => ({ resolve: proseHtml(of) }),
  });
  actions.createFieldExtension({ name: "feedHtml", extend: () => ({ resolve: articleForFeeds(store) }) });
  actions.createFieldExtension({ name: "photograph", extend: () => ({ resolve: photograph }) });
  actions.createFieldExtension({ name: "pictureForApps", extend: () => ({ resolve: pictureForApps }) });
  actions.createFieldExtension({ name: "mediaFile", extend: () => ({ resolve: mediaFile }) });
  actions.createFieldExtension({
    name: "mediaUrl",
    args: { of: "String!" },
    extend: ({ of }: { of: string }) => ({ resolve: mediaUrl(of) }),
  });
  actions.createFieldExtension({
    name: "pictureRatio",
    args: { of: "String!" },
    extend: ({ of }: { of: string }) => ({ resolve: pictureRatio(of) }),
  });
  actions.createFieldExtension({
    name: "words",
    args: { of: "String!" },
    extend: ({ of }: { of: string }) => ({ resolve: words(of) }),
  });
  actions.createFieldExtension({
    name: "moment",
    args: { of: "String!", at: "String!" },
    extend: ({ of, at }: { of: string; at: string }) => ({ resolve: moment(of, at) }),
  });
  actions.createFieldExtension({
    name: "shortened",
    args: { of: "String!", to: "Int!" },
    extend: ({ of, to }: { of: string; to: number }) => ({ resolve: shortened(of, to) }),
  });
  actions.createFieldExtension({
    name: "byName",
    args: { type: "String!", field: "String!" },
    extend: ({ type, field }: { type: string; field: string }) => ({ resolve: byName(type, field) }),
  });
  actions.createFieldExtension({
    name: "total",
    args: { type: "String!", list: "String" },
    extend: ({ type, list }: { type: string; list?: string }) => ({ resolve: total(type, list) }),
  });
  actions.createFieldExtension({
    name: "totalText",
    args: { type: "String!", list: "String" },
    extend: ({ type, list }: { type: string; list?: string }) => ({ resolve: totalText(type, list) }),
  });
  actions.createFieldExtension({ name: "industriesOf", extend: () => ({ resolve: industriesOf }) });
  actions.createFieldExtension({ name: "explicitEpisode", extend: () => ({ resolve: explicitEpisode }) });
  actions.createFieldExtension({ name: "cityIndex", extend: () => ({ resolve: cityIndex }) });
  actions.createFieldExtension({ name: "priceAmount", extend: () => ({ resolve: priceAmount }) });
  actions.createFieldExtension({ name: "priceTotal", extend: () => ({ resolve: priceTotal }) });
  actions.createFieldExtension({ name: "lowestPrice", extend: () => ({ resolve: lowestPrice }) });
  actions.createFieldExtension({ name: "reportSpend", extend: () => ({ resolve: reportSpend }) });
  actions.createFieldExtension({ name: "reportCost", extend: () => ({ resolve: reportCost }) });
  actions.createFieldExtension({ name: "reportSum", extend: () => ({ resolve: reportSum }) });
  actions.createFieldExtension({ name: "byline", extend: () => ({ resolve: byline }) });
  actions.createFieldExtension({ name: "audioSource", extend: () => ({ resolve: audioSource }) });
  actions.createFieldExtension({ name: "episodeAudio", extend: () => ({ resolve: episodeAudio }) });
  actions.createFieldExtension({ name: "episodeWaveform", extend: () => ({ resolve: episodeWaveform }) });
  actions.createFieldExtension({ name: "episodeNotes", extend: () => ({ resolve: episodeNotes }) });
  actions.createFieldExtension({ name: "episodeFeedNotes", extend: () => ({ resolve: episodeFeedNotes }) });
  actions.createFieldExtension({ name: "coverLabel", extend: () => ({ resolve: coverLabel }) });
  actions.createFieldExtension({ name: "transcript", extend: () => ({ resolve: transcript }) });
};

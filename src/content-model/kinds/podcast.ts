/** Fields that podcast apps show of a podcast and its episodes. */
import {
  as,
  choice,
  duration,
  email,
  flag,
  group,
  line,
  list,
  origin,
  prose,
  ROLE_NAMES,
  shownAt,
  target,
  uuid,
  webAddress,
} from "content-kit";
import { PODCAST_CATEGORIES } from "../fields/podcast-categories";
import { image } from "./shared";

const person = group("PodcastPerson", "Somebody who is heard in a podcast, or helped to make it.", {
  name: line("The name as listeners know it.", "Dana Sample", { max: 128 }),
  role: choice(ROLE_NAMES, "What they do there."),
  href: webAddress("A page about them.", "https://www.agency.example/about").optional(),
  image: shownAt(200, as(image, "A picture of them, for podcast apps.")).optional(),
});

export const people = (description: string) => list(person, description);

export const chapter = group("Chapter", "A part of an episode that listeners can go to.", {
  start: duration(
    "When it begins, as minutes and seconds, or hours, minutes and seconds; a file has it in quotes.",
    "0:25",
  ),
  title: line("What it is about.", "Three things to write down", { max: 100 }),
  link: target("A page on what is said there: a path of this site, or a full web address.", "/contact").optional(),
  image: shownAt(600, as(image, "A picture that podcast apps show meanwhile.")).optional(),
});

export const show = group("PodcastShow", "What podcast apps and directories show of the podcast.", {
  category: choice(PODCAST_CATEGORIES, "Where directories list it: a category, or a category and a part of it."),
  description: prose("What it is about; without one, the text of the first screen.", "For the drive between offices.", {
    max: 4000,
  }).optional(),
  type: choice(
    ["episodic", "serial"],
    "episodic where the newest episode comes first; serial where they are to be heard in order.",
  ).optional(),
  explicit: flag("Whether words are said that are not for children; an episode can say otherwise.").optional(),
  author: line("Who makes it; without one, the agency's name.", "Example", { max: 255 }).optional(),
  owner: group("PodcastOwner", "The contact for directories; without one, the agency's name and e-mail address.", {
    name: line("Their name.", "Alex Sample", { max: 255 }),
    email: email("Their address, which everybody can read in the feed.", "podcast@agency.example"),
  }).optional(),
  copyright: line("Whose it is.", "© Example LLC", { max: 255 }).optional(),
  locked: flag("Whether no other host may take the feed over; switched off while the podcast moves.", {
    unlessSaid: true,
  }).optional(),
  guid: uuid(
    "The podcast's permanent ID, if it had one at another host; without it, one that follows from the feed's first address.",
    "917393e3-1b1e-5cef-ace4-edaa54e1f810",
  ).optional(),
  firstUrl: origin(
    "The site's address when the podcast was first published, if it has changed; podcast apps recognize the podcast and its episodes by it.",
    "https://www.first-name.example",
  ).optional(),
  people: people("Who is regularly heard in it; an episode can name others.").optional(),
});

/** Values that two episodes must not share. */
import { report, VALID, type Files, type Mistake } from "./content-folder";

/** Two episodes: the model's example with these fields; the second has another number. */
const two = (first: string, second: string): Files => {
  const text = VALID["podcast/one.md"] ?? "";
  const withFields = (fields: string): string => text.replace("metadata:", `${fields}\nmetadata:`);
  return {
    "podcast/one.md": withFields(first),
    "podcast/two.md": withFields(second).replace("number: 12", second.includes("\nnumber") ? "" : "number: 13"),
  };
};

const AUDIO = "audioUrl: https://media.example/12.mp3\naudioLength: 50412345";

export const EPISODES: readonly Mistake[] = [
  {
    mistake: "two episodes with one guid",
    changes: two("guid: tag:agency.example,2024:12", "guid: tag:agency.example,2024:12"),
    report: report`
      content/podcast/two.md:7:7  duplicate-episode
          7 | guid: tag:agency.example,2024:12
            |       ^^^^^^^^^^^^^^^^^^^^^^^^^^
        content/podcast/one.md has the same id in the feed, tag:agency.example,2024:12, so podcast apps show only one of the two.
        Fix: give each episode the guid that it had first; remove it from an episode that never had one.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a guid that is the address of another episode",
    changes: two("sampleAudio: false", "guid: https://www.agency.example/podcast/one"),
    report: report`
      content/podcast/two.md:7:7  duplicate-episode
          7 | guid: https://www.agency.example/podcast/one
            |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        content/podcast/one.md has the same id in the feed, https://www.agency.example/podcast/one, so podcast apps show only one of the two.
        Fix: give each episode the guid that it had first; remove it from an episode that never had one.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a guid that is the address of an episode with a guid of its own",
    changes: two("guid: tag:agency.example,2024:12", "guid: https://www.agency.example/podcast/one"),
    report: report`
      content/podcast/two.md:7:7  duplicate-episode
          7 | guid: https://www.agency.example/podcast/one
            |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        "guid" is the address of another episode, content/podcast/one.md.
        Fix: write the guid that this episode had first, or remove the field.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "two episodes with one number in a season",
    changes: two("season: 2", "season: 2\nnumber: 12"),
    report: report`
      content/podcast/two.md:8:9  duplicate-episode (warning)
          8 | number: 12
            |         ^^
        content/podcast/one.md already has the number 12 in season 2.
        Fix: number the episodes of a season one after another.

      1 warning in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "two episodes with one number, and without seasons",
    changes: two("sampleAudio: false", "sampleAudio: false\nnumber: 12"),
    report: report`
      content/podcast/two.md:8:9  duplicate-episode (warning)
          8 | number: 12
            |         ^^
        content/podcast/one.md already has the number 12.
        Fix: number the episodes of a season one after another.

      1 warning in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "two episodes with the same audio",
    changes: two(AUDIO, AUDIO),
    report: report`
      content/podcast/two.md:7:11  duplicate-episode (warning)
          7 | audioUrl: https://media.example/12.mp3
            |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        content/podcast/one.md has the same audio.
        Fix: name the recording of this episode.

      1 warning in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
];

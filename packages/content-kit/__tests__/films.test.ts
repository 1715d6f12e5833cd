/** Addresses of films, as people copy them. */
import { filmAt } from "../fields/films";

const ID = "dQw4w9WgXcQ";
const YOUTUBE = "https://www.youtube-nocookie.com/embed/";

test.each([
  [`https://www.youtube.com/watch?v=${ID}`, `${YOUTUBE}${ID}?autoplay=1&rel=0`],
  [`https://www.youtube.com/watch?si=x&v=${ID}&feature=share`, `${YOUTUBE}${ID}?autoplay=1&rel=0`],
  [`https://youtu.be/${ID}?si=abc`, `${YOUTUBE}${ID}?autoplay=1&rel=0`],
  [`https://m.youtube.com/watch?v=${ID}`, `${YOUTUBE}${ID}?autoplay=1&rel=0`],
  [`https://youtu.be/${ID}?t=90`, `${YOUTUBE}${ID}?autoplay=1&rel=0&start=90`],
  [`https://www.youtube.com/watch?v=${ID}&t=1m30s`, `${YOUTUBE}${ID}?autoplay=1&rel=0&start=90`],
  [`https://www.youtube.com/watch?v=${ID}#t=1h0m5s`, `${YOUTUBE}${ID}?autoplay=1&rel=0&start=3605`],
  [`https://www.youtube.com/embed/${ID}?start=7`, `${YOUTUBE}${ID}?autoplay=1&rel=0&start=7`],
  [`https://www.youtube-nocookie.com/embed/${ID}`, `${YOUTUBE}${ID}?autoplay=1&rel=0`],
  [`https://www.youtube.com/live/${ID}`, `${YOUTUBE}${ID}?autoplay=1&rel=0`],
  ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1"],
  ["https://vimeo.com/76979871#t=1m5s", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1#t=65s"],
  ["https://vimeo.com/76979871/a1b2c3d4e5", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=a1b2c3d4e5"],
  [
    "https://player.vimeo.com/video/76979871?h=a1b2c3",
    "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=a1b2c3",
  ],
  ["https://vimeo.com/channels/staffpicks/76979871", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1"],
])("%s plays in a player that sets no cookie and begins at the moment", (address, player) => {
  expect(filmAt(address)).toMatchObject({ player, isUpright: false });
});

test("a short film is upright, and its page stays that of a short one", () => {
  expect(filmAt(`https://www.youtube.com/shorts/${ID}?feature=share`)).toEqual({
    host: "YouTube",
    player: `${YOUTUBE}${ID}?autoplay=1&rel=0`,
    page: `https://www.youtube.com/shorts/${ID}`,
    isUpright: true,
  });
});

test("the film's own page begins at the same moment", () => {
  expect(filmAt(`https://youtu.be/${ID}?t=1m1s`)?.page).toBe(`https://www.youtube.com/watch?v=${ID}&t=61s`);
});

test.each([
  "https://www.youtube.com/@agency",
  "https://www.youtube.com/playlist?list=PL123",
  "https://www.youtube.com/watch?v=short",
  "https://youtu.be/",
  "https://vimeo.com/agency",
  `https://youtube.com.example/watch?v=${ID}`,
  `https://example.org/?u=https://youtu.be/${ID}`,
  `/watch?v=${ID}`,
  "constructor",
])("%s is no film", (address) => {
  expect(filmAt(address)).toBeUndefined();
});

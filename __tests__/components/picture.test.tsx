import { render, screen } from "@testing-library/react";
import { Picture } from "../../src/components/picture";

const data = {
  layout: "constrained",
  width: 600,
  height: 400,
  backgroundColor: "#c08040",
  images: { fallback: { src: "/one.jpg" }, sources: [] },
} as const;

test("a photograph keeps its focus where it is cropped, and stands on its dominant color", () => {
  render(
    <Picture alt="Brot" data={{ ...data, images: { ...data.images, sources: [] } }} sizes="9rem" focus="top right" />,
  );
  const { style } = screen.getByRole("img", { name: "Brot" });
  expect([style.objectPosition, style.backgroundColor]).toEqual(["top right", "rgb(192, 128, 64)"]);
});

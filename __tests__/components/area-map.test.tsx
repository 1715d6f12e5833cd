/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { AreaMap } from "../../src/sections/contact/area-map";

const area = { area: "Bergen", embedUrl: "https://maps.example/embed?q=Bergen", linkUrl: "https://maps.example/" };
const texts = { title: "Her er vi", text: "Midt i byen.", open: "Stort kart", area };

test("the page loads the map by itself, when it is near the screen", () => {
  render(<AreaMap {...texts} consent={null} />);
  const frame = screen.getByTitle("Her er vi: Bergen");
  expect([frame.getAttribute("src"), frame.getAttribute("loading")]).toEqual([area.embedUrl, "lazy"]);
});

test("an agency that asks first has an empty frame, in which a link opens the map", () => {
  render(<AreaMap {...texts} consent={{ text: "Kartet kommer fra maps.example.", load: "Vis kartet" }} />);
  const frame = screen.getByTitle<HTMLIFrameElement>("Her er vi: Bergen");
  expect([frame.hasAttribute("src"), frame.hasAttribute("srcdoc")]).toEqual([false, false]);
  expect(screen.getByText("Kartet kommer fra maps.example.")).toBeTruthy();
  const { href, target } = screen.getByRole<HTMLAnchorElement>("link", { name: "Vis kartet" });
  expect([href, target]).toEqual([area.embedUrl, frame.name]);
});

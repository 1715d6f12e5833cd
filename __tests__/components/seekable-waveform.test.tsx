import { act, fireEvent, render, screen } from "@testing-library/react";
import { SeekableWaveform } from "../../src/sections/podcast/seekable-waveform";

const wave = (
  <SeekableWaveform
    seed="one"
    levels={[0.2, 1, 0.5]}
    seconds={200}
    label="Stelle"
    valueLabel="{currentTime} von {duration}"
  />
);

const page = (
  <>
    <audio src="/one.mp3" />
    {wave}
  </>
);

const audio = (): HTMLAudioElement => {
  const found = document.querySelector("audio");
  if (!found) throw new Error("The page has no player.");
  return found;
};

describe("The waveform of a recording", () => {
  test("has a bar for each measured part", () => {
    const { container } = render(wave);
    expect(container.querySelector("path")?.getAttribute("d")?.match(/v\d+/g)).toEqual(["v23", "v116", "v58"]);
  });

  test("seeks the page's player, in steps of a hundredth", () => {
    render(page);
    const slider = screen.getByRole("slider", { name: "Stelle" });
    expect(slider.getAttribute("step")).toBe("2");
    fireEvent.change(slider, { target: { value: "62" } });
    expect(audio().currentTime).toBe(62);
    expect(slider.getAttribute("aria-valuetext")).toBe("1:02 von 3:20");
  });

  test("plays from where it is pressed", () => {
    const play = jest.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
    render(page);
    fireEvent.click(screen.getByRole("slider"));
    expect(play).toHaveBeenCalledTimes(1);
  });

  test("follows the player", () => {
    render(page);
    audio().currentTime = 50;
    act(() => void audio().dispatchEvent(new Event("timeupdate")));
    expect(screen.getByRole<HTMLInputElement>("slider").value).toBe("50");
  });
});

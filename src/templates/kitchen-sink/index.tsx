/** While developing only: every part of the design system in every state, at /kitchen-sink. The words are its own. */
import { Band, type BandTone } from "../../components/container";
import { Controls } from "./controls";
import { Drawings } from "./drawings";
import { Figures } from "./figures";
import { Lists } from "./lists";
import { Media } from "./media";
import { useShownStates } from "./shown-states";

const TONES: readonly BandTone[] = ["paper", "mist", "deep"];

const KitchenSink = () => {
  useShownStates();
  return (
    <>
      <Band narrow>
        <h1>Kitchen sink</h1>
      </Band>
      {TONES.map((tone) => (
        <Band key={tone} tone={tone} labelledBy={`title-${tone}`}>
          <h2 id={`title-${tone}`}>On {tone}</h2>
          <Controls id={tone} />
          <Lists id={tone} />
          <Figures id={tone} />
          <Drawings id={tone} />
          <Media id={tone} />
        </Band>
      ))}
    </>
  );
};

export default KitchenSink;

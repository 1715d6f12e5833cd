/** All components in all states at /kitchen-sink, in development only. */
import { Section, type SectionTone } from "../../components/container";
import { Controls } from "./controls";
import { Drawings } from "./drawings";
import { Figures } from "./figures";
import { Lists } from "./lists";
import { Media } from "./media";
import { useShownStates } from "./shown-states";

const TONES: readonly SectionTone[] = ["paper", "mist", "deep"];

const KitchenSink = () => {
  useShownStates();
  return (
    <>
      <Section narrow>
        <h1>Kitchen sink</h1>
      </Section>
      {TONES.map((tone) => (
        <Section key={tone} tone={tone} labelledBy={`title-${tone}`}>
          <h2 id={`title-${tone}`}>On {tone}</h2>
          <Controls id={tone} />
          <Lists id={tone} />
          <Figures id={tone} />
          <Drawings id={tone} />
          <Media id={tone} />
        </Section>
      ))}
    </>
  );
};

export default KitchenSink;

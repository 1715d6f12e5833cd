import { css } from "@emotion/react";
import { Icon } from "../../components/icon";
import { LINE_WIDTH, PulseDrawing, PulseLine, PulsePath } from "../../components/pulse-line";
import { Rings } from "../../components/rings";
import { Waveform } from "../../components/waveform";
import { ICONS } from "../../content-model/fields/icons";
import { growth, ring } from "../../design/pulse";
import { color, light } from "../../design/tokens";
import { keysOf } from "../../lib/record";
import { Sample, SampleRow } from "./sample";

const styles = {
  ring: css({ width: "18rem", "& path": { stroke: color.pulse, strokeWidth: 2.5 } }),
  swatch: css({ width: "8rem", height: "4rem", border: `1px solid ${color.line}` }),
};

const CLIMB = growth([
  { x: 0, y: 90 },
  { x: LINE_WIDTH / 2, y: 80 },
  { x: LINE_WIDTH, y: 10 },
]);

/** Drawings: the line, icons, colors. */
export const Drawings = ({ id }: { id: string }) => (
  <>
    <Sample name="The line: flat, one beat, a seed's phrase, growth, a voice, a ring">
      <PulseLine beats={[]} height={24} />
      <PulseLine beats={[{ x: LINE_WIDTH / 2, height: 1 }]} />
      <PulseLine beats={id} />
      <PulseDrawing height={100}>
        <PulsePath d={CLIMB} />
      </PulseDrawing>
      <Waveform seed={id} bars={150} />
      <Rings css={styles.ring}>
        <PulsePath d={ring(65, 22, -2.2, 14)} />
      </Rings>
    </Sample>
    <Sample name="Icons and colours">
      <SampleRow>
        {ICONS.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </SampleRow>
      <SampleRow>
        {keysOf(light).map((name) => (
          <figure key={name}>
            <div css={styles.swatch} style={{ background: color[name] }} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </SampleRow>
    </Sample>
  </>
);

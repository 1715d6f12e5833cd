import { Section } from "../../components/container";
import { PointList } from "../../components/point-list";
import { SectionHeading } from "../../components/section-heading";

interface ValuePointsProps {
  title: string;
  points: readonly { title: string; text: string }[];
}

/** Three reasons on a dark section. */
export const ValuePoints = ({ title, points }: ValuePointsProps) => (
  <Section tone="deep" labelledBy="value">
    <SectionHeading id="value" title={title} />
    <PointList points={points} />
  </Section>
);

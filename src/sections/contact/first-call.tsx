import { Section } from "../../components/container";
import { PointList } from "../../components/point-list";
import { SectionHeading } from "../../components/section-heading";

interface FirstCallProps {
  title: string;
  steps: readonly { title: string; text: string }[];
}

/** What happens in the first call. */
export const FirstCall = ({ title, steps }: FirstCallProps) => (
  <Section labelledBy="first-call">
    <SectionHeading id="first-call" title={title} />
    <PointList ordered points={steps} />
  </Section>
);

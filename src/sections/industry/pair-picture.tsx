import type { ReactNode } from "react";
import { graphql } from "gatsby";
import { Illustration } from "../../components/illustration";
import { DecisionPace } from "../../components/illustration/decision-pace";
import { PairDrawing } from "../../components/illustration/pair";

export const query = graphql`
  fragment Pace on DecisionPace {
    kind
    description
    title
    steps {
      label
      note
      at
    }
  }
  fragment PairPicture on IndustryService {
    icon
    step
    pace {
      ...Pace
    }
    serviceName {
      name
      illustration {
        ...Illustration
      }
    }
  }
`;

/** The drawings of an industry and of a service as one, or the one that there is; null without any. */
export const pairPicture = ({
  icon,
  step,
  pace,
  serviceName: { name, illustration },
}: Queries.PairPictureFragment): ReactNode => {
  if (pace && illustration) return <PairDrawing icon={icon} pace={pace} step={step} illustration={illustration} />;
  if (pace) return <DecisionPace icon={icon} pace={pace} step={step} services={[{ name, step }]} />;
  return illustration ? <Illustration {...illustration} /> : null;
};

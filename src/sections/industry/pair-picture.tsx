import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { graphql } from "gatsby";
import { Illustration } from "../../components/illustration";
import { DecisionPace } from "../../components/illustration/decision-pace";
import { PairDrawing } from "../../components/illustration/pair";
import { Picture } from "../../components/picture";
import { above } from "../../design/tokens";

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
    illustrationTitle
    image {
      ...PanelPicture
    }
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

const photograph = css({ aspectRatio: "3 / 2", [above.medium]: { aspectRatio: "1" } });

/** The pair's photograph, or the drawings of industry and service as one, or the only one; null without any. */
export const pairPicture = ({
  icon,
  step,
  image,
  pace,
  illustrationTitle,
  serviceName: { name, illustration: ofService },
}: Queries.PairPictureFragment): ReactNode => {
  const illustration = ofService && { ...ofService, title: illustrationTitle ?? ofService.title };
  if (image?.photograph)
    return (
      <Picture
        alt={image.alt}
        data={image.photograph}
        focus={image.focus}
        sizes="(min-width: 60em) 34rem, 92vw"
        css={photograph}
        eager
      />
    );
  if (pace && illustration) return <PairDrawing icon={icon} pace={pace} step={step} illustration={illustration} />;
  if (pace) return <DecisionPace icon={icon} pace={pace} step={step} services={[{ name, step }]} />;
  return illustration ? <Illustration {...illustration} /> : null;
};

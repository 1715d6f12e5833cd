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
    ...PairIllustration
    line
    image {
      ...PanelPicture
    }
    pace {
      ...Pace
    }
    serviceName {
      name
    }
  }
  fragment PairIllustration on IndustryService {
    illustrationTitle
    illustrationItems {
      label
      note
      amount
    }
    serviceName {
      illustration {
        ...Illustration
      }
    }
  }
`;

/** The service's drawing, with what the industry changes in it. */
export const pairIllustration = ({
  illustrationTitle,
  illustrationItems,
  serviceName: { illustration },
}: Queries.PairIllustrationFragment) =>
  illustration && {
    ...illustration,
    title: illustrationTitle ?? illustration.title,
    items: illustrationItems ?? illustration.items,
  };

const photograph = css({ aspectRatio: "3 / 2", [above.medium]: { aspectRatio: "1" } });

/** The pair's photograph, or the drawings of industry and service as one, or the only one; null without any. */
export const pairPicture = (pair: Queries.PairPictureFragment): ReactNode => {
  const { icon, step, image, pace, line, serviceName } = pair;
  const illustration = line === "none" ? null : pairIllustration(pair);
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
  if (pace) return <DecisionPace icon={icon} pace={pace} step={step} services={[{ name: serviceName.name, step }]} />;
  return illustration ? <Illustration {...illustration} /> : null;
};

import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Picture } from "../../components/picture";

export const query = graphql`
  fragment Picture on Image {
    alt
    focus
    photograph
  }
  fragment HeroPicture on Image {
    alt
    focus
    photograph(wide: 1.3333, narrow: 1.5)
  }
  fragment PanelPicture on Image {
    alt
    focus
    photograph(wide: 1, narrow: 1.5)
  }
`;

interface PictureSlotProps {
  image: Queries.PictureFragment | null;
  /** The `sizes` attribute. */
  sizes: string;
  ratio?: string;
  eager?: boolean;
  className?: string;
  /** Shown without a photograph. */
  children: ReactNode;
}

/** The agency's photograph, or a generated picture. */
export const PictureSlot = ({ image, children, ...rest }: PictureSlotProps) => {
  const data = image?.photograph;
  return image && data ? <Picture alt={image.alt} data={data} focus={image.focus} {...rest} /> : children;
};

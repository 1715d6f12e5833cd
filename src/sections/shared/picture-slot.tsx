import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Picture } from "../../components/picture";

export const query = graphql`
  fragment Picture on Image {
    alt
    source {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 1200, formats: [AUTO, WEBP, AVIF], placeholder: NONE)
      }
    }
  }
`;

interface PictureSlotProps {
  image: Queries.PictureFragment | null;
  /** How wide the picture is in the layout, as the attribute `sizes`. */
  sizes: string;
  ratio?: string;
  eager?: boolean;
  /** What is drawn where there is no photograph. */
  children: ReactNode;
}

/** The agency's photograph, or what the site draws in its place. */
export const PictureSlot = ({ image, sizes, ratio, eager, children }: PictureSlotProps) => {
  const data = image?.source?.childImageSharp?.gatsbyImageData;
  return image && data ? <Picture alt={image.alt} data={data} sizes={sizes} ratio={ratio} eager={eager} /> : children;
};

import { css } from "@emotion/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { radius } from "../design/tokens";

const image = css({ width: "100%", height: "auto", objectFit: "cover", borderRadius: radius.base });

interface PictureProps {
  alt: string;
  /** Sizes and formats, as gatsby-plugin-image works them out. */
  data: IGatsbyImageData;
  /** How wide the picture is in the layout, as the attribute `sizes`. */
  sizes: string;
  /** Width to height; the file's own where it is left out. */
  ratio?: string;
  /** True for a picture of the first screen, which is not to wait. */
  eager?: boolean;
}

/** A photograph as AVIF or WebP in the size that fits, with its place kept free. It needs no script. */
export const Picture = ({ alt, data: { images, width, height }, sizes, ratio, eager = false }: PictureProps) => (
  <picture>
    {images.sources?.map(({ srcSet, type }) => (
      <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
    ))}
    <img
      css={image}
      style={ratio ? { aspectRatio: ratio } : undefined}
      src={images.fallback?.src}
      srcSet={images.fallback?.srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
    />
  </picture>
);

import { css } from "@emotion/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { radius } from "../design/tokens";

const image = css({ width: "100%", height: "auto", objectFit: "cover", borderRadius: radius.base });

interface PictureProps {
  alt: string;
  /** Image data of gatsby-plugin-image. */
  data: IGatsbyImageData;
  /** The `sizes` attribute. */
  sizes: string;
  /** Aspect ratio; the file's by default. */
  ratio?: string;
  /** True above the fold: no lazy loading. */
  eager?: boolean;
}

/** A responsive photograph as AVIF or WebP with reserved space, without script. */
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

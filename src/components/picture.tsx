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
  /** The part that stays where it is cropped, as in CSS `object-position`. */
  focus?: string | null | undefined;
  className?: string | undefined;
  /** True above the fold: no lazy loading. */
  eager?: boolean;
}

/** A responsive photograph as AVIF or WebP on its dominant color, with reserved space, without script. */
export const Picture = ({ alt, data, sizes, ratio, focus, eager = false, className }: PictureProps) => {
  const { images, width, height, backgroundColor } = data;
  return (
    <picture>
      {images.sources?.map(({ srcSet, type, media }, index) => (
        <source key={index} media={media} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        css={image}
        className={className}
        style={{ aspectRatio: ratio, objectPosition: focus ?? undefined, backgroundColor }}
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
};

export interface PortraitProps {
  image: string;
  alt: string;
  /** Class that sets the size and the crop. */
  className: string;
}

/** Renders a member's picture, which loads lazily. */
export function Portrait({ image, alt, className }: PortraitProps) {
  return (
    <img
      className={className}
      src={image}
      alt={alt}
      width={480}
      height={600}
      loading="lazy"
      decoding="async"
    />
  );
}

// A game icon as the build takes it out of its set: one component, and nothing but what is drawn.
import type { IconBaseProps } from "react-icons";

/** An icon of 512 by 512 as the path it is drawn with. */
export function gameIcon(path: string, { size = "1em", title, color, style, ...rest }: IconBaseProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has one where its meaning is not told beside it
    <svg
      stroke="currentColor"
      fill="currentColor"
      strokeWidth="0"
      viewBox="0 0 512 512"
      {...rest}
      style={color ? { color, ...style } : style}
      height={size}
      width={size}
    >
      {title && <title>{title}</title>}
      <path d={path} />
    </svg>
  );
}

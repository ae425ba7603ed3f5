import type { IconComponent } from "../../../ui/display/icon";

/** A silhouette of our own, of the same strokes as the icons beside it. */
export function drawn(...paths: string[]): IconComponent {
  return function Drawn({ size = 24, stroke = 2, ...rest }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={stroke}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...rest}
      >
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    );
  };
}

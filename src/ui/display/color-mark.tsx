interface ColorMarkProps {
  color: string;
  size?: number;
}

/** The dot that marks a sector; its colour never carries text. */
export function ColorMark({ color, size = 10 }: ColorMarkProps) {
  return (
    <span
      aria-hidden
      style={{
        display: "inline-block",
        flexShrink: 0,
        width: size,
        height: size,
        borderRadius: "50%",
        background: color,
        boxShadow: "inset 0 0 0 1px rgb(0 0 0 / 15%)",
      }}
    />
  );
}

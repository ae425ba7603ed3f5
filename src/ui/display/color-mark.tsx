import { markColors } from "../theme/marks";
import classes from "./color-mark.module.css";

interface ColorMarkProps {
  color: string;
  size?: number;
}

/** The dot that marks a sector, seen on light and dark; its colour never carries text. */
export function ColorMark({ color, size = 10 }: ColorMarkProps) {
  const { light, dark } = markColors(color);
  const colors = { "--mark-light": light, "--mark-dark": dark };
  return (
    <span
      aria-hidden
      className={classes.mark}
      style={{ width: size, height: size, ...colors }}
    />
  );
}

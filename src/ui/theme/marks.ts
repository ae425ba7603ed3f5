import { palettes } from "./palettes";
import { colour, darkRamp, ramp } from "./ramp";

type Rgb = [number, number, number];

/** A mark is seen from this contrast on (WCAG 1.4.11). */
const seen = 3;

const hex = /^#[0-9a-f]{6}$/i;

const rgbOf = (color: string): Rgb =>
  [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)) as Rgb;

const written = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

/** Relative luminance of #rrggbb, 0 to 1. */
function luminance(color: string): number {
  const [r, g, b] = rgbOf(color).map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const contrast = (a: string, b: string): number => {
  const [x, y] = [luminance(a) + 0.05, luminance(b) + 0.05];
  return Math.max(x, y) / Math.min(x, y);
};

/** What lies under marks at the worst, of all themes: a row under the pointer. */
const hues = Object.values(palettes).map(({ hue }) => hue);
const under = {
  light: hues.flatMap((hue) => [ramp(hue, 0.012)[1], colour(0.98, 0, 0)]),
  dark: hues.map((hue) => darkRamp(hue)[6]),
};

/** The colour, moved towards black or white only as far as it needs to be seen on all of these. */
function movedFor(color: string, to: Rgb, surfaces: readonly string[]): string {
  const from = rgbOf(color);
  for (let share = 0; share < 1; share += 0.04) {
    const moved = written(
      from.map((part, at) => part + ((to[at] ?? 0) - part) * share) as Rgb,
    );
    if (surfaces.every((surface) => contrast(moved, surface) >= seen))
      return moved;
  }
  return written(to);
}

const known = new Map<string, { light: string; dark: string }>();

/** A sector's colour as its mark shows it on light and on dark; what is no #rrggbb stays as it is. */
export function markColors(color: string): { light: string; dark: string } {
  if (!hex.test(color)) return { light: color, dark: color };
  const before = known.get(color);
  if (before !== undefined) return before;
  const made = {
    light: movedFor(color, [0, 0, 0], under.light),
    dark: movedFor(color, [255, 255, 255], under.dark),
  };
  known.set(color, made);
  return made;
}

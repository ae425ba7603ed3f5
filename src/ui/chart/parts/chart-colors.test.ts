import { describe, expect, it } from "vitest";
import { linesMost } from "../chart-data";
import { lineStyle, optionColor, orderedColor } from "./chart-colors";

const surfaces = { light: "#ffffff", dark: "#25292e" };
const schemes = ["light", "dark"] as const;

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const contrast = (a: string, b: string): number => {
  const [x, y] = [luminance(a) + 0.05, luminance(b) + 0.05];
  return Math.max(x, y) / Math.min(x, y);
};

const places = Array.from({ length: linesMost }, (_, index) => index);

describe.each(schemes)("in the %s", (scheme) => {
  it("every line and option is seen on the page (WCAG 1.4.11)", () => {
    const drawn = places.flatMap((index) => [
      lineStyle(index, scheme).color,
      optionColor(index, scheme),
      orderedColor(index, linesMost, scheme),
    ]);
    for (const color of drawn)
      expect(contrast(color, surfaces[scheme]), color).toBeGreaterThanOrEqual(
        3,
      );
  });

  it("no two lines are broken alike, or have points of one shape, or one colour", () => {
    const styles = places.map((index) => lineStyle(index, scheme));
    for (const trait of ["color", "dash", "shape"] as const)
      expect(new Set(styles.map((style) => style[trait])).size).toBe(linesMost);
  });

  it("what has an order grows brighter along it", () => {
    const steps = places.map((index) =>
      luminance(orderedColor(index, linesMost, scheme)),
    );
    expect([...steps].sort((a, b) => a - b)).toEqual(steps);
  });
});

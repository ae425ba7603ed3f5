import type { Level } from "@domain/grid/grid";

/** Okabe and Ito's colours without black, then lighter and darker ones: told apart whatever one sees. */
const base = [
  "#009e73",
  "#e69f00",
  "#56b4e9",
  "#f0e442",
  "#cc79a7",
  "#0072b2",
  "#d55e00",
] as const;

const mixed = (color: string, other: number, share: number): string => {
  const parts = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16);
    return Math.round(part + (other - part) * share);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
};

const shades = [
  (color: string) => color,
  (color: string) => mixed(color, 255, 0.5),
  (color: string) => mixed(color, 0, 0.4),
  (color: string) => mixed(color, 255, 0.25),
  (color: string) => mixed(color, 0, 0.2),
  (color: string) => mixed(color, 255, 0.7),
] as const;

/** The colour of a zone by its place among the enclosure's, from 0. */
export function zoneColor(place: number): string {
  const shade = shades[Math.floor(place / base.length) % shades.length];
  const color = base[place % base.length] ?? base[0];
  return shade?.(color) ?? color;
}

/** Elevations from low to high, as cividis has them. */
const ramp: Record<Level, string> = {
  [-1]: "#00224e",
  0: "#47506c",
  1: "#757474",
  2: "#a59c74",
  3: "#d6c75f",
  4: "#fee838",
};

export const levelColor = (level: number): string => ramp[level as Level];

/** Black or white, whichever is read better on a colour. */
export function inkOn(color: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(
    (at) => (parseInt(color.slice(at, at + 2), 16) / 255) ** 2.2,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.18 ? "#000000" : "#ffffff";
}

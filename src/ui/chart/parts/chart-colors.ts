import { markColors } from "../../theme/marks";

export type Scheme = "light" | "dark";

/** Told apart also by people who see fewer colours: Okabe and Ito, "Color Universal Design" (2008), black aside. */
const okabeIto = [
  "#0072b2",
  "#d55e00",
  "#009e73",
  "#cc79a7",
  "#e69f00",
  "#56b4e9",
  "#f0e442",
  "#7f7f7f",
] as const;

/** Lines are told apart without colour, too: by how they are broken, and by the shape of their points. */
const dashes = [
  "",
  "7 3",
  "2 3",
  "9 3 2 3",
  "14 4",
  "4 4",
  "1 5",
  "10 3 2 3 2 3",
];
export const shapes = [
  "circle",
  "square",
  "diamond",
  "triangle",
  "cross",
  "star",
  "ring",
  "bar",
] as const;
export type Shape = (typeof shapes)[number];

export interface LineStyle {
  color: string;
  /** "" for an unbroken line. */
  dash: string;
  shape: Shape;
}

/** `list[index]`, beginning anew past its end. */
const around = <T>(
  list: readonly [T, ...T[]] | readonly T[],
  index: number,
): T => list[index % list.length] as T;

/** How the line of this place among the others is drawn; `own` is its colour where one was chosen. */
export const lineStyle = (
  index: number,
  scheme: Scheme,
  own: string | null = null,
): LineStyle => ({
  color: markColors(own ?? around(okabeIto, index))[scheme],
  dash: around(dashes, index),
  shape: around(shapes, index),
});

/** The colour of an option of this place among the others. */
export const optionColor = (index: number, scheme: Scheme): string =>
  markColors(around(okabeIto, index))[scheme];

/** Ten even steps of viridis (van der Walt and Smith, 2015), dark to bright. */
const viridis = [
  "#440154",
  "#482878",
  "#3e4989",
  "#31688e",
  "#26828e",
  "#1f9e89",
  "#35b779",
  "#6ece58",
  "#b5de2b",
  "#fde725",
] as const;

/** The steps that are seen on a surface of this scheme. */
const seen: Record<Scheme, readonly [number, number]> = {
  light: [0, 5],
  dark: [4, 9],
};

const partsOf = (color: string): number[] =>
  [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

/** A step of so many in an order, evenly along the scale; the first of one. */
export function orderedColor(
  index: number,
  count: number,
  scheme: Scheme,
): string {
  const [from, to] = seen[scheme];
  const at = from + (count < 2 ? 0 : index / (count - 1)) * (to - from);
  const low = Math.floor(at);
  const [a, b] = [viridis[low], viridis[Math.min(low + 1, to)]].map((one) =>
    partsOf(one ?? viridis[0]),
  );
  const mixed = (a ?? []).map((part, index) =>
    Math.round(part + ((b?.[index] ?? part) - part) * (at - low)),
  );
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** White or black, whichever reads on a colour. */
export function inkOn(color: string): string {
  const [r = 0, g = 0, b = 0] = partsOf(color).map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.179 ? "#000000" : "#ffffff";
}

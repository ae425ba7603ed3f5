/** Dark on light paper, light on dark: read by lightness alone. */
export const inks = { light: [0, 34, 78], dark: [254, 232, 56] } as const;
/** More and less than before: Okabe and Ito's blue and vermilion, lighter on dark paper. */
const apart = {
  light: { more: "0, 92, 150", less: "190, 80, 0" },
  dark: { more: "86, 180, 233", less: "240, 170, 60" },
} as const;
/** What is there at all is seen. */
const faintest = 0.03;
/** Less of the scale than this is none: densities have no end. */
const least = 0.01;

const schemeOf = (dark: boolean) => (dark ? "dark" : "light");
const strengthOf = (share: number) =>
  faintest + (1 - faintest) * Math.min(1, share);

/** The colour of a share of the scale, 0 to 1. */
export const heatColor = (share: number, dark: boolean): string =>
  `rgba(${inks[schemeOf(dark)].join(", ")}, ${String(strengthOf(share))})`;

/** The colour of a difference, as a share of the scale, -1 to 1. */
export const apartColor = (share: number, dark: boolean): string => {
  const ink = apart[schemeOf(dark)][share < 0 ? "less" : "more"];
  return `rgba(${ink}, ${String(strengthOf(Math.abs(share)))})`;
};

/** How a square is filled: striped where it says less than before, so that no colour need be seen. */
export interface Fill {
  color: string;
  isStriped: boolean;
}

export interface Filled {
  /** By square, row after row. */
  values: readonly number[];
  /** The value at the end of the scale; above 0. */
  top: number;
  dark: boolean;
  /** Whether values are differences, from -top to top. */
  isApart?: boolean;
}

/** How a value is shown; null: it is none. */
export function fillOf(
  { top, dark, isApart = false }: Omit<Filled, "values">,
  value: number,
): Fill | null {
  const share = value / top;
  if (Math.abs(share) < least) return null;
  return isApart
    ? { color: apartColor(share, dark), isStriped: share < 0 }
    : { color: heatColor(share, dark), isStriped: false };
}

/** The bars of a striped square, as shares of its side: from where, how high. */
export const stripes = [0, 1 / 3, 2 / 3].map((from) => [from, 1 / 6] as const);

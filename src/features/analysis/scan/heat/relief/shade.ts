import { papers } from "../save/svg";
import { inks } from "../fills";

/** The faintest that stands out from the paper. */
const faintest = 0.25;

/** A share of the scale as a colour that hides what is behind it; `lit`: how much light falls on it, 0 to 1. */
export function shadeOf(share: number, dark: boolean, lit = 1): string {
  const scheme = dark ? "dark" : "light";
  const paper = [1, 3, 5].map((at) =>
    parseInt(papers[scheme].slice(at, at + 2), 16),
  );
  const strength = faintest + (1 - faintest) * Math.min(1, share);
  const parts = inks[scheme].map((ink, at) =>
    Math.round(lit * ((paper[at] ?? 0) * (1 - strength) + ink * strength)),
  );
  return `rgb(${parts.join(", ")})`;
}

/** Lines and planes of levels. */
export const planeInks = { light: "#5c6670", dark: "#aab4be" } as const;

import type { Span } from "./limits";
import { openSpan } from "./limits";

/** What kind of value a parameter takes. */
export const measureTypes = [
  "numeric",
  "scale",
  "choice",
  "boolean",
  "datetime",
] as const;
export type MeasureType = (typeof measureTypes)[number];

export const scaleMaxLeast = 2;
export const scaleMaxMost = 10;
/** A choice has so many options at least. */
export const optionsLeast = 2;
export const optionsMost = 30;

/** Whether values are numbers on an axis. */
export const isNumberType = (type: MeasureType): boolean =>
  type === "numeric" || type === "scale";

/** Whether values are counted by what they are. */
export const isCountedType = (type: MeasureType): boolean =>
  type === "scale" || type === "choice" || type === "boolean";

/** From where to where a scale goes: 1 to its maximum, whole numbers; open where that is not known. */
export const scaleSpan = (scaleMax: number | null): Span =>
  scaleMax === null ? openSpan : { min: 1, max: scaleMax };

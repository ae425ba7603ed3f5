import * as z from "zod";

/** UCUM codes that are offered, and the symbol by which people know each (https://ucum.org/ucum). */
export const unitSymbols = {
  Cel: "°C",
  "%": "%",
  lx: "lx",
  "[ppm]": "ppm",
  "[pH]": "pH",
  "g/L": "g/L",
  "mg/L": "mg/L",
  "mS/cm": "mS/cm",
  hPa: "hPa",
  "m/s": "m/s",
  dB: "dB",
  mm: "mm",
  cm: "cm",
  m: "m",
  L: "L",
  mL: "mL",
  kg: "kg",
  g: "g",
  mg: "mg",
  "/min": "/min",
  h: "h",
  min: "min",
} as const satisfies Record<string, string>;
export type KnownUnit = keyof typeof unitSymbols;

export const unitMax = 30;

/** A UCUM code, known or not: visible ASCII without spaces, as its grammar has it. */
export const unitSchema = z
  .string()
  .max(unitMax)
  .regex(/^[\u0021-\u007e]+$/u, "invalid");

const isKnown = (unit: string): unit is KnownUnit =>
  Object.hasOwn(unitSymbols, unit);

/**
 * What people read for a unit: the symbol of a known code, else the code itself; "" for none.
 *
 * @example symbolOf("Cel") // "°C"
 */
export const symbolOf = (unit: string | null): string =>
  unit === null ? "" : isKnown(unit) ? unitSymbols[unit] : unit;

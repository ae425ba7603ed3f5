import type { Span } from "./limits";
import { openSpan } from "./limits";
import type { MeasureType } from "./measure-type";
import type { ParameterIcon } from "./icons";
import type { KnownUnit } from "./units";

/** A parameter that every establishment has: its name and the words of its scale stand in the locales under its key. */
export interface BuiltIn {
  measureType: MeasureType;
  unit: KnownUnit | null;
  scaleMax: number | null;
  /** What can be at all: a value outside is refused. */
  bounds: Span;
  /** What is rare enough to be asked about. */
  plausible: Span;
  /** Offered where there is water alone. */
  water: boolean;
  /** How far inside its limits a value must be back to count as back, in its unit; null: a share of the limits. */
  deadBand: number | null;
  /** A sensor that says the same for so many hours is stuck; null: such values may well stay the same. */
  stuckHours: number | null;
  icon: ParameterIcon;
  /** Of its line in charts, `#rrggbb`. */
  color: string;
}

const numeric = (
  unit: KnownUnit,
  [least, most]: [number, number | null],
  [low, high]: [number | null, number | null],
  looks: Pick<BuiltIn, "icon" | "color">,
  further: Partial<BuiltIn> = {},
): BuiltIn => ({
  measureType: "numeric",
  unit,
  scaleMax: null,
  bounds: { min: least, max: most },
  plausible: { min: low, max: high },
  water: false,
  deadBand: null,
  stuckHours: 24,
  ...looks,
  ...further,
});

const scale = (
  scaleMax: number,
  looks: Pick<BuiltIn, "icon" | "color">,
): BuiltIn => ({
  measureType: "scale",
  unit: null,
  scaleMax,
  bounds: { min: 1, max: scaleMax },
  plausible: openSpan,
  water: false,
  deadBand: null,
  stuckHours: null,
  ...looks,
});

const water = { water: true };
const chemistry = (color: string) =>
  ({ icon: "flask", color }) satisfies Pick<BuiltIn, "icon" | "color">;

/** What is measured of places. Bounds are physics, not what is good: limits say that. */
export const builtInEnvironment = {
  temperature: numeric(
    "Cel",
    [-90, 150],
    [-30, 60],
    { icon: "temperature", color: "#c2410c" },
    { deadBand: 0.5 },
  ),
  humidity: numeric(
    "%",
    [0, 100],
    [5, 100],
    { icon: "droplet", color: "#1d4ed8" },
    { deadBand: 2 },
  ),
  light: numeric(
    "lx",
    [0, 200_000],
    [0, 130_000],
    { icon: "sun", color: "#a16207" },
    { stuckHours: null },
  ),
  co2: numeric(
    "[ppm]",
    [0, 1_000_000],
    [300, 10_000],
    { icon: "wind", color: "#4b5563" },
    { deadBand: 50 },
  ),
  waterTemperature: numeric(
    "Cel",
    [-5, 100],
    [-2, 45],
    { icon: "temperature", color: "#0e7490" },
    { ...water, deadBand: 0.5 },
  ),
  ph: numeric(
    "[pH]",
    [0, 14],
    [5, 10],
    { icon: "flask", color: "#7e22ce" },
    { ...water, deadBand: 0.1 },
  ),
  salinity: numeric("g/L", [0, 360], [0, 45], chemistry("#0f766e"), water),
  dissolvedOxygen: numeric(
    "mg/L",
    [0, 60],
    [0, 20],
    chemistry("#0369a1"),
    water,
  ),
  conductivity: numeric(
    "mS/cm",
    [0, 300],
    [0, 70],
    { icon: "bolt", color: "#b45309" },
    water,
  ),
  ammonia: numeric("mg/L", [0, 1000], [0, 5], chemistry("#be123c"), water),
  nitrite: numeric("mg/L", [0, 1000], [0, 5], chemistry("#a21caf"), water),
  nitrate: numeric("mg/L", [0, 10_000], [0, 200], chemistry("#4d7c0f"), water),
} as const satisfies Record<string, BuiltIn>;

/** What is measured of animals. A weight has no upper bound: a wrong one is asked about, a heavy animal never refused. */
export const builtInHealth = {
  weight: numeric("kg", [0.000_001, null], [null, 8000], {
    icon: "scale",
    color: "#1d4ed8",
  }),
  bodyTemperature: numeric("Cel", [-5, 60], [5, 43], {
    icon: "temperature",
    color: "#c2410c",
  }),
  bodyCondition: scale(5, { icon: "heart", color: "#15803d" }),
  coat: scale(5, { icon: "feather", color: "#a16207" }),
  stool: scale(7, { icon: "list", color: "#78350f" }),
  heartRate: numeric("/min", [0, 2000], [5, 1200], {
    icon: "heart",
    color: "#be123c",
  }),
  respiratoryRate: numeric("/min", [0, 1000], [1, 400], {
    icon: "wind",
    color: "#0e7490",
  }),
  foodIntake: numeric("%", [0, 100], [null, null], {
    icon: "bowl",
    color: "#4d7c0f",
  }),
} as const satisfies Record<string, BuiltIn>;

export type EnvironmentKey = keyof typeof builtInEnvironment;
export type HealthKey = keyof typeof builtInHealth;

const all: Readonly<Record<string, BuiltIn>> = {
  ...builtInEnvironment,
  ...builtInHealth,
};

/** The built-in of this key; null for none: a parameter of the establishment's own, or a key of a later version. */
export const builtInOf = (key: string | null): BuiltIn | null =>
  key !== null && Object.hasOwn(all, key) ? (all[key] ?? null) : null;

import * as z from "zod";
import {
  derived,
  idSchema,
  metaFields,
  optional,
  textSchema,
} from "../../schema/fields";
import { builtInOf } from "./built-in";
import { parameterIcons } from "./icons";
import type { Span } from "./limits";
import { limitsSchema, noLimits, openSpan, spanSchema } from "./limits";
import {
  measureTypes,
  optionsMost,
  scaleMaxLeast,
  scaleMaxMost,
  scaleSpan,
} from "./measure-type";
import { unitSchema } from "./units";

export const parameterNameMax = 80;
export const optionNameMax = 80;
export const scopeMost = 500;
export const overridesMost = 500;

/** One option of a choice, or the word of a step of a scale, whose id is its number. Values name its id: a name may be mended, and one that is taken back still names its values. */
export const optionSchema = z.object({
  id: idSchema,
  name: textSchema(optionNameMax),
  isArchived: z.boolean().default(false),
});
export type Option = z.infer<typeof optionSchema>;

/** `#rrggbb` in small letters, as the stored colours are. */
export const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/u);

const ids = () => z.array(idSchema).max(scopeMost).default([]);

/** What both kinds of parameters say. */
const parameterFields = {
  zooId: derived(idSchema),
  parameterId: derived(idSchema),
  /** The key of a built-in; null: the establishment's own. */
  builtIn: derived(optional(z.string().max(60))),
  /** As people here call it; a built-in is called by its key's text. */
  name: textSchema(parameterNameMax),
  measureType: z.enum(measureTypes),
  /** UCUM, of numbers alone. */
  unit: optional(unitSchema),
  color: optional(colorSchema),
  icon: optional(z.enum(parameterIcons)),
  scaleMax: optional(z.number().int().min(scaleMaxLeast).max(scaleMaxMost)),
  options: z.array(optionSchema).max(optionsMost).default([]),
  /** Those that can be chosen: rules cannot look into a list of maps. */
  optionIds: derived(z.array(idSchema).max(optionsMost).default([])),
  limits: limitsSchema.default(noLimits),
  plausible: spanSchema.default(openSpan),
  /** Outside which a value is refused: of a built-in, and of a scale. */
  bounds: derived(spanSchema.default(openSpan)),
  /** Limits of one place, group, species or animal, by its id. */
  overrides: z
    .record(idSchema, limitsSchema)
    .refine((all) => Object.keys(all).length <= overridesMost, {
      error: "tooMuch",
    })
    .default({}),
  keeperMayCollect: z.boolean().default(true),
  isArchived: derived(z.boolean().default(false)),
};

/** `environmentalParameters/{parameterId}`: something that is measured of places. */
export const environmentalParameterSchema = z.object({
  ...parameterFields,
  enclosureIds: ids(),
  /** Zones among all zones (`zoneKey`). */
  areaIds: ids(),
  /** The sectors of these places; none: whatever sector. */
  sectorIds: derived(ids()),
  ...metaFields,
});
export type EnvironmentalParameter = z.infer<
  typeof environmentalParameterSchema
>;

/** `healthParameters/{parameterId}`: something that is measured of animals. */
export const healthParameterSchema = z.object({
  ...parameterFields,
  animalIds: ids(),
  specieIds: ids(),
  ...metaFields,
});
export type HealthParameter = z.infer<typeof healthParameterSchema>;

/** What both kinds have in common: what collecting, counting and drawing ask for. */
export type Parameter = Pick<
  EnvironmentalParameter,
  Extract<keyof EnvironmentalParameter, keyof typeof parameterFields>
>;

/** Outside what a value of a parameter is refused; open for a numeric one of the establishment's own. */
export const boundsOf = ({
  builtIn,
  measureType,
  scaleMax,
}: Pick<Parameter, "builtIn" | "measureType" | "scaleMax">): Span =>
  builtInOf(builtIn)?.bounds ??
  (measureType === "scale" ? scaleSpan(scaleMax) : openSpan);

/** The options that can be chosen, by their ids; [] where there are none. */
export const optionIdsOf = ({
  options,
}: Pick<Parameter, "options">): string[] =>
  options.filter(({ isArchived }) => !isArchived).map(({ id }) => id);

/** The id of an establishment's side of a built-in: there is one. */
export const builtInId = (zooId: string, key: string): string =>
  `${zooId}_${key}`;

/** What an establishment's side of a built-in begins with: without limits, everywhere. null for a key that is none. */
export function builtInParameter(zooId: string, key: string) {
  const one = builtInOf(key);
  if (one === null) return null;
  const { measureType, unit, scaleMax, bounds, plausible, icon, color } = one;
  return {
    zooId,
    parameterId: builtInId(zooId, key),
    builtIn: key,
    name: key,
    measureType,
    unit,
    scaleMax,
    bounds,
    plausible,
    icon,
    color,
    options: [],
    optionIds: [],
    limits: noLimits,
    overrides: {},
    keeperMayCollect: true,
    isArchived: false,
  };
}

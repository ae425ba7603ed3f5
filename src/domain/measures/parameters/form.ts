import * as z from "zod";
import { idSchema } from "../../schema/fields";
import { amount, formIssues, freeText, requiredLine } from "../../schema/form";
import type { Issue } from "../../schema/issue";
import { parameterIcons } from "./icons";
import type { LimitsForm } from "./limits";
import {
  limitsIssues,
  limitsOfForm,
  newLimits,
  openSpan,
  spanFormSchema,
} from "./limits";
import {
  measureTypes,
  optionsLeast,
  optionsMost,
  scaleMaxLeast,
  scaleMaxMost,
} from "./measure-type";
import type {
  EnvironmentalParameter,
  HealthParameter,
  Option,
  Parameter,
} from "./parameter";
import {
  colorSchema,
  optionNameMax,
  parameterNameMax,
  scopeMost,
} from "./parameter";
import { scaleWords, stepsOf } from "../scale/words";
import { unitMax, unitSchema } from "./units";

const ids = z.array(idSchema).max(scopeMost, "tooMuch");

const commonForm = {
  name: requiredLine(parameterNameMax),
  measureType: z.enum(measureTypes),
  unit: freeText(unitMax),
  color: colorSchema.nullable(),
  icon: z.enum(parameterIcons).nullable(),
  scaleMax: amount().or(z.nan()).nullable(),
  options: z
    .array(
      z.object({
        id: idSchema,
        name: freeText(optionNameMax),
        isArchived: z.boolean(),
      }),
    )
    .max(optionsMost, "tooMuch"),
  // Asked of numbers alone, below.
  limits: z.custom<LimitsForm>(),
  plausible: z.custom<Pick<LimitsForm, "min" | "max">>(),
  keeperMayCollect: z.boolean(),
};

/** What a person fills in of something measured of places. */
export const environmentalFormSchema = z.object({
  ...commonForm,
  enclosureIds: ids,
  areaIds: ids,
});
export type EnvironmentalForm = z.input<typeof environmentalFormSchema>;

/** What a person fills in of something measured of animals. */
export const healthFormSchema = z.object({
  ...commonForm,
  animalIds: ids,
  specieIds: ids,
});
export type HealthForm = z.input<typeof healthFormSchema>;

type CommonForm = Omit<EnvironmentalForm, "enclosureIds" | "areaIds">;

/** What both forms begin with: of a parameter, or of a new one, whose limits are switched on. */
const commonFormOf = (parameter: Parameter | null): CommonForm => ({
  name: parameter?.name ?? "",
  measureType: parameter?.measureType ?? "numeric",
  unit: parameter?.unit ?? "",
  color: parameter?.color ?? null,
  icon: parameter?.icon ?? null,
  scaleMax: parameter?.scaleMax ?? null,
  options: parameter?.options ?? [],
  limits: parameter?.limits ?? newLimits,
  plausible: parameter?.plausible ?? openSpan,
  keeperMayCollect: parameter?.keeperMayCollect ?? true,
});

/** The form of a parameter of places; empty for a new one. */
export const environmentalForm = (
  parameter: EnvironmentalParameter | null,
): EnvironmentalForm => ({
  ...commonFormOf(parameter),
  enclosureIds: parameter?.enclosureIds ?? [],
  areaIds: parameter?.areaIds ?? [],
});

/** The form of a parameter of animals; empty for a new one. */
export const healthForm = (parameter: HealthParameter | null): HealthForm => ({
  ...commonFormOf(parameter),
  animalIds: parameter?.animalIds ?? [],
  specieIds: parameter?.specieIds ?? [],
});

/** Options that can be chosen: named, and not taken back. */
const isOffered = ({ name, isArchived }: Option): boolean =>
  !isArchived && name.trim() !== "";

/** None of those that count is named as another. */
function twiceIssues(
  options: readonly Option[],
  counts: (option: Option) => boolean,
): Issue[] {
  const issues: Issue[] = [];
  const seen = new Set<string>();
  for (const [index, option] of options.entries()) {
    if (!counts(option)) continue;
    const name = option.name.trim().toLowerCase();
    if (seen.has(name))
      issues.push({
        field: `options.${String(index)}.name`,
        code: "optionTwice",
      });
    seen.add(name);
  }
  return issues;
}

/** Two options at least that are not empty, and none named as another. */
const optionIssues = (options: readonly Option[]): Issue[] => [
  ...(options.filter(isOffered).length < optionsLeast
    ? [{ field: "options", code: "optionsTwo" } as const]
    : []),
  ...twiceIssues(options, isOffered),
];

function unitIssues(unit: string): Issue[] {
  if (unit.trim() === "") return [{ field: "unit", code: "required" }];
  return unitSchema.safeParse(unit.trim()).success
    ? []
    : [{ field: "unit", code: "invalid" }];
}

const within = (field: string, issues: readonly Issue[]): Issue[] =>
  issues.map((issue) => ({ ...issue, field: `${field}.${issue.field}` }));

const numericIssues = (form: CommonForm): Issue[] => [
  ...unitIssues(form.unit),
  ...within("limits", limitsIssues(form.limits)),
  ...within("plausible", formIssues(spanFormSchema, form.plausible)),
];

/** A maximum there can be; words are as one likes, but none of two steps. */
function scaleIssues({ scaleMax, options }: CommonForm): Issue[] {
  if (scaleMax === null) return [{ field: "scaleMax", code: "required" }];
  const fits =
    Number.isInteger(scaleMax) &&
    scaleMax >= scaleMaxLeast &&
    scaleMax <= scaleMaxMost;
  const values = { min: scaleMaxLeast, max: scaleMaxMost };
  if (!fits) return [{ field: "scaleMax", code: "scaleMax", values }];
  const steps = new Set(stepsOf(scaleMax));
  return twiceIssues(
    options,
    (option) => steps.has(option.id) && isOffered(option),
  );
}

/** What a form lacks for its type; what stands in fields of other types is nobody's error. */
function typeIssues(form: CommonForm): Issue[] {
  switch (form.measureType) {
    case "numeric":
      return numericIssues(form);
    case "scale":
      return scaleIssues(form);
    case "choice":
      return optionIssues(form.options);
    case "boolean":
    case "datetime":
      return [];
  }
}

/** The issues of a parameter of places; [] when it may be sent. A built-in may name none: it is measured everywhere. */
export const environmentalIssues = (
  form: EnvironmentalForm,
  isBuiltIn = false,
): Issue[] => [
  ...formIssues(environmentalFormSchema, form),
  ...typeIssues(form),
  ...(isBuiltIn || form.enclosureIds.length > 0 || form.areaIds.length > 0
    ? []
    : [{ field: "enclosureIds", code: "placeRequired" } as const]),
];

/** The issues of a parameter of animals; [] when it may be sent. A built-in may name none: it is measured of all. */
export const healthIssues = (form: HealthForm, isBuiltIn = false): Issue[] => [
  ...formIssues(healthFormSchema, form),
  ...typeIssues(form),
  ...(isBuiltIn || form.animalIds.length > 0 || form.specieIds.length > 0
    ? []
    : [{ field: "animalIds", code: "animalRequired" } as const]),
];

/** The options that belong to the type: those that are named of a choice, the words of a scale. */
const optionValues = ({
  measureType,
  options,
  scaleMax,
}: Pick<CommonForm, "measureType" | "options" | "scaleMax">): Option[] => {
  if (measureType === "scale") return scaleWords(options, scaleMax);
  if (measureType !== "choice") return [];
  return options
    .filter(({ name }) => name.trim() !== "")
    .map((option) => ({ ...option, name: option.name.trim() }));
};

/** The stored fields of a valid form of either kind: what belongs to other types is left out. */
export function parameterValues<F extends CommonForm>(form: F) {
  const { measureType, unit, scaleMax, limits, plausible } = form;
  const isNumeric = measureType === "numeric";
  return {
    ...form,
    name: form.name.trim(),
    unit: isNumeric ? unit.trim() : null,
    scaleMax: measureType === "scale" ? scaleMax : null,
    options: optionValues(form),
    limits: isNumeric ? limitsOfForm(limits) : { enabled: false, ...openSpan },
    plausible: isNumeric ? { ...plausible } : { ...openSpan },
  };
}

/** The id of an option that is added: the first number no other has, so that none is given twice. */
function newOptionId(options: readonly Pick<Option, "id">[]): string {
  const numbers = options.map(({ id }) =>
    Number(/^o(\d+)$/u.exec(id)?.[1] ?? 0),
  );
  return `o${String(Math.max(0, ...numbers) + 1)}`;
}

/** An option that is added, to be named. */
export const newOption = (options: readonly Pick<Option, "id">[]): Option => ({
  id: newOptionId(options),
  name: "",
  isArchived: false,
});

/** What a choice begins with: as many options as it needs, to be named. */
export function firstOptions(): Option[] {
  const options: Option[] = [];
  while (options.length < optionsLeast) options.push(newOption(options));
  return options;
}

/** The options without one: taken back where values may name it already, left out where it is new. */
export const withoutOption = (
  options: readonly Option[],
  id: string,
  stored: readonly Pick<Option, "id">[],
): Option[] =>
  stored.some((one) => one.id === id)
    ? options.map((one) => (one.id === id ? { ...one, isArchived: true } : one))
    : options.filter((one) => one.id !== id);

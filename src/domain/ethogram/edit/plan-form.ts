import * as z from "zod";
import { idSchema } from "../../schema/fields";
import { formIssues, freeText } from "../../schema/form";
import type { Issue } from "../../schema/issue";
import type { Language } from "../../taxonomy/taxonomy";
import { languages } from "../../taxonomy/taxonomy";
import type {
  Behaviour,
  BehaviourCategory,
  EthogramPlan,
  Modifier,
} from "../version";
import {
  behaviourCategoriesMost,
  behaviourKinds,
  behaviourNameMax,
  behavioursMost,
  codeSchema,
  definitionMax,
  groupMax,
  modifiersMost,
  modifierValuesMost,
  outcomes,
  valences,
} from "../version";

const inAll = <T extends z.ZodType>(type: T) =>
  z.record(z.enum(languages), type);
const names = inAll(freeText(behaviourNameMax));
const most = { error: "tooMuch" };

const modifierFormSchema = z.object({
  modifierId: idSchema,
  trad: names,
  values: z
    .array(z.object({ valueId: idSchema, trad: names }))
    .max(modifierValuesMost, most),
});
export type ModifierForm = z.infer<typeof modifierFormSchema>;

const behaviourFormSchema = z.object({
  behaviourId: idSchema,
  /** "" while it has no key. */
  code: z.union([codeSchema, z.literal("")], { error: "invalid" }),
  categoryId: idSchema.nullable(),
  color: z.string(),
  kind: z.enum(behaviourKinds),
  valence: z.enum(valences).nullable(),
  outcome: z.enum(outcomes).nullable(),
  group: freeText(groupMax),
  modifiers: z.array(modifierFormSchema).max(modifiersMost, most),
  picture: z.string().nullable(),
  trad: inAll(
    z.object({
      name: freeText(behaviourNameMax),
      definition: freeText(definitionMax),
    }),
  ),
});
export type BehaviourForm = z.infer<typeof behaviourFormSchema>;

/** What somebody plans of a draft: its fields lie where those of the version lie. */
export const planFormSchema = z.object({
  categories: z
    .array(z.object({ categoryId: idSchema, trad: names }))
    .max(behaviourCategoriesMost, most),
  behaviours: z.array(behaviourFormSchema).max(behavioursMost, most),
});
export type PlanForm = z.infer<typeof planFormSchema>;
export type CategoryForm = PlanForm["categories"][number];

/** What keeps a draft from being saved; texts, keys and values may be missing until it is published. */
export const planFormIssues = (form: PlanForm): Issue[] => [
  ...formIssues(planFormSchema, form),
  // A definition alone would explain nothing.
  ...form.behaviours.flatMap(({ trad }, at) =>
    languages
      .filter((one) => !trad[one].name.trim() && trad[one].definition.trim())
      .map((one) => ({
        field: `behaviours.${at}.trad.${one}.name`,
        code: "required" as const,
      })),
  ),
];

const everyLanguage = <T>(of: (language: Language) => T) =>
  Object.fromEntries(
    languages.map((language) => [language, of(language)]),
  ) as Record<Language, T>;

type Names = BehaviourCategory["trad"];
const namesForm = (trad: Names) => everyLanguage((one) => trad[one] ?? "");
const namesOf = (form: Record<Language, string>): Names =>
  Object.fromEntries(
    languages
      .map((one) => [one, form[one].trim()] as const)
      .filter(([, name]) => name !== ""),
  );

export const newCategory = (categoryId: string): CategoryForm => ({
  categoryId,
  trad: namesForm({}),
});

export const newModifier = (modifierId: string): ModifierForm => ({
  modifierId,
  trad: namesForm({}),
  values: [],
});

export const newValue = (valueId: string): ModifierForm["values"][number] => ({
  valueId,
  trad: namesForm({}),
});

/** A behaviour without words: a state of no category, in the colour given. */
export const newBehaviour = (
  behaviourId: string,
  color: string,
): BehaviourForm => ({
  behaviourId,
  code: "",
  categoryId: null,
  color,
  kind: "state",
  valence: null,
  outcome: null,
  group: "",
  modifiers: [],
  picture: null,
  trad: everyLanguage(() => ({ name: "", definition: "" })),
});

const modifierForm = ({
  modifierId,
  trad,
  values,
}: Modifier): ModifierForm => ({
  modifierId,
  trad: namesForm(trad),
  values: values.map((value) => ({
    valueId: value.valueId,
    trad: namesForm(value.trad),
  })),
});

/** The form of a draft. */
export const planForm = ({
  categories,
  behaviours,
}: EthogramPlan): PlanForm => ({
  categories: categories.map(({ categoryId, trad }) => ({
    categoryId,
    trad: namesForm(trad),
  })),
  behaviours: behaviours.map(({ trad, ...one }) => ({
    ...one,
    code: one.code ?? "",
    group: one.group ?? "",
    modifiers: one.modifiers.map(modifierForm),
    trad: everyLanguage((language) => ({
      name: trad[language]?.name ?? "",
      definition: trad[language]?.definition ?? "",
    })),
  })),
});

const behaviourOf = ({ trad, ...form }: BehaviourForm): Behaviour => ({
  ...form,
  code: form.code === "" ? null : form.code,
  group: form.group.trim() === "" ? null : form.group.trim(),
  modifiers: form.modifiers.map(({ modifierId, trad: said, values }) => ({
    modifierId,
    trad: namesOf(said),
    values: values.map((value) => ({
      valueId: value.valueId,
      trad: namesOf(value.trad),
    })),
  })),
  trad: Object.fromEntries(
    languages.flatMap((language) => {
      const { name, definition } = trad[language];
      const words = {
        name: name.trim(),
        definition: definition.trim() === "" ? null : definition.trim(),
      };
      return words.name === "" ? [] : [[language, words]];
    }),
  ),
});

/** What a form stores, trimmed, half filled as it may be. */
export const planValues = ({
  categories,
  behaviours,
}: PlanForm): EthogramPlan => ({
  categories: categories.map(({ categoryId, trad }) => ({
    categoryId,
    trad: namesOf(trad),
  })),
  behaviours: behaviours.map(behaviourOf),
});

/** The first key that no behaviour has, of letters then digits; "" where all are taken. */
export function freeCode({ behaviours }: Pick<PlanForm, "behaviours">): string {
  const taken = new Set(behaviours.map(({ code }) => code));
  const keys = "abcdefghijklmnopqrstuvwxyz0123456789".split("");
  return keys.find((key) => !taken.has(key)) ?? "";
}

import * as z from "zod";
import { languageSchema } from "../person/user";
import type { ClosingPeriod } from "../recurrence/closing-days";
import {
  closingNameMax,
  closingPeriodSchema,
  closingPeriodsMax,
  isNeverOpen,
} from "../recurrence/closing-days";
import { idSchema } from "../schema/fields";
import { anyway, formIssues, freeText, requiredText } from "../schema/form";
import type { Issue } from "../schema/issue";
import { isCalendarDay } from "../time/calendar-day";
import type { Zoo, ZooConfig } from "./zoo";
import {
  chatEndpointSchema,
  environments,
  establishmentTypes,
  followUpLevels,
  foreignIdMax,
  shortCodePattern,
  zooNameMax,
} from "./zoo";

const textOf = (value: string | null) => value ?? "";

const mail = z
  .string()
  .trim()
  .max(254)
  .refine((text) => text === "" || z.email().safeParse(text).success, {
    error: "mail",
  });

const shortCode = z
  .string()
  .trim()
  .toUpperCase()
  .refine((text) => text === "" || shortCodePattern.test(text), {
    error: "shortCode",
  });

const dayText = z
  .string()
  .refine((text) => text === "" || isCalendarDay(text), { error: "invalid" })
  .refine((text) => text !== "", { error: "required" });

/** What is typed of a period. */
interface Typed {
  from: string;
  to: string;
  yearly: boolean;
  name: string;
}

/** A period of closing days as it is typed: one day where no end is given. */
const closingRowSchema = z
  .object({
    id: z.string(),
    from: dayText,
    to: z.string().refine((text) => text === "" || isCalendarDay(text), {
      error: "invalid",
    }),
    yearly: z.boolean(),
    name: freeText(closingNameMax),
  })
  .refine((row) => closingPeriodSchema.safeParse(periodOf(row)).success, {
    path: ["to"],
    error: "endBeforeStart",
    when: ({ value }) => {
      const { from, to } = value as { from: string; to: string };
      return isCalendarDay(from) && (to === "" || isCalendarDay(to));
    },
  });
export type ClosingRow = z.input<typeof closingRowSchema>;

function periodOf({ from, to, yearly, name }: Typed) {
  const text = name.trim();
  return {
    from,
    to: to === "" ? from : to,
    yearly,
    name: text === "" ? null : text,
  };
}

/** A row to be filled in. */
export const blankClosingRow = (id: string): ClosingRow => ({
  id,
  from: "",
  to: "",
  yearly: false,
  name: "",
});

const closingRowOf = (
  { from, to, yearly, name }: ClosingPeriod,
  index: number,
): ClosingRow => ({
  id: String(index),
  from,
  to: to === from ? "" : to,
  yearly,
  name: textOf(name),
});

/** What is asked of a new establishment. */
export const newZooFormSchema = z.object({
  zooName: requiredText(zooNameMax),
  type: z.enum(establishmentTypes),
  environment: z.enum(environments),
  shortCode,
});
export type NewZooForm = z.input<typeof newZooFormSchema>;

/** An establishment and its private configuration, as one form; "" and null where nothing is given. */
export const zooFormSchema = newZooFormSchema
  .extend({
    mainTest: z.boolean(),
    followUpLevel: z.enum(followUpLevels),
    languages: z.array(languageSchema).max(20),
    referentManagerId: idSchema.nullable(),
    referentManagerMail: mail,
    referentSupportId: idSchema.nullable(),
    referentSupportMail: mail,
    ownId: freeText(foreignIdMax),
    recordsId: freeText(foreignIdMax),
    chatEndpoint: z
      .string()
      .trim()
      .refine(
        (text) => text === "" || chatEndpointSchema.safeParse(text).success,
        { error: "chatEndpoint" },
      ),
    chatChannel: freeText(80),
    chatAlerts: z.boolean(),
    latenessByPerson: z.boolean(),
    closedWeekdays: z
      .array(z.number())
      .max(7)
      .refine((closedWeekdays) => !isNeverOpen({ closedWeekdays }), {
        error: "neverOpen",
      }),
    closingDays: z.array(closingRowSchema).max(closingPeriodsMax),
  })
  .refine(
    ({ chatChannel, chatEndpoint }) =>
      chatChannel === "" || chatEndpoint !== "",
    { path: ["chatEndpoint"], error: "required", when: anyway },
  );
export type ZooForm = z.input<typeof zooFormSchema>;

/** The fields of the form that are kept apart, for administrators alone. */
const privateFields = [
  "chatEndpoint",
  "chatChannel",
  "chatAlerts",
  "latenessByPerson",
] as const satisfies readonly (keyof ZooForm)[];
type PrivateField = (typeof privateFields)[number];

const orNull = (value: string) => (value === "" ? null : value);

/** The form as it begins. */
export const zooFormOf = (zoo: Zoo, config: ZooConfig | null): ZooForm => ({
  zooName: zoo.zooName,
  type: zoo.type,
  environment: zoo.environment,
  mainTest: zoo.mainTest,
  followUpLevel: zoo.followUpLevel,
  languages: zoo.languages,
  referentManagerId: zoo.referentManagerId,
  referentManagerMail: textOf(zoo.referentManagerMail),
  referentSupportId: zoo.referentSupportId,
  referentSupportMail: textOf(zoo.referentSupportMail),
  ownId: textOf(zoo.ownId),
  recordsId: textOf(zoo.recordsId),
  shortCode: textOf(zoo.shortCode),
  chatEndpoint: textOf(config?.chatEndpoint ?? null),
  chatChannel: textOf(config?.chatChannel ?? null),
  chatAlerts: config?.chatAlerts ?? false,
  latenessByPerson: config?.latenessByPerson ?? false,
  closedWeekdays: zoo.closedWeekdays,
  closingDays: zoo.closingDays.map(closingRowOf),
});

/** What a form that is in order stores: of the establishment, and of its private configuration. */
export function zooValues(form: ZooForm): {
  zoo: Pick<Zoo, Exclude<keyof ZooForm, PrivateField>>;
  config: Pick<ZooConfig, PrivateField>;
} {
  const { chatEndpoint, chatChannel, chatAlerts, latenessByPerson, ...zoo } =
    zooFormSchema.parse(form);
  return {
    zoo: {
      ...zoo,
      referentManagerMail: orNull(zoo.referentManagerMail),
      referentSupportMail: orNull(zoo.referentSupportMail),
      ownId: orNull(zoo.ownId),
      recordsId: orNull(zoo.recordsId),
      shortCode: orNull(zoo.shortCode),
      closedWeekdays: [...zoo.closedWeekdays].sort((a, b) => a - b),
      closingDays: zoo.closingDays
        .map((row) => closingPeriodSchema.parse(periodOf(row)))
        .sort((one, other) => one.from.localeCompare(other.from)),
    },
    config: {
      chatEndpoint: orNull(chatEndpoint),
      chatChannel: orNull(chatChannel),
      chatAlerts,
      latenessByPerson,
    },
  };
}

/** The issues of the forms; [] when they may be sent. */
export const zooIssues = (form: ZooForm): Issue[] =>
  formIssues(zooFormSchema, form);
export const newZooIssues = (form: NewZooForm): Issue[] =>
  formIssues(newZooFormSchema, form);

import * as z from "zod";
import { optional } from "../schema/fields";
import { anyway, formIssues } from "../schema/form";
import type { Issue } from "../schema/issue";

/** How somebody wants notices by mail: not at all, each by itself, or once a day together. */
export const noticeMails = ["none", "single", "digest"] as const;

/** A time of day in Paris, `HH:mm`. */
const timeSchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** When the day's notices come together, for who has not said. */
export const proposedDigestAt = "07:00";

/** What the form proposes once somebody wants quiet hours. */
export const proposedQuiet = { quietFrom: "20:00", quietUntil: "07:00" };

/** What of an account says how its person is told: `noticeMail`, when the day's mail comes, and the hours without any. */
export const preferenceFields = {
  noticeMail: z.enum(noticeMails).default("digest"),
  noticeDigestAt: timeSchema.default(proposedDigestAt),
  /** Both are given, or none. */
  quietFrom: optional(timeSchema),
  quietUntil: optional(timeSchema),
  /** Whether alerts come by mail and on devices, too: the bell has them anyway. */
  noticeAlerts: z.boolean().default(true),
};

/** The names of these fields. */
export const preferenceNames = Object.keys(
  preferenceFields,
) as (keyof typeof preferenceFields)[];

interface Hours {
  quietFrom: string | null;
  quietUntil: string | null;
}
const isWhole = ({ quietFrom, quietUntil }: Hours) =>
  (quietFrom === null) === (quietUntil === null);
const isSpan = ({ quietFrom, quietUntil }: Hours) =>
  quietFrom === null || quietFrom !== quietUntil;

const rule = (error: string) => ({
  path: ["quietUntil"],
  error,
  when: anyway,
});

/** The preferences as somebody sets them: form, rules and functions hold to it. */
export const preferencesSchema = z
  .object({
    noticeMail: z.enum(noticeMails),
    noticeDigestAt: timeSchema,
    quietFrom: timeSchema.nullable(),
    quietUntil: timeSchema.nullable(),
    noticeAlerts: z.boolean(),
  })
  .refine(isWhole, rule("required"))
  .refine(isSpan, rule("invalid"));
export type NoticePreferences = z.infer<typeof preferencesSchema>;

/** The issues of preferences; [] when they may be kept. */
export const preferenceIssues = (preferences: NoticePreferences): Issue[] =>
  formIssues(preferencesSchema, preferences);

/** What an account says of this, alone. */
export const preferencesOf = ({
  noticeMail,
  noticeDigestAt,
  quietFrom,
  quietUntil,
  noticeAlerts,
}: NoticePreferences): NoticePreferences => ({
  noticeMail,
  noticeDigestAt,
  quietFrom,
  quietUntil,
  noticeAlerts,
});

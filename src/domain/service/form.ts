import * as z from "zod";
import { formIssues } from "../schema/form";
import type { Issue } from "../schema/issue";
import { fieldOfInstant, instantOfField } from "../time/date-field";
import type { AppConfig, FlagState } from "./app-config";
import { flags, flagStates, versionSchema } from "./app-config";
import { mayRequire } from "./service-state";

/** The switches of the product as a form; "" and null where nothing is said. */
export const serviceFormSchema = z.object({
  maintenance: z.boolean(),
  /** Wall time in Paris. */
  maintenanceUntil: z.string().nullable(),
  minimumVersion: z
    .string()
    .trim()
    .refine((text) => text === "" || versionSchema.safeParse(text).success),
  flags: z.record(z.enum(flags), z.enum(flagStates)),
});
export type ServiceForm = z.input<typeof serviceFormSchema>;

/** What is set of the product. */
export type Service = Pick<
  AppConfig,
  "minimumVersion" | "maintenance" | "maintenanceUntil" | "flags"
>;

const said = (config: Service): ServiceForm["flags"] =>
  Object.fromEntries(
    flags.map((flag): [string, FlagState] => [
      flag,
      config.flags[flag] ?? "on",
    ]),
  ) as ServiceForm["flags"];

/** The form as it begins. */
export const serviceFormOf = (config: Service): ServiceForm => ({
  maintenance: config.maintenance,
  maintenanceUntil: fieldOfInstant(config.maintenanceUntil),
  minimumVersion: config.minimumVersion ?? "",
  flags: said(config),
});

/**
 * What is wrong with the form in an app of this version; [] for nothing. A minimum above it has `newer` 1 among its
 * values: it would shut out whoever could take it back.
 */
export function serviceIssues(form: ServiceForm, build: string): Issue[] {
  const issues = formIssues(serviceFormSchema, form);
  const minimum = form.minimumVersion.trim();
  const asksTooMuch = minimum !== "" && !mayRequire(build, minimum);
  return issues.length === 0 && asksTooMuch
    ? [{ field: "minimumVersion", code: "invalid", values: { newer: 1 } }]
    : issues;
}

const sameField = (a: unknown, b: unknown) =>
  JSON.stringify(a) === JSON.stringify(b);

/** What is stored of a form that is in order: what it changed since it began, the rest as it is `now`. */
export function serviceValues(
  form: ServiceForm,
  begun: ServiceForm,
  now: Service,
): Service {
  const current = serviceFormOf(now);
  const kept = <K extends keyof ServiceForm>(name: K): ServiceForm[K] =>
    sameField(form[name], begun[name]) ? current[name] : form[name];
  return {
    maintenance: kept("maintenance"),
    maintenanceUntil: instantOfField(kept("maintenanceUntil")),
    minimumVersion: kept("minimumVersion").trim() || null,
    flags: kept("flags"),
  };
}

/** What everybody would feel at once, and is asked about before: null where nobody is kept from work. */
export function serviceQuestion(
  form: ServiceForm,
  begun: ServiceForm,
): "maintenance" | "version" | null {
  if (form.maintenance && !begun.maintenance) return "maintenance";
  const version = form.minimumVersion.trim();
  return version !== "" && version !== begun.minimumVersion ? "version" : null;
}

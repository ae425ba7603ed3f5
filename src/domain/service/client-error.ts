import * as z from "zod";
import { errorCodes } from "../errors";
import { pages } from "../pages";
import { derived, metaFields } from "../schema/fields";
import { versionSchema } from "./app-config";

/** A code of the table of errors, or the name of an error nobody expected: `TypeError`, `NotFoundError`. */
const code = z.union([
  // A stored record, or a part of it, that its schema cannot read.
  z.enum([...errorCodes, "unreadable"]),
  z.string().regex(/^[A-Z][A-Za-z]{0,30}(?:Error|Exception)$|^Error$/),
]);
/** A collection or a part of the app, never an id. */
const where = z.string().regex(/^(?:[A-Za-z][A-Za-z -]{0,59})?$/);
/** The path of a page; what is none of the table is "other". */
const routes: ReadonlySet<string> = new Set(
  Object.values(pages).map(({ path }) => path),
);
const route = z.string().refine((path) => path === "other" || routes.has(path));
const build = z.union([versionSchema, z.enum(["local", "unknown"])]);
/** A dotted path; an id has more digits. */
const field = z
  .string()
  .regex(/^[A-Za-z_*][A-Za-z0-9_.:*-]{0,59}$/)
  .refine((path) => !/\d{4}/.test(path));

/** What a failure is told by: names of the code's own making, no value and no id among them. */
const facts = {
  code,
  where,
  route,
  build,
  /** The paths of the fields concerned. */
  fields: z.array(field).max(20),
};

/** What one app tells of one failure. */
export const clientProblemSchema = z.object(facts);
export type ClientProblem = z.infer<typeof clientProblemSchema>;

/** So many failures are told at once. */
export const problemsMax = 20;

/** `clientErrors/{id}`: the same failure of everybody's apps, counted. */
export const clientErrorSchema = z.object({
  code: derived(code),
  where: derived(where),
  route: derived(route),
  build: derived(build),
  fields: derived(facts.fields.default([])),
  count: derived(z.number().int()),
  firstAt: derived(z.date()),
  lastAt: derived(z.date()),
  /** Somebody has seen to it; told again, it is open again. */
  settled: z.boolean().default(false),
  ...metaFields,
});

/** The same text for the same failure, whoever tells it. */
export const problemKey = (problem: ClientProblem): string =>
  JSON.stringify([
    problem.code,
    problem.where,
    problem.route,
    problem.build,
    problem.fields,
  ]);

/** What a failure looks like where it happens. */
interface Told {
  code: string;
  where?: string;
  route: string;
  build: string;
  fields?: readonly string[];
}

const pathsByLowerCase = new Map(
  Object.values(pages).map(({ path }) => [path.toLowerCase(), path]),
);

/** A failure as it is told: ids, and whatever is no name, are left out; null where nothing is left to tell. */
export function problemOf(told: Told): ClientProblem | null {
  const [part = ""] = (told.where ?? "").split("/");
  const problem = {
    code: told.code,
    where: where.safeParse(part).data ?? "",
    route: pathsByLowerCase.get(told.route.toLowerCase()) ?? "other",
    build: build.safeParse(told.build).data ?? "unknown",
    fields: (told.fields ?? [])
      .filter((one) => field.safeParse(one).success)
      .slice(0, 20),
  };
  return clientProblemSchema.safeParse(problem).data ?? null;
}

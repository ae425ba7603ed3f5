import * as z from "zod";
import { derived, idSchema, metaFields } from "../schema/fields";
import type { Zoo } from "./zoo";
import { environments, zooNameMax } from "./zoo";

/** What is told of an establishment to the administrators of the others. */
const zooNameSchema = z.object({
  zooId: idSchema,
  zooName: z.string().max(zooNameMax),
  environment: z.enum(environments),
});
export type ZooName = z.infer<typeof zooNameSchema>;

/** The only document of `zooNames`. */
export const zooNamesId = "all";

/** `zooNames/all`: what the establishments are called, but for archived ones. */
export const zooNamesSchema = z.object({
  names: derived(z.array(zooNameSchema).default([])),
  ...metaFields,
});

const byId = (a: ZooName, b: ZooName) => (a.zooId < b.zooId ? -1 : 1);

/** The names of some establishments, in the order of their ids; archived ones and those without a name are not among them. */
export const zooNamesOf = (
  zoos: readonly Pick<
    Zoo,
    "zooId" | "zooName" | "environment" | "isArchived"
  >[],
): ZooName[] =>
  zoos
    .filter(({ isArchived, zooName }) => !isArchived && zooName !== "")
    .map(({ zooId, zooName, environment }) => ({ zooId, zooName, environment }))
    .sort(byId);

/** The same names with what is true of one establishment now; null: it is no more. */
export function namesWith(
  names: readonly ZooName[],
  zooId: string,
  zoo: Zoo | null,
): ZooName[] {
  const others = names.filter((one) => one.zooId !== zooId);
  return [...others, ...zooNamesOf(zoo === null ? [] : [zoo])].sort(byId);
}

/** The establishments that may be authorised for animals of one: those of the same environment but itself, by name. */
export function authorisable(
  names: readonly ZooName[],
  zooId: string,
): ZooName[] {
  const own = names.find((one) => one.zooId === zooId);
  const environment = own?.environment ?? "production";
  return names
    .filter((one) => one.zooId !== zooId && one.environment === environment)
    .sort((a, b) => a.zooName.localeCompare(b.zooName, "fr"));
}

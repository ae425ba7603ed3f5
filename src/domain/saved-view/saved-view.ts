import * as z from "zod";
import type { RecordFacts } from "../access/can";
import { everybody, sectorRoles } from "../access/session";
import { derived, idSchema, metaFields, textSchema } from "../schema/fields";
import { formIssues, requiredText } from "../schema/form";
import type { Issue } from "../schema/issue";

export const viewNameMax = 80;
/** As long as a pattern of the rules can count. */
const paramsMax = 1000;

/** The lists and analyses that can be kept by name, as `pages` calls them. */
export const viewedPages = [
  "animalList",
  "enclosureList",
  "taskList",
  "obsResult",
  "obsComparison",
  "focalAnalysis",
  "interObs",
  "scanResult",
] as const;
export type ViewedPage = (typeof viewedPages)[number];

/** With whom a view can be shared: a right, everybody who has a role in some sector, or all members. */
export const viewShares = [
  "right:admin",
  ...sectorRoles.map((role) => `role:${role}` as const),
  everybody,
] as const;
export type ViewShare = (typeof viewShares)[number];

/** `savedViews/{viewId}`: how somebody likes to see a list. */
export const savedViewSchema = z.object({
  zooId: derived(idSchema),
  viewId: derived(idSchema),
  authorId: derived(idSchema),
  name: textSchema(viewNameMax),
  page: z.enum(viewedPages),
  /** What the address says of the list: chosen filters, nothing typed. "": the whole list. */
  params: z
    .string()
    .max(paramsMax)
    .regex(/^[A-Za-z0-9_=&%.,~+:*-]*$/),
  sharedWith: z.array(z.enum(viewShares)).max(viewShares.length).default([]),
  /** Whose it is and with whom it is shared, in one list to be asked for. */
  audience: derived(z.array(idSchema).max(10).default([])),
  isDeleted: z.boolean().default(false),
  ...metaFields,
});
export type SavedView = z.infer<typeof savedViewSchema>;

/** What a person fills in. */
export const savedViewFormSchema = z.object({
  name: requiredText(viewNameMax),
  sharedWith: z.array(z.enum(viewShares)),
});
export type SavedViewForm = z.infer<typeof savedViewFormSchema>;

export const savedViewIssues = (form: SavedViewForm): Issue[] =>
  formIssues(savedViewFormSchema, form);

/** What `can()` needs to know of a view. */
export const savedViewFacts = ({
  zooId,
  authorId,
  audience,
}: Pick<SavedView, "zooId" | "authorId" | "audience">): RecordFacts => ({
  zooId,
  authorId,
  audience,
});

/** The parameters of an address that a view keeps, in an order that does not matter: two that say the same are equal. */
export function viewParams(
  params: URLSearchParams,
  kept: ReadonlySet<string>,
): string {
  const wanted = [...params].filter(([name]) => kept.has(name)).sort();
  return new URLSearchParams(wanted).toString();
}

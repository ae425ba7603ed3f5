import * as z from "zod";
import type { RecordFacts } from "../access/can";
import { viewNameMax, viewShares } from "../saved-view/saved-view";
import { derived, idSchema, metaFields, textSchema } from "../schema/fields";

/** More than anybody takes in at once; each reads for itself. */
export const widgetsMost = 24;
/** All of a dashboard's widgets as they are stored, with what parts them. */
export const widgetsLengthMost = 6000;

/** A widget as an address says it: letters, digits and what an address escapes with; nothing that anybody typed. */
const storedWidgetSchema = z
  .string()
  .min(1)
  .regex(/^[A-Za-z0-9_=&%.,~+:*-]*$/);

/**
 * `dashboards/{dashboardId}`: which widgets somebody put together, where they stand and what they ask about. It holds no
 * data: whoever opens it sees what they may see themselves.
 */
export const dashboardSchema = z.object({
  zooId: derived(idSchema),
  dashboardId: derived(idSchema),
  authorId: derived(idSchema),
  name: textSchema(viewNameMax),
  widgets: z
    .array(storedWidgetSchema)
    .max(widgetsMost)
    .refine((stored) => stored.join(" ").length <= widgetsLengthMost)
    .default([]),
  sharedWith: z.array(z.enum(viewShares)).max(viewShares.length).default([]),
  /** Whose it is and with whom it is shared, in one list to be asked for. */
  audience: derived(z.array(idSchema).max(10).default([])),
  isDeleted: z.boolean().default(false),
  ...metaFields,
});
export type Dashboard = z.infer<typeof dashboardSchema>;

/** What `can()` needs to know of a dashboard. */
export const dashboardFacts = ({
  zooId,
  authorId,
  audience,
}: Pick<Dashboard, "zooId" | "authorId" | "audience">): RecordFacts => ({
  zooId,
  authorId,
  audience,
});

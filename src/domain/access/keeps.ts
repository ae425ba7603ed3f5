import type * as z from "zod";
import { accessSchema } from "./access";
import { sectorRoles } from "./session";

/** What decides what somebody reads where they work. */
export const heldSchema = accessSchema.pick({
  right: true,
  staff: true,
  sectorRoles: true,
});
export type Held = z.output<typeof heldSchema>;

/** As much of somebody's access as decides what they read. */
export const heldOf = ({ right, staff, sectorRoles: roles }: Held): Held => ({
  right,
  staff,
  sectorRoles: roles,
});

/** Whether somebody holds still all that they held: the same right, or one that reads everything, and every sector in each role. */
export const keepsAll = (then: Held, now: Held): boolean =>
  [then.right, "admin", "superAdmin"].includes(now.right) &&
  (now.staff || !then.staff) &&
  sectorRoles.every((role) =>
    then.sectorRoles[role].every((id) => now.sectorRoles[role].includes(id)),
  );

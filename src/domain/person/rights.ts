import type { Access } from "../access/access";
import { can } from "../access/can";
import { reachesEverywhere } from "../access/reach";
import type { Session } from "../access/session";

/** The rights that can be given; any other stored value is read and grants what "user" grants. */
export const userRights = [
  "superAdmin",
  "admin",
  "pedagoadmin",
  "correspondent",
  "manager",
  "auditor",
  "pedago",
  "user",
] as const;
export type UserRight = (typeof userRights)[number];

/** What somebody is in the establishment; it grants nothing. Any other stored value reads as "other". */
export const suricateRanks = ["board", "manager", "staff", "partner"] as const;
export type SuricateRank = (typeof suricateRanks)[number];

/** The rights that this person may give in the establishment they work in; [] for who manages nobody. */
export function rightsGivenBy(session: Session): readonly UserRight[] {
  if (!can(session, "manage", "users")) return [];
  return can(session, "flagStaff", "users")
    ? userRights
    : userRights.filter((right) => !reachesEverywhere(right));
}

/**
 * May this person change the account of somebody with that access (right, role, sectors, password, status,
 * removal)? Nobody changes their own that way, and no administrator that of a superAdmin or of the provider's
 * staff, who reach other establishments. A sector's team is not asked of it: to be in one is work, not an
 * account, and gives an administrator or a superAdmin nothing they have not already.
 */
export function mayManage(
  session: Session,
  userId: string,
  { zooId, right, staff }: Pick<Access, "zooId" | "right" | "staff">,
): boolean {
  if (session.uid === userId) return false;
  if (reachesEverywhere(right) || staff)
    return can(session, "flagStaff", "users");
  return can(session, "manage", "users", { zooId: zooId ?? "", userId });
}

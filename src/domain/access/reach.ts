import { can } from "./can";
import type { Access } from "./access";
import type { Session } from "./session";

/** An id that no record has: what is allowed there is allowed everywhere. */
const anywhere = "*";

/** May this person see every establishment there is? */
export const readsEveryZoo = (access: Access): boolean =>
  can({ uid: anywhere, access, zooId: anywhere }, "read", "zoo");

/** May this person see more than one establishment? What leads them somewhere then says where that is. */
export const readsSeveralZoos = (access: Access): boolean =>
  readsEveryZoo(access) ||
  (access.staff && access.zooIds.some((zooId) => zooId !== access.zooId));

/** Is this the right that reaches everywhere, whatever its holder may do at the moment? */
export const reachesEverywhere = (right: string): boolean =>
  right === "superAdmin";

/** Is what this person writes kept? Not while the establishment demonstrates, but a superAdmin's. */
export const writesForReal = (
  access: Access,
  { anonymousMode }: { anonymousMode: boolean },
): boolean => !anonymousMode || readsEveryZoo(access);

/** May this person list all tasks of the establishment, or only those of their sectors and their own? */
export const readsAllTasks = (session: Session): boolean =>
  can(session, "read", "tasks", {
    zooId: session.zooId,
    sectorIds: [anywhere],
    audience: [],
  });

/** The sectors whose work this person answers for; null: those of the whole establishment, [] for none. */
export function managedSectors(session: Session): string[] | null {
  const everywhere = can(session, "act", "tasks", {
    zooId: session.zooId,
    sectorIds: [anywhere],
    responsibleIds: [anywhere],
  });
  return everywhere ? null : session.access.sectorRoles.management;
}

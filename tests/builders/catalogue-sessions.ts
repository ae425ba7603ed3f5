import type { Session } from "@domain/access/session";
import { aSession } from "./a-session";
import { zooA, zooB } from "./ids";

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => `sector-${index}`);

/** One session for each way in which the query builders branch on the person. */
export const catalogueSessions: Record<string, Session> = {
  superAdmin: aSession({ right: "superAdmin" }),
  admin: aSession({ right: "admin" }),
  /** At home, and where an establishment lists them. */
  provider: aSession({ staff: true, zooIds: [zooA], zooId: zooB }),
  providerAway: aSession(
    { staff: true, zooIds: [zooA], zooId: zooB },
    { zooId: zooA },
  ),
  manager: aSession({ sectorRoles: { management: ["sector-0"] } }),
  keeper: aSession({ sectorRoles: { keeper: ["sector-0"] } }),
  keeperOfMany: aSession({ sectorRoles: { keeper: many(40) } }),
  member: aSession(),
};

import type { Access } from "@domain/access/access";
import type { Session } from "@domain/access/session";
import { anAccess } from "../builders/a-session";
import { foreignSector, sector1, sector2, zooA, zooB } from "../builders/ids";

/** Where the provider's own people are members: an establishment of none of the tests. */
const office = "zoo-office";

const inRole = (role: string, sectorId: string) =>
  anAccess({ sectorRoles: { [role]: [sectorId] } });

const admin = { right: "admin" } as const;

/** Everybody the rules are asked about, by uid: what functions recorded of them; null has no document. */
export const accessOf = {
  superAdmin: anAccess({ right: "superAdmin", zooId: office }),
  admin: anAccess(admin),
  pedago: anAccess({ right: "pedagoadmin" }),
  manager: inRole("management", sector1),
  otherManager: inRole("management", sector2),
  vet: inRole("veterinary", sector1),
  otherVet: inRole("veterinary", sector2),
  nutrition: inRole("nutrition", sector1),
  otherNutrition: inRole("nutrition", sector2),
  keeper: inRole("keeper", sector1),
  otherKeeper: inRole("keeper", sector2),
  keeperOfMany: anAccess({
    sectorRoles: {
      keeper: Array.from({ length: 40 }, (_, index) => `sector-${index}`),
    },
  }),
  member: anAccess(),
  auditor: anAccess({
    right: "auditor",
    sectorRoles: { management: [sector1] },
  }),
  provider: anAccess({ staff: true, zooIds: [zooA], zooId: office }),
  unlistedStaff: anAccess({ staff: true, zooIds: [zooB], zooId: office }),
  author: anAccess(),
  responsible: anAccess(),
  self: anAccess(),
  neighbourAdmin: anAccess({ ...admin, zooId: zooB }),
  neighbourKeeper: anAccess({
    zooId: zooB,
    sectorRoles: {
      keeper: [foreignSector, sector1],
      management: [sector1],
      veterinary: [sector1],
    },
  }),
  disabled: anAccess({ ...admin, status: "disabled" }),
  disabledSuperAdmin: anAccess({ right: "superAdmin", status: "disabled" }),
  pending: anAccess({ ...admin, status: "pending" }),
  deleted: anAccess({ ...admin, status: "deleted" }),
  /** The educational account, as if it held every right: its status alone keeps it out. */
  educational: anAccess({
    ...admin,
    status: "educational",
    sectorRoles: {
      keeper: [sector1],
      management: [sector1],
      veterinary: [sector1],
      nutrition: [sector1],
    },
  }),
  nowhere: anAccess({ zooId: null }),
  stranger: null,
  signedOut: null,
} satisfies Record<string, Access | null>;

export type Name = keyof typeof accessOf;
export const names = Object.keys(accessOf) as Name[];

/** What `can()` is asked with; null for people without access. */
export function sessionOf(name: Name, zooId: string): Session | null {
  const access = accessOf[name];
  return access === null ? null : { uid: name, access, zooId };
}

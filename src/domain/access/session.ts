import type { Access } from "./access";

export const sectorRoles = [
  "keeper",
  "management",
  "veterinary",
  "nutrition",
] as const;
export type SectorRole = (typeof sectorRoles)[number];

/** No sector in any role. */
export const noSectorRoles = (): Access["sectorRoles"] => ({
  keeper: [],
  management: [],
  veterinary: [],
  nutrition: [],
});

/** Who is asking, and in which establishment they are working now. */
export interface Session {
  uid: string;
  access: Access;
  zooId: string;
}

/** Every sector in which this person holds any role, each once; [] for none. */
export function mySectorIds(access: Pick<Access, "sectorRoles">): string[] {
  return [...new Set(sectorRoles.flatMap((role) => access.sectorRoles[role]))];
}

/** Stands in an audience for every member of the establishment; no uid looks like it. */
export const everybody = "*";

/** How this person is named in audiences of views: by uid, right and the roles held in some sector. */
export const viewTokens = ({
  uid,
  access,
}: Pick<Session, "uid" | "access">): string[] => [
  uid,
  everybody,
  `right:${access.right}`,
  ...sectorRoles
    .filter((role) => access.sectorRoles[role].length > 0)
    .map((role) => `role:${role}`),
];

import type { Access } from "@domain/access/access";
import type { SectorRole, Session } from "@domain/access/session";
import { accessSchema } from "@domain/access/access";
import { zooA } from "./ids";

/** An active member without any role; fields given replace the defaults. */
export function anAccess(
  access: Partial<Omit<Access, "sectorRoles">> & {
    sectorRoles?: Partial<Record<SectorRole, string[]>>;
  } = {},
): Access {
  return accessSchema.parse({
    right: "user",
    rank: "user",
    status: "active",
    eula: 4,
    zooId: zooA,
    ...access,
  });
}

/** A session of that access in its own establishment, or the given one. */
export function aSession(
  access: Parameters<typeof anAccess>[0] = {},
  { uid = "person", zooId }: { uid?: string; zooId?: string } = {},
): Session {
  const parsed = anAccess(access);
  return { uid, access: parsed, zooId: zooId ?? parsed.zooId ?? zooA };
}

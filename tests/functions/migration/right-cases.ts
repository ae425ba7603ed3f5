import { expect, it } from "vitest";
import type { Access } from "../../../src/domain/access/access";
import type { RecordFacts } from "../../../src/domain/access/can";
import { can } from "../../../src/domain/access/can";
import type { Action, Resource } from "../../../src/domain/access/matrix";
import { matrix } from "../../../src/domain/access/matrix";
import { accessOf, old, reported, uids } from "./migrated";
import { zooIds } from "./old-database";
import { oddRights } from "./old-people";
import type { OldWorld } from "./old-rights";
import { oldAskers, oldCells } from "./old-rights";
import { keptOut } from "./stage";

const world: OldWorld = { stored: old, disabled: keptOut };
const askerOf = oldAskers(world);

const cardsOf = (uid: string, access: Access, record: RecordFacts) => {
  const session = { uid, access, zooId: access.zooId ?? "" };
  return (Object.keys(matrix) as Resource[]).flatMap((resource) =>
    Object.keys(matrix[resource])
      .filter((action) =>
        can(session, action as Action<Resource>, resource, record),
      )
      .map((action) => `${resource}.${action}`),
  );
};

const sectorsOf = (zooId: string): string[] =>
  Object.entries(old)
    .filter(
      ([path, fields]) =>
        path.startsWith("sectors/") && fields["zooId"] === zooId,
    )
    .map(([path]) => path.slice("sectors/".length));
const sectorsIn = new Map(
  [...zooIds, "zoo-nowhere"].map((zooId) => [zooId, sectorsOf(zooId)]),
);

/** Records of the own establishments and of another, whole and of sectors, that concern the person, and that do not. */
function recordsFor(
  uid: string,
  { zooId: home, zooIds: listed }: Access,
): RecordFacts[] {
  const near = [...sectorsIn].filter(
    ([zooId], at) =>
      zooId === home ||
      listed.includes(zooId) ||
      at === Number(uid.slice("person-".length)) % sectorsIn.size,
  );
  const places = near.flatMap(([zooId, inside]) => [
    { zooId },
    ...inside.slice(0, 2).map((id) => ({ zooId, sectorIds: [id] })),
    { zooId, sectorIds: inside.slice(1, 3) },
  ]);
  return places.flatMap((place) => [
    { ...place, audience: ["nobody"], responsibleIds: ["nobody"] },
    {
      ...place,
      userId: uid,
      authorId: uid,
      completedBy: uid,
      audience: [uid],
    },
  ]);
}

/** Everybody in the long form; else one of four, those with odd rights among them. */
const asked = uids.filter(
  (_, index) => process.env["SOAK"] === "1" || index % 4 === 3,
);

/** What people may do, before and after. */
export function rightCases(): void {
  it("takes no right from anybody and gives none", () => {
    expect(asked.length).toBeGreaterThan(100);
    const differing = asked.flatMap((uid) => {
      const asker = askerOf(uid);
      const access = accessOf(uid);
      return recordsFor(uid, access)
        .map((record) => [
          oldCells(asker, record).sort().join(),
          cardsOf(uid, access, record).sort().join(),
        ])
        .filter(([was, is]) => was !== is)
        .map(([was, is]) => `${uid}: ${was} / ${is}`);
    });
    expect(differing.slice(0, 5)).toEqual([]);
  });

  it("grants by odd values what a user has, and never more", () => {
    const odd = uids.filter((_, index) => index % 12 === 7);
    expect(odd.length).toBeGreaterThan(2 * oddRights.length);
    expect(new Set(odd.map((uid) => accessOf(uid).right))).toEqual(
      new Set(["user"]),
    );
    const supers = uids.filter((uid) => accessOf(uid).right === "superAdmin");
    expect(supers.length).toBeGreaterThan(20);
    for (const uid of supers)
      expect(JSON.stringify(old[`users/${uid}`]?.["userRight"])).toContain(
        '"value":"superAdmin"',
      );
    for (const uid of uids) {
      const removed = old[`users/${uid}`]?.["zooId"] === "zoo-nowhere";
      const { right, sectorRoles } = accessOf(uid);
      if (!removed) continue;
      expect(["user", "superAdmin"]).toContain(right);
      expect(Object.values(sectorRoles).flat()).toEqual([]);
    }
  });

  it("grants nobody who is removed a right, whatever their card says", () => {
    const removed = uids.filter((uid) => accessOf(uid).status === "deleted");
    expect(new Set(removed.map((uid) => accessOf(uid).right))).toEqual(
      new Set(["user"]),
    );
    const said = removed.filter(
      (uid) => old[`users/${uid}`]?.["userRight"] === "superAdmin",
    );
    expect(said.length).toBeGreaterThan(10);
    expect(reported("removedWithRight")).toEqual(expect.arrayContaining(said));
  });
}

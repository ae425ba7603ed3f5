import { beforeAll, describe, expect, it } from "vitest";
import type { Access } from "../../../src/domain/access/access";
import { accessSchema } from "../../../src/domain/access/access";
import type { RecordFacts } from "../../../src/domain/access/can";
import { can } from "../../../src/domain/access/can";
import type { Action, Resource } from "../../../src/domain/access/matrix";
import { matrix } from "../../../src/domain/access/matrix";
import { leavingCard } from "../../../src/domain/upcast/person";
import type { Found } from "../../../functions/src/repair/repair";
import { repair } from "../../../functions/src/repair/repair";
import { put, useStage } from "../stage";
import { oldDatabase, zooIds } from "./old-database";
import { oddRights } from "./old-people";
import { bucket, ownFile } from "./old-places";
import type { OldWorld } from "./old-rights";
import { oldAsker, oldCells } from "./old-rights";
import { everything, keptOut, now, runMigration } from "./stage";

useStage("demo-migrate", "file");
const old = oldDatabase();
const world: OldWorld = { stored: old, disabled: keptOut };
const uids = Object.keys(old)
  .filter((path) => path.startsWith("users/"))
  .map((path) => path.slice("users/".length));

let dry: Awaited<ReturnType<typeof runMigration>>;
let first: Awaited<ReturnType<typeof runMigration>>;
let afterDry: Awaited<ReturnType<typeof everything>>;
let before: Awaited<ReturnType<typeof everything>>;
let after: Awaited<ReturnType<typeof everything>>;

beforeAll(async () => {
  await put(old);
  before = await everything(true);
  dry = await runMigration(true);
  afterDry = await everything(true);
  const started = performance.now();
  first = await runMigration();
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `migrated ${first.read} documents in ${seconds.toFixed(1)} s, ${Math.round(first.read / seconds)} a second`,
  );
  after = await everything();
}, 600_000);

const documentsOf = (collection: string) =>
  [...after].filter(([path]) => path.startsWith(`${collection}/`));
const accessOf = (uid: string): Access =>
  accessSchema.parse(after.get(`access/${uid}`));

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

/** Records of each establishment, whole and of sectors, that concern the person, and that do not. */
function recordsFor(uid: string): RecordFacts[] {
  const places = [...zooIds, "zoo-gone"].flatMap((zooId) => {
    const inside = Object.entries(old)
      .filter(
        ([path, fields]) =>
          path.startsWith("sectors/") && fields["zooId"] === zooId,
      )
      .map(([path]) => path.slice("sectors/".length));
    return [
      { zooId },
      ...inside.slice(0, 2).map((id) => ({ zooId, sectorIds: [id] })),
      { zooId, sectorIds: inside.slice(1, 3) },
    ];
  });
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

describe("an existing database of 3,000 documents", () => {
  it("is reported and left as it is by a dry run", () => {
    expect(before.size).toBe(3000);
    expect(dry.read).toBe(3000);
    expect(dry.written).toBeGreaterThan(2900);
    expect(afterDry).toEqual(before);
  });

  it("is written as the dry run said", () => {
    expect([first.read, first.written]).toEqual([dry.read, dry.written]);
    const unread = first.odd.filter(({ reason }) => reason === "unreadable");
    expect(first.read - first.written).toBe(unread.length);
    expect(unread.every(({ collection }) => collection === "tasks")).toBe(true);
  });

  it("takes no right from anybody and gives none", () => {
    const differing = uids.flatMap((uid) => {
      const asker = oldAsker(world, uid);
      const access = accessOf(uid);
      return recordsFor(uid)
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
      const gone = old[`users/${uid}`]?.["zooId"] === "zoo-gone";
      const { right, sectorRoles } = accessOf(uid);
      if (!gone) continue;
      expect(["user", "superAdmin"]).toContain(right);
      expect(Object.values(sectorRoles).flat()).toEqual([]);
    }
  });

  it("makes people who were given a password pending, the deleted deleted, the kept out disabled", () => {
    const statusOf = (uid: string) => accessOf(uid).status;
    const given = uids.filter(
      (uid) => (old[`users/${uid}`]?.["tempPassword"] ?? "") !== "",
    );
    expect(given.length).toBeGreaterThan(20);
    expect(new Set(given.map(statusOf))).toEqual(new Set(["pending"]));
    const gone = uids.filter((uid) =>
      [true, "true"].includes(
        old[`users/${uid}`]?.["isDeleted"] as boolean | string,
      ),
    );
    expect(gone.length).toBeGreaterThan(20);
    expect(new Set(gone.map(statusOf))).toEqual(new Set(["deleted"]));
    for (const uid of keptOut) {
      expect(statusOf(uid)).toBe("disabled");
      expect(after.get(`users/${uid}/private/account`)).toMatchObject({
        userMail: `${uid}@auth.test`,
        statusBefore: "active",
      });
    }
  });

  it("leaves nothing private on a card, and the card says what the access says", () => {
    for (const uid of uids) {
      const card = after.get(`users/${uid}`) ?? {};
      expect(leavingCard.filter((field) => field in card)).toEqual([]);
      const { status, staff, rank } = accessOf(uid);
      expect(card).toMatchObject({
        userId: uid,
        suricateStaff: staff,
        suricateRank: rank,
        isDeleted: status === "deleted",
        userStatus: status === "deleted" ? "disabled" : status,
      });
    }
    const text = JSON.stringify(
      documentsOf("users").filter(([path]) => !path.includes("/private/")),
    );
    expect(text).not.toMatch(/suricate\.test|Abc123def4/i);
    const account = after.get("users/person-20/private/account");
    expect(account).toMatchObject({ userMail: "person.20@suricate.test" });
    expect(JSON.stringify([...after.values()])).not.toContain("Abc123def4");
  });

  it("makes the lists of sectors and establishments say what the access records say", () => {
    for (const [path, sector] of documentsOf("sectors")) {
      if (sector["isDeleted"] === true) continue;
      const id = path.split("/")[1] ?? "";
      const held = (role: keyof Access["sectorRoles"]) =>
        uids.filter((uid) => accessOf(uid).sectorRoles[role].includes(id));
      const listed = (field: string) =>
        ((sector[field] ?? []) as string[]).toSorted();
      expect(listed("sectorKeeper")).toEqual(held("keeper").sort());
      expect(listed("managementUserIds")).toEqual(held("management").sort());
      expect(listed("veterinaryUserIds")).toEqual(held("veterinary").sort());
      expect(listed("nutritionUserIds")).toEqual(held("nutrition").sort());
    }
    for (const zooId of zooIds)
      expect(
        ((after.get(`zoo/${zooId}`)?.["staffAccess"] ?? []) as string[]).sort(),
      ).toEqual(
        uids.filter((uid) => accessOf(uid).zooIds.includes(zooId)).sort(),
      );
  });

  it("moves recurring tasks to the automations", () => {
    const moved = Object.entries(old).filter(
      ([path, fields]) =>
        path.startsWith("tasks/") && fields["isRecurringTemplate"] === true,
    );
    expect(moved.length).toBeGreaterThan(100);
    for (const [path, was] of moved) {
      const id = path.slice("tasks/".length);
      const template = after.get(`taskTemplates/${id}`);
      expect([path, after.has(path), template === undefined]).toEqual([
        path,
        false,
        false,
      ]);
      expect(template).toMatchObject({
        templateId: id,
        title: was["title"],
        zooId: was["zooId"],
        executionCount: was["executionCount"],
      });
      if (was["nextExecution"] !== undefined)
        expect(template?.["nextRun"]).toEqual(was["nextExecution"]);
      else if (template?.["status"] === "active")
        expect(template["nextRun"]).toBeInstanceOf(Date);
    }
  });

  it("makes paths of addresses in the own bucket that lie where ours lie", () => {
    const pictured = Object.entries(old).filter(
      ([path, fields]) =>
        path.startsWith("sectors/") &&
        String(fields["sectorProfilePicture"]).includes(bucket),
    );
    expect(pictured.length).toBeGreaterThan(5);
    for (const [path, { zooId }] of pictured)
      expect(after.get(path)?.["sectorProfilePicture"]).toBe(
        ownFile("sectors", path.slice("sectors/".length), String(zooId)),
      );
    const kept = first.odd.filter(
      ({ reason }) => reason === "pictureKeptAsAddress",
    );
    expect(kept.map(({ collection }) => collection)).toContain("enclosures");
  });

  it("names what was odd by id and reason, and never by a value", () => {
    const reasons = new Set(first.odd.map(({ reason }) => reason));
    expect([...reasons]).toEqual(
      expect.arrayContaining([
        "unknownRight",
        "unknownStatus",
        "unknownZoo",
        "otherZoo",
        "roleElsewhere",
        "listedNotStaff",
        "noMail",
        "namesNobody",
      ]),
    );
    expect(JSON.stringify(first.odd)).not.toMatch(
      /@|Prénom|Nom |Abc123|secret/,
    );
  });

  it("leaves nothing for the repair to mend", async () => {
    const found: Found[] = [];
    await repair({
      dryRun: true,
      now,
      onFound: (one) => found.push(one),
      onCounted: () => undefined,
    });
    expect(found.filter(({ differing }) => differing.length > 0)).toEqual([]);
  });

  it("finds nothing to write a second time", async () => {
    const stored = await everything(true);
    const second = await runMigration();
    expect(second.written).toBe(0);
    expect(await everything(true)).toEqual(stored);
  });
});

import { expect, it } from "vitest";
import type { Access } from "../../../src/domain/access/access";
import { entryOf } from "../../../src/domain/collections";
import { accessOf, documentsOf, old, results, uids } from "./migrated";
import { zooIds } from "./old-database";
import { bucket, ownFile, zooSecrets } from "./old-places";

/** What becomes of all other records. */
export function recordCases(): void {
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
        (
          (results.after.get(`zoo/${zooId}`)?.["staffAccess"] ?? []) as string[]
        ).sort(),
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
      const template = results.after.get(`taskTemplates/${id}`);
      expect([path, results.after.has(path), template === undefined]).toEqual([
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
      expect(results.after.get(path)?.["sectorProfilePicture"]).toBe(
        ownFile("sectors", path.slice("sectors/".length), String(zooId)),
      );
    const kept = results.first.odd.filter(
      ({ reason }) => reason === "pictureKeptAsAddress",
    );
    expect(kept.map(({ collection }) => collection)).toContain("enclosures");
  });

  it("keeps what an establishment's document held besides for its administrators, and names it alone", () => {
    const { chat, ...besides } = zooSecrets;
    for (const zooId of zooIds) {
      const zoo = results.after.get(`zoo/${zooId}`) ?? {};
      const known = Object.keys(entryOf("zoo").schema.shape);
      expect(Object.keys(zoo).filter((one) => !known.includes(one))).toEqual(
        [],
      );
      expect(results.after.get(`zoo/${zooId}/private/config`)).toMatchObject({
        ...besides,
        chatEndpoint: chat.endpoint,
        chatChannel: chat.channel,
        zooId,
      });
    }
    const others = [...results.after].filter(
      ([path]) => !path.endsWith("/config"),
    );
    expect(JSON.stringify(others)).not.toContain("hidden-");
    expect(JSON.stringify(results.first.odd)).not.toContain("hidden-");
    const reasons = results.first.odd.map(({ reason }) => reason);
    for (const field of Object.keys(zooSecrets))
      expect(reasons).toContain(`movedToConfig ${field}`);
  });
}

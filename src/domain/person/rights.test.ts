import { describe, expect, it } from "vitest";
import { accessSchema } from "../access/access";
import { can } from "../access/can";
import type { Action, Resource } from "../access/matrix";
import { matrix } from "../access/matrix";
import { rightsGivenBy, mayManage } from "./rights";

const zooId = "home";
const sectorIds = ["s1"];
const everywhere = {
  keeper: sectorIds,
  management: sectorIds,
  veterinary: sectorIds,
  nutrition: sectorIds,
};
const access = (right: string, more: object = {}) =>
  accessSchema.parse({ right, status: "active", zooId, ...more });
const session = (right: string, more: object = {}) => ({
  uid: "me",
  access: access(right, more),
  zooId,
});

const actions = Object.entries(matrix).flatMap(([resource, cells]) =>
  Object.keys(cells).map(
    (action) => [resource as Resource, action as Action<Resource>] as const,
  ),
);
const records = [
  { zooId },
  { zooId, sectorIds },
  { zooId, sectorIds, responsibleIds: ["other"], audience: ["other"] },
  {
    zooId,
    sectorIds,
    audience: sectorIds,
    started: true,
    completedBy: "other",
  },
  { zooId, sectorIds, authorId: "other", userId: "other" },
];

describe("who sets a sector's team", () => {
  // setSectorTeam lets them put in whom they may not otherwise change, themselves and a superAdmin.
  it.each(["admin", "superAdmin"])(
    "comes to nothing by being in one: %s",
    (right) => {
      expect(can(session(right), "team", "sectors", { zooId, sectorIds })).toBe(
        true,
      );
      const gained = actions.flatMap(([resource, action]) =>
        records
          .filter(
            (record) =>
              can(
                session(right, { sectorRoles: everywhere }),
                action,
                resource,
                record,
              ) && !can(session(right), action, resource, record),
          )
          .map(() => `${resource} ${action}`),
      );
      expect(gained).toEqual([]);
    },
  );
});

describe("mayManage", () => {
  const admin = session("admin");
  const root = session("superAdmin");

  it("is about one's own people, and never oneself", () => {
    expect(mayManage(admin, "you", access("user"))).toBe(true);
    expect(mayManage(admin, "me", access("user"))).toBe(false);
    expect(mayManage(root, "me", access("superAdmin"))).toBe(false);
    expect(mayManage(admin, "you", access("user", { zooId: "away" }))).toBe(
      false,
    );
    expect(mayManage(session("manager"), "you", access("user"))).toBe(false);
  });

  it("leaves who reaches other establishments to superAdmins", () => {
    for (const reaching of [
      access("superAdmin"),
      access("user", { staff: true }),
      access("user", { zooId: null }),
    ]) {
      expect(mayManage(admin, "you", reaching)).toBe(false);
      expect(mayManage(root, "you", reaching)).toBe(true);
    }
  });

  it("goes with the rights one may give", () => {
    expect(rightsGivenBy(admin)).not.toContain("superAdmin");
    expect(rightsGivenBy(root)).toContain("superAdmin");
    expect(rightsGivenBy(session("manager"))).toEqual([]);
  });
});

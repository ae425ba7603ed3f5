import { describe, expect, it } from "vitest";
import { aSession, anAccess } from "../../../tests/builders/a-session";
import { sector1, sector2, zooA, zooB } from "../../../tests/builders/ids";
import { can } from "./can";
import type { Access } from "./access";
import { mySectorIds } from "./session";

const inSector = { zooId: zooA, sectorIds: [sector1] };
const inRole = (role: keyof Access["sectorRoles"], ...sectorIds: string[]) =>
  aSession({ sectorRoles: { [role]: sectorIds } });

describe("can", () => {
  it("lets nobody do anything who is not active", () => {
    expect(can(null, "read", "sectors", inSector)).toBe(false);
    for (const status of ["pending", "disabled", "deleted"] as const)
      for (const right of ["admin", "superAdmin"])
        expect(
          can(aSession({ right, status }), "read", "sectors", inSector),
        ).toBe(false);
    expect(can(aSession({ right: "admin" }), "read", "sectors", inSector)).toBe(
      true,
    );
  });

  it("lets the educational account do what is meant for it, and nothing of what members do", () => {
    const tablet = aSession({ status: "educational" });
    expect(can(tablet, "join", "lessons", inSector)).toBe(true);
    expect(can(tablet, "read", "sectors", inSector)).toBe(false);
    expect(can(tablet, "read", "animals", inSector)).toBe(false);
  });

  it("keeps an admin to their establishment, a superAdmin to none", () => {
    const change = (right: string, zooId: string) =>
      can(aSession({ right }), "change", "sectors", { ...inSector, zooId });
    expect(change("admin", zooA)).toBe(true);
    expect(change("admin", zooB)).toBe(false);
    expect(change("superAdmin", zooB)).toBe(true);
    expect(change("user", zooA)).toBe(false);
  });

  it("lets listed staff act where they are listed only", () => {
    const staff = aSession({ staff: true, zooIds: [zooA], zooId: zooB });
    expect(can(staff, "change", "animals", inSector)).toBe(true);
    expect(can(staff, "end", "animals", inSector)).toBe(false);
    expect(can(staff, "read", "sectors", { zooId: "zoo-other" })).toBe(false);
    const former = aSession({ zooIds: [zooA], zooId: zooB });
    expect(can(former, "read", "sectors", inSector)).toBe(false);
  });

  it("asks for the role in the record's own sector", () => {
    expect(
      can(inRole("management", sector1), "change", "sectors", inSector),
    ).toBe(true);
    expect(
      can(inRole("management", sector2), "change", "sectors", inSector),
    ).toBe(false);
    expect(can(inRole("keeper", sector1), "change", "sectors", inSector)).toBe(
      false,
    );
  });

  it("takes any sector for a record that lies in none", () => {
    const nowhere = { zooId: zooA, sectorIds: [] };
    expect(
      can(inRole("management", sector2), "change", "enclosures", nowhere),
    ).toBe(true);
    expect(can(aSession(), "change", "enclosures", nowhere)).toBe(false);
  });

  it("answers for the establishment at large without a record", () => {
    expect(can(inRole("keeper", sector2), "create", "tasks")).toBe(true);
    expect(can(aSession(), "create", "tasks")).toBe(false);
    expect(can(inRole("keeper", sector2), "create", "taskTemplates")).toBe(
      false,
    );
  });

  it("wants every sector of new work among one's own", () => {
    const both = { zooId: zooA, sectorIds: [sector1, sector2] };
    expect(can(inRole("keeper", sector1), "create", "tasks", both)).toBe(false);
    expect(
      can(inRole("keeper", sector1, sector2), "create", "tasks", both),
    ).toBe(true);
    expect(
      can(inRole("keeper", sector1, sector2), "create", "taskTemplates", both),
    ).toBe(false);
  });

  it("lets an auditor create nothing, whatever their roles", () => {
    const auditor = aSession({
      right: "auditor",
      sectorRoles: { management: [sector1] },
    });
    expect(can(auditor, "create", "enclosures", inSector)).toBe(false);
    expect(can(auditor, "change", "enclosures", inSector)).toBe(true);
  });

  it("asks the named people of a task, and the sector when none is named", () => {
    const named = {
      ...inSector,
      responsibleIds: ["person"],
      audience: ["person"],
    };
    const open = { ...inSector, responsibleIds: [], audience: [sector1] };
    const keeper = inRole("keeper", sector1);
    expect(can(aSession(), "act", "tasks", named)).toBe(true);
    expect(can({ ...keeper, uid: "other" }, "act", "tasks", named)).toBe(false);
    expect(can({ ...keeper, uid: "other" }, "read", "tasks", named)).toBe(true);
    expect(can(keeper, "act", "tasks", open)).toBe(true);
    expect(can(aSession(), "act", "tasks", open)).toBe(false);
    expect(can(aSession(), "read", "tasks", open)).toBe(false);
  });

  it("leaves a task's content to its author until it is started", () => {
    const own = { ...inSector, authorId: "person" };
    expect(can(aSession(), "change", "tasks", { ...own, started: false })).toBe(
      true,
    );
    expect(can(aSession(), "change", "tasks", { ...own, started: true })).toBe(
      false,
    );
    expect(can(aSession(), "end", "tasks", { ...own, started: true })).toBe(
      true,
    );
    expect(can(aSession(), "end", "tasks", { ...own, zooId: zooB })).toBe(
      false,
    );
  });

  it("lets a person change their own card and nobody else's", () => {
    const card = { zooId: zooA, userId: "person" };
    expect(can(aSession(), "change", "users", card)).toBe(true);
    expect(
      can(
        aSession({ right: "admin" }, { uid: "other" }),
        "change",
        "users",
        card,
      ),
    ).toBe(false);
  });
});

describe("mySectorIds", () => {
  it("names each sector once and nobody's as none", () => {
    const sectorRoles = { keeper: [sector1], nutrition: [sector2, sector1] };
    expect(mySectorIds(anAccess({ sectorRoles }))).toEqual([sector1, sector2]);
    expect(mySectorIds(anAccess())).toEqual([]);
  });
});

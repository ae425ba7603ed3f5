import { describe, expect, it } from "vitest";
import { aSession } from "../../../tests/builders/a-session";
import { aGroup } from "../../../tests/builders/facility";
import { sector1, zooA } from "../../../tests/builders/ids";
import { can } from "../access/can";
import { deriveFields } from "../record/derive";
import { readRecord } from "../record/read";
import { groupDesk } from "./desk";
import { groupFacts } from "./facts";
import { differsFromGroup, groupForm, groupIssues, groupValues } from "./group";

const context = { before: null, by: "person", now: new Date(0) };

describe("a group", () => {
  it("is kept by who has a say in any sector, for it lies in none", () => {
    const facts = groupFacts(aGroup());
    const as = (role: "management" | "veterinary" | "keeper" | "nutrition") =>
      aSession({ sectorRoles: { [role]: [sector1] } });
    for (const action of ["create", "change"] as const) {
      expect(can(as("management"), action, "groups", facts)).toBe(true);
      expect(can(as("veterinary"), action, "groups", facts)).toBe(true);
      expect(can(as("keeper"), action, "groups", facts)).toBe(false);
      expect(can(as("nutrition"), action, "groups", facts)).toBe(false);
    }
    expect(can(as("management"), "remove", "groups", facts)).toBe(true);
    expect(can(as("veterinary"), "remove", "groups", facts)).toBe(false);
    expect(can(as("keeper"), "read", "groups", facts)).toBe(true);
  });

  it("is chosen by its name and id", () => {
    expect(
      deriveFields("groups", { groupName: "Clan", groupId: "g" }, context),
    ).toEqual({ label: "Clan", value: "g" });
  });

  it("is read as existing data say it", () => {
    const { record } = readRecord("groups", "g", {
      zooId: zooA,
      label: "Clan",
      species: { value: "lion", label: "Lion" },
    });
    expect(record).toMatchObject({
      groupId: "g",
      groupName: "Clan",
      specieId: "lion",
      isArchived: false,
    });
    expect(
      readRecord("groups", "g", { zooId: zooA, species: 3 }).record,
    ).toMatchObject({ groupName: "", specieId: null });
  });

  it("needs a name, in the form and at the desk", () => {
    const form = groupForm(null);
    expect(groupIssues(form)).toEqual([
      { field: "groupName", code: "required" },
    ]);
    expect(groupIssues({ ...form, groupName: "Clan" })).toEqual([]);
    const check = (name: string, changed: string[]) =>
      groupDesk.check?.(aGroup({ groupName: name }), {
        ...context,
        changed: new Set(changed),
      });
    expect(check("Clan", ["groupName"])).toEqual([]);
    expect(check("Clan", ["note"])).toEqual([]);
  });

  it("stores what the form says, trimmed, and shows it again", () => {
    const values = groupValues({
      groupName: " Clan ",
      specieId: "lion",
      note: " ",
    });
    expect(values).toEqual({
      groupName: "Clan",
      specieId: "lion",
      note: null,
    });
    expect(groupForm(aGroup(values))).toEqual({
      groupName: "Clan",
      specieId: "lion",
      note: "",
    });
  });
});

describe("an animal of another species than its group", () => {
  const lion = { specieId: "lion" };
  const otter = { specieId: "otter" };
  const unknown = { specieId: null };
  it.each([
    [lion, otter, true],
    [lion, lion, false],
    [unknown, lion, false],
    [lion, unknown, false],
    [null, lion, false],
    [lion, null, false],
  ])("%o in a group of %o: %s", (animal, group, differs) => {
    expect(differsFromGroup(animal, group)).toBe(differs);
  });
});

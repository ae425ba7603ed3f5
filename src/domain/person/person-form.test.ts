import { describe, expect, it } from "vitest";
import { anAccess } from "../../../tests/builders/a-session";
import { sector1, sector2, zooA, zooB } from "../../../tests/builders/ids";
import { createUserInput } from "./callables";
import {
  accessChanges,
  accessForm,
  newPersonForm,
  newPersonIssues,
  rankOf,
  rightOf,
} from "./person-form";

const ines = {
  ...newPersonForm(zooA, "fr"),
  userFirstname: "Inès",
  userLastname: "Roux",
  userMail: " Ines@Zoo.test ",
};

describe("the form of somebody who is invited", () => {
  it("wants names and a mail", () => {
    expect(newPersonIssues(newPersonForm(zooA, "fr"))).toEqual(
      ["userFirstname", "userLastname", "userMail"].map((field) => ({
        field,
        code: "required",
      })),
    );
  });

  it("tells a mail that is none", () => {
    expect(newPersonIssues({ ...ines, userMail: "ines@" })).toEqual([
      { field: "userMail", code: "mail" },
    ]);
  });

  it("may be sent as the function takes it", () => {
    expect(newPersonIssues(ines)).toEqual([]);
    expect(
      createUserInput.parse({ ...ines, operationId: "one" }),
    ).toMatchObject({ userMail: "ines@zoo.test", userRight: "user" });
  });
});

describe("what is stored", () => {
  it("reads as a right and a rank there is", () => {
    expect(["admin", "keeper", ""].map((right) => rightOf({ right }))).toEqual([
      "admin",
      "user",
      "user",
    ]);
    expect(["board", "chief", null].map(rankOf)).toEqual(["board", null, null]);
  });
});

describe("what changes of an access", () => {
  const access = anAccess({
    right: "gone",
    sectorRoles: { keeper: [sector1, sector2] },
  });
  const before = accessForm(access, { betaTester: false, zooId: zooA });
  const nobody = { keeper: [], management: [], veterinary: [], nutrition: [] };

  it("is nothing where nothing was chosen, whatever the order of sectors", () => {
    const turned = { ...nobody, keeper: [sector2, sector1] };
    expect(accessChanges(before, before)).toBeNull();
    expect(
      accessChanges(before, { ...before, sectorRoles: turned }),
    ).toBeNull();
  });

  it("is only what was chosen", () => {
    const fewer = { ...nobody, keeper: [sector1] };
    expect(
      accessChanges(before, {
        ...before,
        userRight: "admin",
        sectorRoles: fewer,
      }),
    ).toEqual({ userRight: "admin", sectorRoles: fewer });
  });

  it("gives no sectors with another home", () => {
    expect(
      accessChanges(before, { ...before, zooId: zooB, sectorRoles: nobody }),
    ).toEqual({ zooId: zooB });
  });
});

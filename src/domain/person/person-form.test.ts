import { describe, expect, it } from "vitest";
import { anAccess } from "../../../tests/builders/a-session";
import { sector1, sector2, zooA, zooB } from "../../../tests/builders/ids";
import { createUserInput } from "./callables";
import {
  personChanges,
  personForm,
  personIssues,
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

describe("what changes of somebody", () => {
  const access = anAccess({
    right: "gone",
    sectorRoles: { keeper: [sector1, sector2] },
  });
  const before = personForm(access, {
    card: { userFirstname: "Inès", userLastname: "", zooId: zooA },
    account: { userMail: "ines@zoo.test", betaTester: false },
  });
  const nobody = { keeper: [], management: [], veterinary: [], nutrition: [] };

  it("begins with who tries what is new, as their account says", () => {
    const card = { userFirstname: "Inès", userLastname: "", zooId: zooA };
    const account = { userMail: "ines@zoo.test", betaTester: true };
    expect(personForm(access, { card, account }).betaTester).toBe(true);
    expect(personForm(access, { card, account: null })).toMatchObject({
      betaTester: false,
      userMail: "",
    });
  });

  it("is nothing where nothing was chosen, whatever the order of sectors", () => {
    const turned = { ...nobody, keeper: [sector2, sector1] };
    expect(personChanges(before, before)).toBeNull();
    expect(
      personChanges(before, { ...before, sectorRoles: turned }),
    ).toBeNull();
  });

  it("is only what was chosen", () => {
    const fewer = { ...nobody, keeper: [sector1] };
    expect(
      personChanges(before, {
        ...before,
        userRight: "admin",
        sectorRoles: fewer,
      }),
    ).toEqual({ userRight: "admin", sectorRoles: fewer });
  });

  it("gives no sectors with another home", () => {
    expect(
      personChanges(before, { ...before, zooId: zooB, sectorRoles: nobody }),
    ).toEqual({ zooId: zooB });
  });

  it("is looked at where it was typed: a name that was never stored stands in nobody's way", () => {
    expect(personIssues(before, { ...before, userRight: "admin" })).toEqual([]);
    expect(
      personIssues(before, {
        ...before,
        userFirstname: " ",
        userMail: "ines@",
      }),
    ).toEqual([
      { field: "userFirstname", code: "required" },
      { field: "userMail", code: "mail" },
    ]);
    const named = { ...before, userLastname: "Petit" };
    expect(personIssues(before, named)).toEqual([]);
    expect(personChanges(before, named)).toEqual({ userLastname: "Petit" });
  });
});

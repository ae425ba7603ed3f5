import { describe, expect, it } from "vitest";
import { collectionNames, entryOf } from "../collections";
import { fieldKinds } from "../schema/fields";
import { aboutPerson } from "./about-person";
import { ownCollections } from "./retention";

describe("what is stored about a person", () => {
  it("is said of every collection, and of nothing else", () => {
    expect(Object.keys(aboutPerson).sort()).toEqual(
      [...collectionNames, ...ownCollections].sort(),
    );
  });

  it("is asked of that collection, or there is a reason why nothing is", () => {
    for (const [name, one] of Object.entries(aboutPerson)) {
      if (one.kind === "nothing") expect(one.reason.length).toBeGreaterThan(10);
      if (one.kind === "found")
        for (const { collection } of one.queries("somebody"))
          expect(collection).toBe(name);
    }
  });

  it("tells nobody the links of a mail, nor whom else an announcement names", () => {
    expect(aboutPerson.mail).toMatchObject({ without: ["message"] });
    expect(aboutPerson.announcements).toMatchObject({
      without: ["audience", "recipientIds"],
    });
  });

  it("is looked for wherever a field holds people", () => {
    const people = /^(?:authorId|responsibleIds|userId|uid)$/;
    const holding = collectionNames.filter((name) =>
      Object.keys(fieldKinds(entryOf(name).schema)).some((field) =>
        people.test(field),
      ),
    );
    expect(holding).toContain("taskTemplates");
    expect(
      holding.filter((name) => aboutPerson[name].kind === "nothing"),
    ).toEqual([]);
  });
});

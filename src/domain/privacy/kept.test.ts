import { describe, expect, it } from "vitest";
import { soundRecords } from "../../../tests/builders/sound-records";
import { collectionNames, entryOf } from "../collections";
import { fieldKinds } from "../schema/fields";
import { kept, ownCollections } from "./kept";
import { ofPersonQueries } from "./person-queries";
import { retentionReasons } from "./row";

describe("how long things are kept", () => {
  it("is said of every collection, and of nothing else", () => {
    expect(Object.keys(kept).sort()).toEqual(
      [...collectionNames, ...ownCollections].sort(),
    );
  });

  it("is three years of the audit and ninety days of failures, as the specification says", () => {
    expect(kept.audit.retention).toEqual({ days: 1095, field: "at" });
    expect(kept.clientErrors.retention).toEqual({ days: 90, field: "lastAt" });
  });

  it("has an instant where something is removed, and no reason that stands for nothing", () => {
    const all = Object.values(kept).map(({ retention }) => retention);
    for (const one of all)
      if (one.days !== null) expect(one.field.length).toBeGreaterThan(1);
    const given = all.flatMap((one) => (one.days === null ? one.reason : []));
    expect([...new Set(given)].sort()).toEqual([...retentionReasons].sort());
  });
});

describe("what is stored about a person", () => {
  const looked = collectionNames.filter(
    (name) => kept[name].person.kind === "found",
  );

  it("is looked for somewhere, or there is a reason why nothing is", () => {
    expect(looked.length).toBeGreaterThan(30);
    for (const name of looked)
      expect(ofPersonQueries(name, "somebody"), name).not.toEqual([]);
    for (const { person } of Object.values(kept))
      if (person.kind === "nothing")
        expect(person.reason.length).toBeGreaterThan(10);
  });

  it("is asked of fields that the collection has, of lists where it holds several", () => {
    const odd = looked.flatMap((name) =>
      ofPersonQueries(name, "somebody").flatMap(({ where }) =>
        where
          .filter(({ field, op }) => {
            const [first = "", ...rest] = field.split(".");
            const known = first in entryOf(name).schema.shape;
            const isList = Array.isArray(soundRecords[name][first]);
            return !known || (rest.length === 0 && isList !== (op !== "=="));
          })
          .map(({ field }) => `${name}.${field}`),
      ),
    );
    expect(odd).toEqual([]);
  });

  it("tells nobody the links of a mail, nor whom else an announcement names", () => {
    expect(kept.mail.person).toMatchObject({ without: ["message"] });
    expect(kept.announcements.person).toMatchObject({
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
      holding.filter((name) => kept[name].person.kind === "nothing"),
    ).toEqual([]);
  });
});

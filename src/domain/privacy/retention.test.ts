import { describe, expect, it } from "vitest";
import { collectionNames } from "../collections";
import { ownCollections, retention } from "./retention";

describe("how long things are kept", () => {
  it("is said of every collection, and of nothing else", () => {
    expect(Object.keys(retention).sort()).toEqual(
      [...collectionNames, ...ownCollections].sort(),
    );
  });

  it("is three years of the audit and ninety days of failures, as the specification says", () => {
    expect(retention.audit).toEqual({ days: 1095, field: "at" });
    expect(retention.clientErrors).toEqual({ days: 90, field: "lastAt" });
  });

  it("has a reason where nothing is removed, and an instant where it is", () => {
    for (const [name, one] of Object.entries(retention))
      expect([
        name,
        one.days === null ? one.reason.length > 5 : one.field.length > 1,
      ]).toEqual([name, true]);
  });
});

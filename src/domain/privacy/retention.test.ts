import { describe, expect, it } from "vitest";
import { collectionNames } from "../collections";
import { ownCollections, retention, retentionReasons } from "./retention";

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

  it("has an instant where something is removed, and no reason that stands for nothing", () => {
    const all = Object.values(retention);
    for (const one of all)
      if (one.days !== null) expect(one.field.length).toBeGreaterThan(1);
    const given = all.flatMap((one) => (one.days === null ? one.reason : []));
    expect([...new Set(given)].sort()).toEqual([...retentionReasons].sort());
  });
});

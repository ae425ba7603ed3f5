import { describe, expect, it } from "vitest";
import { localKey, ownCodes } from "./ids";

const nobody = { shortCode: null, recordsId: null, ownId: null };

describe("what stands before a local id", () => {
  it.each([
    ["its short code", { shortCode: "HOM" }, "hom/A 1"],
    [
      "its id in the external records",
      { recordsId: "ZIMS 7712" },
      "ZIMS7712-A1",
    ],
    ["its own id", { ownId: "Parc-42" }, "parc-42:a1"],
  ])("says nothing where it is %s", (_, given, localId) => {
    const codes = ownCodes({ ...nobody, ...given });
    expect(localKey(localId, codes)).toBe("a1");
    expect(localKey("A1", codes)).toBe("a1");
    // Of another establishment, or of none.
    expect(localKey(localId, ownCodes(nobody))).not.toBe("a1");
    expect(localKey("OTHER/A1", codes)).toBe("other/a1");
  });

  it("is the longest that fits, and no mere beginning", () => {
    const codes = ownCodes({
      shortCode: "HOM",
      recordsId: "HOM-2",
      ownId: "7",
    });
    expect(localKey("HOM-2-A1", codes)).toBe("a1");
    expect(localKey("HOM-3", codes)).toBe("3");
    expect(localKey("HOMER", codes)).toBe("homer");
    expect(localKey("7-12", codes)).toBe("7-12");
    expect(ownCodes({ ...nobody, ownId: "7A", recordsId: "7AB" })).toEqual([
      "7ab",
    ]);
    expect(localKey("HOM-", codes)).toBe("hom-");
  });
});

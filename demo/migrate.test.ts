import { describe, expect, it } from "vitest";
import { bucketsFrom, showOdd } from "./migrate";
import { addressFrom } from "./repair";

describe("what a migration says", () => {
  it("counts what was odd by reason, and names ten", () => {
    const all = Array.from({ length: 12 }, (_, index) => ({
      collection: "users" as const,
      id: `p${index}`,
      reason: "unknownRight",
    }));
    expect(showOdd(all, "users")).toEqual([
      "  unknownRight: 12 (p0, p1, p2, p3, p4, p5, p6, p7, p8, p9, and 2 more)",
    ]);
    expect(showOdd(all, "tasks")).toEqual([]);
  });

  it("knows the project's buckets, or the one that is named", () => {
    expect(bucketsFrom({}, "zoo")).toEqual([
      "zoo.appspot.com",
      "zoo.firebasestorage.app",
    ]);
    expect(bucketsFrom({ STORAGE_BUCKET: "b" }, "zoo")).toEqual(["b"]);
  });

  it("goes to a project by its alias", () => {
    expect(addressFrom({ dryRun: true, projectId: "prod" }, {})).toEqual({
      GCLOUD_PROJECT: "suricate-prod",
      GOOGLE_CLOUD_PROJECT: "suricate-prod",
    });
  });
});

import { describe, expect, it } from "vitest";
import { filesOf, hasRoom, pathsIn, slotOf, slotValues } from "./slot-values";

const path = "zoo/evaluations/e1/1.jpg";
const other = "zoo/evaluations/e1/2.mp4";
const said = { id: "p1", kind: "photo", size: 3 } as const;
const stored = { media: [{ ...said, path }] };

const added = (...args: [Parameters<typeof slotValues>[0], string]) => {
  const [before, file] = args;
  const more = { id: "v1", kind: "video", size: 9 } as const;
  return slotValues(
    before,
    "evaluations",
    "attachment",
    "attachment",
    file,
    null,
    more,
  );
};

describe("a place that says more of its files than where they lie", () => {
  it("is read by their paths", () => {
    expect(pathsIn(stored, "evaluations", "attachment", "attachment")).toEqual([
      path,
    ]);
    expect(slotOf(stored, "evaluations", path)).toEqual({
      preset: "attachment",
      name: "attachment",
    });
    expect([...filesOf(stored, "evaluations")]).toEqual([
      path,
      "zoo/evaluations/e1/1.thumb.jpg",
    ]);
    expect(filesOf({ media: [{ path: 7 }, null] }, "evaluations").size).toBe(0);
  });

  it("takes one more with what is said of it, each path once", () => {
    const both = added(stored, other);
    expect(both).toEqual({
      media: [
        { ...said, path },
        { id: "v1", kind: "video", size: 9, path: other },
      ],
    });
    expect(added(both, other)).toEqual(both);
  });

  it("lets one go by its path", () => {
    expect(
      slotValues(stored, "evaluations", "attachment", "attachment", null, path),
    ).toEqual({ media: [] });
  });

  it("has room up to its most", () => {
    const full = Array.from({ length: 100 }, (_, index) => ({
      path: `zoo/evaluations/e1/${index}.jpg`,
    }));
    expect(hasRoom({ media: full.slice(1) }, "evaluations")).toBe(true);
    expect(hasRoom({ media: full }, "evaluations")).toBe(false);
    expect(hasRoom({ media: full }, "evaluations", full[0]?.path)).toBe(true);
  });
});

it("is the paths alone where the place says no more", () => {
  expect(
    slotValues(
      { attachments: ["a"] },
      "tasks",
      "attachment",
      "attachment",
      "b",
      null,
      said,
    ),
  ).toEqual({ attachments: ["a", "b"] });
});

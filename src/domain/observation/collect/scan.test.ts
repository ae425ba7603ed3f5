import { describe, expect, it } from "vitest";
import { aBehaviour } from "../../../../tests/builders/ethograms";
import { anEnclosureMap } from "../../../../tests/builders/facility";
import {
  aMark,
  aScanRow,
  aSeen,
  someRows,
} from "../../../../tests/builders/observation";
import { gridOf } from "../../grid/code";
import { scanRowSchema } from "../rows/row";
import type { ScanDraft } from "./scan-draft";
import {
  activeOf,
  awaitedOf,
  isTouched,
  lineKey,
  progressOf,
  replacedIn,
  scanBegun,
  scanDraftSchema,
  draftOfSeen,
  scanRowOf,
  stepped,
  withAnimals,
  withGroup,
  withLine,
  withoutLine,
} from "./scan-draft";
import { nowhere, placeOf, touchOf } from "./scan-place";
import { scanTiming } from "./scan-timing";
import {
  behaviourTouched,
  levelTouched,
  nextTouch,
  partnerTouched,
  placeTouched,
  restAsLast,
  restUnseen,
  sameAsLast,
  scanRules,
  unseenTouched,
  zoneTouched,
} from "./scan-touch";

const behaviours = [
  aBehaviour({ group: "posture" }),
  aBehaviour({ behaviourId: "walk", group: "posture" }),
  aBehaviour({ behaviourId: "groom", outcome: "none" }),
];
const rules = scanRules(behaviours, true);
const place = { x: 500, y: 250, level: 1, areaId: "zone-1" };
const herd = ["a", "b", "c"];
const at = { t: 1000, slot: 3 };
const seenIn = (draft: ScanDraft) => scanRowOf(draft, at).seen;
const active = (draft: ScanDraft) => activeOf(draft)?.animalId ?? null;

describe("a place on a map", () => {
  // 2 x 2 squares of 2 m: the upper left one is not painted, the second is zone-1, the last is of level 1.
  const grid = gridOf(
    anEnclosureMap({ zones: { areaIds: ["zone-1"], runs: ".A2." } }),
    [{ areaId: "zone-1" }],
  );
  const zones = new Set(["zone-1"]);

  it("is the point touched in thousandths of the width, with the square's level and zone", () => {
    expect(placeOf(grid, zones, { left: 0.75, top: 0.25 })).toEqual({
      x: 750,
      y: 250,
      level: 0,
      areaId: "zone-1",
    });
    expect(
      placeOf(grid, new Set(), { left: 0.75, top: 0.25 }).areaId,
    ).toBeNull();
  });

  it("on the far edge, and beyond, is one of the last square", () => {
    expect(placeOf(grid, zones, { left: 1, top: 1.2 })).toEqual({
      x: 1000,
      y: 1000,
      level: 1,
      areaId: null,
    });
    expect(placeOf(grid, zones, { left: -1, top: 0 })).toMatchObject({
      x: 0,
      y: 0,
    });
  });

  it("counts in the map's width also where the last square goes beyond it, and is found again there", () => {
    const wide = gridOf(anEnclosureMap({ mapWidth: 3 }), []);
    const { x } = placeOf(wide, zones, { left: 0.75, top: 0 });
    expect(x).toBe(1000);
    expect(touchOf(wide, { x, y: 0 })).toEqual({ left: 0.75, top: 0 });
    expect(touchOf(wide, nowhere)).toBeNull();
  });
});

describe("a scan", () => {
  it("of 40 animals takes two touches each, and goes on by itself", () => {
    const ids = Array.from({ length: 40 }, (_, n) => `animal-${n}`);
    let draft = scanBegun(ids);
    for (const id of ids) {
      expect(active(draft)).toBe(id);
      draft = behaviourTouched(draft, rules, "rest");
      draft = placeTouched(draft, rules, place);
    }
    const row = scanRowOf(draft, at);
    expect(scanRowSchema.parse(row)).toEqual({
      ...at,
      seen: ids.map((animalId) =>
        aSeen({ animalId, behaviourIds: ["rest"], ...place }),
      ),
    });
    expect(scanDraftSchema.parse(draft)).toEqual(draft);
  });

  it("takes one touch each where no places are scanned, in any order where they are", () => {
    const without = scanRules(behaviours, false);
    expect(active(behaviourTouched(scanBegun(herd), without, "walk"))).toBe(
      "b",
    );
    const placed = placeTouched(scanBegun(herd), rules, place);
    expect(active(placed)).toBe("a");
    expect(progressOf(placed)).toEqual({ said: 0, all: 3 });
    expect(active(behaviourTouched(placed, rules, "walk"))).toBe("b");
  });

  it("leaves out whom nobody said anything of, and says how many", () => {
    const draft = behaviourTouched(scanBegun(herd), rules, "rest");
    expect(progressOf(draft)).toEqual({ said: 1, all: 3 });
    expect(seenIn(draft)).toEqual([
      aSeen({ animalId: "a", behaviourIds: ["rest"], ...nowhere }),
    ]);
    expect(isTouched(draft)).toBe(true);
    expect(isTouched(scanBegun(herd))).toBe(false);
    expect(scanBegun([]).active).toBeNull();
  });

  it("is taken up again with whoever came meanwhile, and walked through both ways", () => {
    const draft = behaviourTouched(scanBegun(["a"]), rules, "rest");
    const more = withAnimals(draft, ["a", "b"]);
    expect(progressOf(more)).toEqual({ said: 1, all: 2 });
    expect(active(stepped(more, 1))).toBe("b");
    expect(active(stepped(more, -1))).toBe("b");
    const less = withAnimals(more, ["b"]);
    expect(progressOf(less)).toEqual({ said: 1, all: 2 });
    expect(progressOf(withAnimals(less, ["a"]))).toEqual({ said: 1, all: 1 });
    expect(withAnimals(scanBegun([]), ["b"]).active).toBe(lineKey("b"));
    expect(stepped(scanBegun([]), 1)).toEqual(scanBegun([]));
  });

  it("gives what was seen back as it was, whoever it is", () => {
    const seen = [
      aSeen(),
      aSeen({ behaviourIds: null, x: null, y: null, level: null }),
      aSeen({ animalId: null, groupId: "flock", count: 12, partnerId: "a" }),
    ];
    for (const one of seen)
      expect(scanRowOf(draftOfSeen(one), { t: 0, slot: 0 }).seen).toEqual([
        one,
      ]);
  });

  it("goes back to the first of whom something is missing after the last", () => {
    const last = { ...scanBegun(herd), active: lineKey("c") };
    expect(active(unseenTouched(last, rules))).toBe("a");
  });

  it("stays where not visible takes back a behaviour whose place is still missing, and goes on with the second touch", () => {
    const rests = behaviourTouched(scanBegun(herd), rules, "rest");
    const unseen = unseenTouched(rests, rules);
    expect(active(unseen)).toBe("a");
    expect(seenIn(unseen)).toEqual([
      aSeen({ animalId: "a", behaviourIds: null, ...nowhere }),
    ]);
    expect(active(unseenTouched(unseen, rules))).toBe("b");
    expect(active(placeTouched(unseen, rules, place))).toBe("a");
  });

  it("asks at whom a behaviour is directed, whichever comes first", () => {
    const asked = behaviourTouched(scanBegun(herd), rules, "groom");
    const placed = placeTouched(asked, rules, place);
    expect(active(placed)).toBe("a");
    const told = partnerTouched(placed, rules, "c");
    expect(active(told)).toBe("b");
    expect(seenIn(told)[0]).toMatchObject({ partnerId: "c" });
    const other = behaviourTouched(
      { ...told, active: lineKey("a") },
      rules,
      "rest",
    );
    expect(seenIn(other)[0]).toMatchObject({ partnerId: null });
  });

  it("has one of each exclusive group at once where there are several", () => {
    const several = scanRules(
      [...behaviours, aBehaviour({ behaviourId: "eat", group: "food" })],
      true,
    );
    const draft = ["rest", "eat", "walk"].reduce(
      (one, id) => behaviourTouched(one, several, id),
      scanBegun(herd),
    );
    expect(active(draft)).toBe("a");
    expect(seenIn(draft)[0]?.behaviourIds).toEqual(["eat", "walk"]);
    const back = behaviourTouched(draft, several, "eat");
    expect(seenIn(back)[0]?.behaviourIds).toEqual(["walk"]);
    expect(seenIn(behaviourTouched(back, several, "walk"))).toEqual([]);
  });

  it("knows none of the behaviours, and nothing that the ethogram does not know", () => {
    const draft = scanBegun(herd);
    expect(behaviourTouched(draft, rules, "fly")).toBe(draft);
    expect(
      seenIn(behaviourTouched(draft, rules, null))[0]?.behaviourIds,
    ).toEqual([]);
  });

  it("keeps a level that was touched before the map, and takes another after it", () => {
    const high = placeTouched(levelTouched(scanBegun(herd), 4), rules, place);
    expect(activeOf(high)?.level).toBe(4);
    expect(activeOf(placeTouched(high, rules, place))?.level).toBe(1);
    expect(activeOf(zoneTouched(high, "zone-2"))).toMatchObject({
      x: null,
      y: null,
      areaId: "zone-2",
    });
  });

  it("says of the rest that it is not visible, and nothing of who is not visible", () => {
    const draft = restUnseen(behaviourTouched(scanBegun(herd), rules, "rest"));
    expect(seenIn(draft).map(({ behaviourIds }) => behaviourIds)).toEqual([
      ["rest"],
      null,
      null,
    ]);
    const placed = placeTouched(scanBegun(["a"]), rules, place);
    expect(seenIn(unseenTouched(placed, rules))).toEqual([
      aSeen({ animalId: "a", behaviourIds: null, ...nowhere }),
    ]);
  });

  const previous = aScanRow({
    seen: [
      aSeen({ animalId: "a", behaviourIds: ["walk"], ...place }),
      aSeen({ animalId: "b", behaviourIds: null, ...nowhere }),
      aSeen({ animalId: null, groupId: "flock", count: 12, ...place }),
    ],
  });

  it("is the same as the last of one animal, or of all the rest with their groups", () => {
    const one = sameAsLast(scanBegun(herd), rules, previous);
    expect(active(one)).toBe("b");
    expect(seenIn(one)).toEqual(previous.seen.slice(0, 1));
    const said = behaviourTouched(scanBegun(herd), rules, "rest");
    const all = restAsLast(said, previous);
    expect(seenIn(all)).toEqual([
      aSeen({ animalId: "a", behaviourIds: ["rest"], ...nowhere }),
      ...previous.seen.slice(1),
    ]);
    expect(seenIn(restAsLast(all, previous))).toEqual(seenIn(all));
    const nobody = { ...scanBegun(herd), active: lineKey("c") };
    expect(sameAsLast(nobody, rules, previous)).toBe(nobody);
    expect(sameAsLast(nobody, rules, null)).toBe(nobody);
  });

  it("counts some of a group, who are taken out again; of an animal nothing is said any more", () => {
    const some = withGroup(withGroup(scanBegun(["a"]), "flock"), null);
    const counted = withLine(some, some.active, { count: 7 });
    const draft = placeTouched(
      behaviourTouched(counted, rules, "rest"),
      rules,
      place,
    );
    expect(seenIn(draft)).toEqual([
      aSeen({ animalId: null, count: 7, behaviourIds: ["rest"], ...place }),
    ]);
    const gone = withoutLine(some, some.active ?? "");
    expect(gone.lines).toHaveLength(2);
    expect(activeOf(gone)?.groupId).toBe("flock");
    const told = behaviourTouched(scanBegun(herd), rules, "rest");
    expect(withoutLine(told, lineKey("a"))).toEqual(scanBegun(herd));
    expect(withoutLine(told, "nobody")).toBe(told);
  });
});

describe("the timer of scans", () => {
  const pause = [
    aMark({ t: 70_000, kind: "pause" }),
    aMark({ t: 100_000, kind: "resume" }),
  ];

  it("says what is due now, what comes when, and what was missed", () => {
    const none = someRows();
    expect(scanTiming(none, 60, 0)).toEqual({
      due: 0,
      next: 60_000,
      missed: 0,
      isPaused: false,
    });
    expect(scanTiming(none, 60, 130_000)).toMatchObject({
      due: 2,
      next: 50_000,
      missed: 2,
    });
    const scans = [aScanRow({ slot: 1 }), aScanRow({ slot: null })];
    const made = someRows({ scans });
    expect(scanTiming(made, 60, 60_000)).toMatchObject({
      due: null,
      missed: 1,
    });
    expect(scanTiming(none, null, 130_000)).toMatchObject({
      due: null,
      next: null,
    });
  });

  it("stands still during a pause", () => {
    const scans = [aScanRow({ slot: 0 })];
    const held = someRows({ marks: pause.slice(0, 1), scans });
    for (const t of [70_000, 90_000])
      expect(scanTiming(held, 60, t)).toEqual({
        due: null,
        next: 50_000,
        missed: 0,
        isPaused: true,
      });
    const resumed = someRows({ marks: pause, scans });
    expect(scanTiming(resumed, 60, 100_000)).toMatchObject({
      due: 1,
      next: 50_000,
    });
    expect(scanTiming(resumed, 60, 150_000)).toMatchObject({
      due: 2,
      missed: 1,
    });
  });

  it("stands still between two devices, until it goes on", () => {
    const scans = [aScanRow({ slot: 0 })];
    const handOver = aMark({ t: 70_000, kind: "handOver" });
    const between = someRows({ marks: [handOver], scans });
    expect(scanTiming(between, 60, 200_000)).toMatchObject({
      due: null,
      missed: 0,
      isPaused: true,
    });
    const marks = [handOver, aMark({ t: 200_000, kind: "resume" })];
    expect(scanTiming({ ...between, marks }, 60, 200_000)).toMatchObject({
      due: 1,
      isPaused: false,
    });
  });
});

it("is touched next on the map once a line says what, and nowhere else before or after", () => {
  const one = scanRules(behaviours.slice(0, 2), true);
  const begun = scanBegun(herd);
  expect(nextTouch(begun, one)).toBe("behaviour");
  const said = behaviourTouched(begun, one, "walk");
  expect(nextTouch(said, one)).toBe("place");
  const placed = placeTouched(said, one, place);
  expect([active(placed), nextTouch(placed, one)]).toEqual(["b", "behaviour"]);
  // Without places, where several behaviours are seen at once, and of a partner who is to be told.
  expect(nextTouch(said, { ...one, asksPlace: false })).toBe("behaviour");
  expect(nextTouch(said, { ...one, several: true })).toBe("behaviour");
  const directed = behaviourTouched(begun, rules, "groom");
  expect(nextTouch(directed, rules)).toBe("behaviour");
  expect(nextTouch(partnerTouched(directed, rules, "b"), rules)).toBe("place");
  expect(nextTouch(scanBegun([]), one)).toBe("behaviour");
});

it("says what is still asked of a line, and what a touch replaced meanwhile", () => {
  const begun = scanBegun(herd);
  const touch = (draft: ScanDraft, id: string | null) =>
    behaviourTouched(draft, rules, id);
  const asked = (draft: ScanDraft) => {
    const line = activeOf(draft);
    return line && awaitedOf(line, true);
  };
  const walks = touch(begun, "walk");
  const grooms = touch(walks, "groom");
  expect([begun, walks, grooms].map(asked)).toEqual([null, "place", "partner"]);
  const replaced = (before: ScanDraft, now: ScanDraft) => {
    const found = replacedIn(before, now, true);
    return found && [found.from.did, found.to.did];
  };
  expect(replaced(begun, walks)).toBeNull();
  expect(replaced(walks, grooms)).toEqual([["walk"], ["groom"]]);
  expect(replaced(walks, touch(walks, null))).toEqual([["walk"], []]);
  expect(replaced(walks, walks)).toBeNull();
  const placed = placeTouched(walks, rules, place);
  expect(replaced(walks, placed)).toBeNull();
  const again = { ...placed, active: begun.active };
  expect(replaced(again, touch(again, "groom"))).toBeNull();
});

import { beforeEach, describe, expect, it } from "vitest";
import { database } from "../../functions/src/edge/admin";
import { eventMarksPath } from "../../functions/src/events/marks";
import { runEventMarks } from "../../functions/src/events/run-event-marks";
import { writeEvents } from "../../functions/src/events/write-events";
import { anAnimal } from "../builders/facility";
import { idsOf, useStage } from "./stage";

useStage("demo-events");

const writtenAt = new Date("2026-11-20T10:00:00Z");
let delivery = 0;
beforeEach(() => {
  delivery = 0;
});

interface Move {
  id: string;
  to?: string;
  operationId?: string | null;
  /** The delivery that is told again. */
  again?: number;
  at?: Date;
}

/** What the trigger is told when an animal moves. */
function move({ id, to = "e2", operationId = null, again, at }: Move) {
  const before = { ...anAnimal({ animalId: id }), updatedBy: "karim" };
  return writeEvents(`delivery-${again ?? (delivery += 1)}`, {
    collection: "animals",
    id,
    before,
    after: {
      ...before,
      animalEnclosureData: { enclosureId: to },
      operationId,
    },
    writtenAt: at ?? writtenAt,
  });
}

const stored = async () => {
  const { docs } = await database().collection("events").get();
  return docs.map((doc) => doc.data());
};
const found = async (about: string) => {
  const { docs } = await database()
    .collection("events")
    .where("about", "array-contains", about)
    .get();
  return docs.map((doc) => doc.get("subject.id") as string).sort();
};

const herd = Array.from({ length: 12 }, (_, index) => `a${index}`);
const moveHerd = (to: (index: number) => string = () => "e2") =>
  Promise.all(
    herd.map((id, index) => move({ id, to: to(index), operationId: "op" })),
  );

describe("events", () => {
  it("a write is told once, however often it is delivered", async () => {
    await move({ id: "a1" });
    await move({ id: "a1", again: 1 });
    expect(await stored()).toMatchObject([
      {
        zooId: "zoo-baie",
        kind: "moved",
        by: "karim",
        isHead: true,
        count: 1,
        about: [
          "animals/a1",
          "enclosures/enclosure-1",
          "sectors/sector-savane",
          "enclosures/e2",
        ],
      },
    ]);
    expect(await idsOf(eventMarksPath)).toEqual([]);
  });

  it("a herd moved at once is one event of the establishment, and one of each animal", async () => {
    await moveHerd();
    for (const again of [3, 7, 7])
      await move({
        id: herd[again - 1] ?? "",
        operationId: "op",
        again,
      });
    expect(await stored()).toHaveLength(herd.length);
    expect(await runEventMarks()).toEqual({ heads: 1, failed: 0 });
    const heads = (await stored()).filter(({ isHead }) => isHead as boolean);
    expect(heads).toMatchObject([{ count: herd.length, isSame: true }]);
    expect(await idsOf(eventMarksPath)).toEqual([]);
    for (const id of herd) expect(await found(`animals/${id}`)).toEqual([id]);
    expect(await found("enclosures/e2")).toHaveLength(1);
  });

  it("the event of a herd is found by every place that one of it went to, and says that they differ", async () => {
    await moveHerd((index) => `e${index}`);
    await runEventMarks();
    const [head] = (await stored()).filter(({ isHead }) => isHead as boolean);
    expect(head).toMatchObject({ count: herd.length, isSame: false });
    for (const index of [0, 5, 11])
      expect(await found(`enclosures/e${index}`)).toHaveLength(1);
  });

  it("one that comes after the count is counted by the next run; what runs twice changes nothing", async () => {
    await moveHerd();
    await runEventMarks();
    await move({ id: "late", operationId: "op" });
    await runEventMarks();
    const before = await stored();
    expect(await runEventMarks()).toEqual({ heads: 0, failed: 0 });
    expect(await stored()).toEqual(before);
    expect(before.find(({ isHead }) => isHead as boolean)).toMatchObject({
      count: herd.length + 1,
    });
  });

  it("what somebody calls the same operation hours later is told by itself, once", async () => {
    const later = new Date(writtenAt.getTime() + 3_600_000);
    await move({ id: "a1", operationId: "op" });
    await move({ id: "a1", to: "e3", operationId: "op", at: later });
    await move({ id: "a1", to: "e3", operationId: "op", at: later, again: 2 });
    await runEventMarks();
    expect(await stored()).toMatchObject([
      { isHead: true, count: 1 },
      { isHead: true, count: 1 },
    ]);
    expect(await found("enclosures/e3")).toEqual(["a1"]);
  });

  it.each(["came first", "went first"])(
    "a picture that was removed is shown no more: it %s",
    async (order) => {
      const path = "zoo-baie/animals/a1/p.jpg";
      const none = { ...anAnimal({ animalId: "a1" }), updatedBy: "karim" };
      const one = { ...none, animalProfilePicture: path };
      const tell = (name: string, before: object, after: object) =>
        writeEvents(name, {
          collection: "animals",
          id: "a1",
          before: { ...before },
          after: { ...after },
          writtenAt,
        });
      const came = () => tell("came", none, one);
      const went = () => tell("went", one, none);
      const told = order === "came first" ? [came, went] : [went, came];
      for (const tellIt of told) await tellIt();
      const all = await stored();
      expect(
        all
          .map((one) =>
            ["kind", "picture", "gone"]
              .map((key) => String(one[key]))
              .join(" "),
          )
          .sort(),
      ).toEqual(["pictured null null", `unpictured null ${path}`]);
    },
  );
});

import { describe, expect, it } from "vitest";
import { aFocalRow, aMark } from "../../../tests/builders/observation";
import { followedAfter, followedSpans } from "./followed";

const follow = (t: number, animalId: string) =>
  aMark({ t, kind: "follow", animalId });
const leave = (t: number, animalId: string) =>
  aMark({ t, kind: "leave", animalId });
const spans = (
  marks: ReturnType<typeof aMark>[],
  focal = [aFocalRow({ animalId: "nala" })],
) =>
  Object.fromEntries(
    [...followedSpans({ marks, focal }, ["nala", "simba"], 100)].map(
      ([id, when]) => [id, when.map(({ from, to }) => [from, to])],
    ),
  );

describe("who is followed", () => {
  it("are those of the session, those that came and not those that left", () => {
    expect(followedAfter([], ["nala", "simba"])).toEqual(["nala", "simba"]);
    expect(
      followedAfter(
        [leave(10, "nala"), follow(20, "zazu"), aMark({ kind: "note" })],
        ["nala", "simba"],
      ),
    ).toEqual(["simba", "zazu"]);
    expect(
      followedAfter([leave(10, "nala"), follow(30, "nala")], ["nala", "simba"]),
    ).toEqual(["simba", "nala"]);
  });
});

describe("when they were followed", () => {
  it("is all the time where nobody said anything", () => {
    expect(spans([])).toEqual({ nala: [[0, 100]], simba: [[0, 100]] });
    expect(spans([], [aFocalRow({ animalId: "zazu" })])).toMatchObject({
      zazu: [[0, 100]],
    });
  });

  it("is before one left, and from when one came, the others untouched", () => {
    expect(spans([leave(40, "nala"), follow(60, "zazu")])).toEqual({
      nala: [[0, 40]],
      simba: [[0, 100]],
      zazu: [[60, 100]],
    });
  });

  it("is in parts for one that came back, the same said twice being once", () => {
    const marks = [
      leave(40, "nala"),
      follow(70, "nala"),
      follow(75, "nala"),
      leave(90, "nala"),
    ];
    expect(spans(marks)).toMatchObject({
      nala: [
        [0, 40],
        [70, 90],
      ],
    });
  });

  it("is nothing for one that left at once", () => {
    expect(spans([leave(0, "simba")])).toMatchObject({ simba: [] });
  });
});

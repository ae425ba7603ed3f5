import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currentValues, saidValues } from "./fold";
import type { ValueLog } from "./value";

const minute = (after: number) => new Date(Date.UTC(2026, 6, 1, 8, after));
const log = (
  id: string,
  value: number | null,
  said: number,
  target: Partial<Pick<ValueLog, "replaces" | "voids">> = {},
): ValueLog => ({
  id,
  parameterId: "p1",
  value,
  at: minute(0),
  by: "u1",
  replaces: null,
  voids: null,
  createdAt: minute(said),
  ...target,
});
const valuesOf = (logs: ValueLog[]) =>
  currentValues(logs).map(({ value }) => value);

describe("the values that hold", () => {
  it("are what was said last of each", () => {
    const logs = [
      log("a", 20, 0),
      log("b", 21, 1, { replaces: "a" }),
      log("c", 22, 2, { replaces: "b" }),
      log("d", 5, 0),
    ];
    expect(valuesOf(logs)).toEqual([22, 5]);
    const [one] = currentValues(logs);
    expect(one?.history.map(({ id }) => id)).toEqual(["a", "b", "c"]);
    expect(one?.isCorrected).toBe(true);
    expect(currentValues([])).toEqual([]);
  });

  it("are of one instant in the order they were given, whatever their ids", () => {
    const later = [log("z", 40, 0), log("a", 22, 1)];
    expect(valuesOf(later)).toEqual([40, 22]);
    const corrected = log("b", 41, 2, { replaces: "z" });
    expect(valuesOf([...later, corrected])).toEqual([41, 22]);
  });

  it("are without those that were voided, unless corrected after that", () => {
    const voided = [log("a", 20, 0), log("b", null, 1, { voids: "a" })];
    expect(valuesOf(voided)).toEqual([]);
    expect(valuesOf([...voided, log("c", 21, 2, { replaces: "a" })])).toEqual([
      21,
    ]);
    expect(valuesOf([...voided, log("c", 21, 0.5, { replaces: "a" })])).toEqual(
      [],
    );
  });

  it("stay void against who gave them, once somebody else voided them", () => {
    const by = (who: string, line: ValueLog): ValueLog => ({
      ...line,
      by: who,
    });
    const voided = [
      log("a", 20, 0),
      by("manager", log("b", null, 1, { voids: "a" })),
    ];
    const again = log("c", 19, 2, { replaces: "a" });
    expect(valuesOf([...voided, again])).toEqual([]);
    const through = log("d", 18, 3, { replaces: "c" });
    expect(valuesOf([...voided, again, through])).toEqual([]);
    // Who may answer the other's line is one of those who may correct it.
    const answer = log("e", 17, 4, { replaces: "b" });
    expect(valuesOf([...voided, again, answer])).toEqual([17]);
    const own = log("f", 16, 5, { replaces: "e" });
    expect(valuesOf([...voided, again, answer, own])).toEqual([16]);
    const another = by("manager", log("g", 15, 6, { replaces: "a" }));
    expect(valuesOf([...voided, again, another])).toEqual([15]);
  });

  it("are one of two corrections made apart, both kept", () => {
    const [one] = currentValues([
      log("a", 20, 0),
      log("b", 21, 3, { replaces: "a" }),
      log("c", 22, 2, { replaces: "a" }),
    ]);
    expect(one?.value).toBe(21);
    expect(one?.history).toHaveLength(3);
  });

  it("never the first again, though its device was ahead", () => {
    const late = { ...log("a", 20, 0), createdAt: minute(9) };
    expect(valuesOf([late, log("b", 21, 1, { replaces: "a" })])).toEqual([21]);
  });

  it("stand for what is not among the lines", () => {
    expect(valuesOf([log("b", 21, 1, { replaces: "a" })])).toEqual([21]);
    expect(valuesOf([log("b", null, 1, { voids: "a" })])).toEqual([]);
    expect(
      valuesOf([
        log("a", 1, 1, { replaces: "b" }),
        log("b", 2, 2, { replaces: "a" }),
      ]),
    ).toEqual([2]);
  });

  it("are the same whatever the order, and however often a line comes", () => {
    const ids = ["a", "b", "c", "d", "e", "f"];
    const target = fc.option(fc.constantFrom(...ids));
    const anyLogs = fc
      .tuple(
        ...ids.map((id) =>
          fc
            .record({
              said: fc.nat(5),
              value: fc.nat(9),
              target,
              voids: fc.boolean(),
            })
            .map(({ said, value, target: of, voids }) =>
              of === null
                ? log(id, value, said)
                : voids
                  ? log(id, null, said, { voids: of })
                  : log(id, value, said, { replaces: of }),
            ),
        ),
      )
      .chain((logs) =>
        fc.tuple(
          fc.constant(logs),
          fc.shuffledSubarray([...logs, ...logs.slice(0, 3)], {
            minLength: logs.length + 3,
          }),
        ),
      );
    fc.assert(
      fc.property(anyLogs, ([logs, shuffled]) => {
        expect(currentValues(shuffled)).toEqual(currentValues(logs));
        const heads = currentValues(logs).flatMap(({ history }) =>
          history.map(({ id }) => id),
        );
        expect(new Set(heads).size).toBe(heads.length);
      }),
    );
  });
});

describe("what was said of each value", () => {
  it("stays, taken back or not, the latest instant first", () => {
    const later = { ...log("z", 7, 9), at: minute(5) };
    const said = saidValues([
      log("b", null, 1, { voids: "a" }),
      log("a", 20, 0),
      later,
      later,
    ]);
    expect(
      said.map(({ current, history }) => [
        current?.value ?? null,
        history.map(({ id }) => id),
      ]),
    ).toEqual([
      [7, ["z"]],
      [null, ["a", "b"]],
    ]);
    expect(saidValues([])).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { columnSums, quasiIndependent, rowSums } from "./quasi-independence";

// Ploog's squirrel monkeys (r, s, t, u, v, w), active by passive: Fienberg (1980), The Analysis of Cross-Classified Categorical Data,
// table 8-2, as in SAS/STAT's example of CATMOD.
const monkeys = [
  [0, 1, 5, 8, 9, 0],
  [29, 0, 14, 46, 4, 0],
  [0, 0, 0, 0, 0, 0],
  [2, 3, 1, 0, 38, 2],
  [0, 0, 0, 0, 0, 1],
  [9, 25, 4, 6, 13, 0],
];
const offDiagonal = (row: number, column: number) => row !== column;

describe("the counts of quasi-independence", () => {
  it("give the likelihood ratio of Fienberg's monkeys, 135.17", () => {
    const expected = quasiIndependent(monkeys, offDiagonal);
    const ratio = monkeys.flat().reduce((all, seen, cell) => {
      const fit = expected.flat()[cell]!;
      return seen > 0 ? all + 2 * seen * Math.log(seen / fit) : all;
    }, 0);
    expect(ratio).toBeCloseTo(135.17, 2);
  });

  it("have the sums observed, nothing where nothing can be, and a product form", () => {
    const expected = quasiIndependent(monkeys, offDiagonal);
    rowSums(expected).forEach((sum, row) =>
      expect(sum).toBeCloseTo(rowSums(monkeys)[row]!, 6),
    );
    columnSums(expected).forEach((sum, column) =>
      expect(sum).toBeCloseTo(columnSums(monkeys)[column]!, 6),
    );
    expected.forEach((row, index) => expect(row[index]).toBe(0));
    const cross =
      (expected[0]![2]! * expected[1]![3]!) /
      (expected[0]![3]! * expected[1]![2]!);
    expect(cross).toBeCloseTo(1, 6);
  });

  it("are those of independence where every cell can be", () => {
    expect(
      quasiIndependent(
        [
          [10, 20],
          [30, 40],
        ],
        () => true,
      ),
    ).toEqual([
      [expect.closeTo(12, 9), expect.closeTo(18, 9)],
      [expect.closeTo(28, 9), expect.closeTo(42, 9)],
    ]);
    expect(quasiIndependent([], () => true)).toEqual([]);
    expect(quasiIndependent([[0]], () => true)).toEqual([[0]]);
  });
});

/** Cells of a table, by row and column. */
export type Table = readonly (readonly number[])[];

const rowSum = (row: readonly number[]): number =>
  row.reduce((all, value) => all + value, 0);

export const rowSums = (table: Table): number[] => table.map(rowSum);

export const columnSums = (table: Table): number[] =>
  (table[0] ?? []).map((_, column) =>
    rowSum(table.map((row) => row[column] ?? 0)),
  );

/** More rounds than tables take that fit within their cells, and near enough to end before; what lies on their edge is neared slowly. */
const roundsMost = 10_000;
const near = 1e-10;

/**
 * The counts to be expected were rows and columns independent but for cells that cannot be, with the sums of the rows and columns
 * observed: Goodman (1968), J. Am. Stat. Assoc. 63, 1091-1131, by iterative proportional fitting as in Bishop, Fienberg and Holland
 * (1975), Discrete Multivariate Analysis, chapter 5. 0 in rows and columns of nothing. `rounds`: how often it is fitted at most, where
 * some thousandths do not matter.
 */
export function quasiIndependent(
  observed: Table,
  canBe: (row: number, column: number) => boolean,
  rounds: number = roundsMost,
): number[][] {
  const [rows, columns] = [rowSums(observed), columnSums(observed)];
  let fitted: number[][] = observed.map((row, i) =>
    row.map((_, j) => (canBe(i, j) ? 1 : 0)),
  );
  for (let round = 0; round < rounds; round += 1) {
    const scaled = fitted.map((row, i) => {
      const sum = rowSum(row);
      return row.map((one) => (sum > 0 ? (one * (rows[i] ?? 0)) / sum : 0));
    });
    const sums = columnSums(scaled);
    fitted = scaled.map((row) =>
      row.map((one, j) => {
        const sum = sums[j] ?? 0;
        return sum > 0 ? (one * (columns[j] ?? 0)) / sum : 0;
      }),
    );
    const isFitted = rowSums(fitted).every(
      (sum, i) => Math.abs(sum - (rows[i] ?? 0)) <= near * (rows[i] ?? 0),
    );
    if (isFitted) break;
  }
  return fitted;
}

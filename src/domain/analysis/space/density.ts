/** How far a point counts beside itself along columns and rows, in squares. */
export interface Bandwidth {
  columns: number;
  rows: number;
}

/** In squares: what points that all lie on one line are spread by. */
const ofOneLine = 0.5;

/** The same along one axis, of how many points lie in each of its squares. */
function scottAlong(counts: Float64Array): number {
  let [n, sum, squares] = [0, 0, 0];
  counts.forEach((count, at) => {
    n += count;
    sum += count * at;
  });
  const mean = sum / n;
  counts.forEach((count, at) => {
    squares += count * (at - mean) ** 2;
  });
  return n > 1 && squares > 0
    ? Math.sqrt(squares / (n - 1)) * n ** (-1 / 6)
    : ofOneLine;
}

/**
 * Scott's bandwidth of points in a plane, s n^(-1/6) along each axis, s the standard deviation of a sample; Scott (1992), Multivariate
 * Density Estimation, section 6.3. `counts`: by square, row after row, how many points are in it. Half a square along an axis without variance,
 * and for fewer than two points.
 */
export function scottBandwidth(
  counts: ArrayLike<number>,
  columns: number,
  rows: number,
): Bandwidth {
  const across = new Float64Array(columns);
  const down = new Float64Array(rows);
  for (let square = 0; square < columns * rows; square += 1) {
    const [column, row] = [square % columns, Math.floor(square / columns)];
    across[column] = (across[column] ?? 0) + (counts[square] ?? 0);
    down[row] = (down[row] ?? 0) + (counts[square] ?? 0);
  }
  return { columns: scottAlong(across), rows: scottAlong(down) };
}

/** By square of a line how much of a point in it counts in each: weights that add up to 1, so that none is lost beyond the edge. */
function weightsOf(squares: number, width: number): Float64Array[] {
  return Array.from({ length: squares }, (_, from) => {
    const weights = Float64Array.from({ length: squares }, (_one, at) =>
      Math.exp(-(((at - from) / width) ** 2) / 2),
    );
    const all = weights.reduce((sum, one) => sum + one, 0);
    return weights.map((one) => one / all);
  });
}

/**
 * Counts of squares, row after row, smoothed by a normal kernel along columns and rows: a binned kernel density, Wand and Jones (1995),
 * Kernel Smoothing, appendix D, in points a square. What a kernel would lay beyond the map is laid within it, so that the density adds up to
 * the points.
 */
export function smoothed(
  counts: ArrayLike<number>,
  columns: number,
  rows: number,
  bandwidth: Bandwidth,
): Float64Array {
  const across = weightsOf(columns, bandwidth.columns);
  const down = weightsOf(rows, bandwidth.rows);
  const wide = new Float64Array(columns * rows);
  const dense = new Float64Array(columns * rows);
  for (let square = 0; square < columns * rows; square += 1) {
    const count = counts[square] ?? 0;
    if (count === 0) continue;
    const [row, own] = [Math.floor(square / columns), across[square % columns]];
    for (let at = 0; at < columns; at += 1) {
      const target = row * columns + at;
      wide[target] = (wide[target] ?? 0) + count * (own?.[at] ?? 0);
    }
  }
  for (let square = 0; square < columns * rows; square += 1) {
    const mass = wide[square] ?? 0;
    if (mass === 0) continue;
    const [column, own] = [
      square % columns,
      down[Math.floor(square / columns)],
    ];
    for (let at = 0; at < rows; at += 1) {
      const target = at * columns + column;
      dense[target] = (dense[target] ?? 0) + mass * (own?.[at] ?? 0);
    }
  }
  return dense;
}

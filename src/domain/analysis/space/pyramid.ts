/** Counts on a raster, row after row. */
export interface Raster {
  across: number;
  down: number;
  counts: Uint32Array;
}

/** The same counts, four places to one. */
function halved({ across, down, counts }: Raster): Raster {
  const [wide, high] = [Math.ceil(across / 2), Math.ceil(down / 2)];
  const sums = new Uint32Array(wide * high);
  for (let row = 0; row < down; row += 1) {
    const to = (row >> 1) * wide;
    const from = row * across;
    for (let column = 0; column < across; column += 1) {
      const count = counts[from + column] ?? 0;
      if (count === 0) continue;
      const at = to + (column >> 1);
      sums[at] = (sums[at] ?? 0) + count;
    }
  }
  return { across: wide, down: high, counts: sums };
}

/**
 * Counts at finer and coarser rasters, the finest first, each of the next four places to one, down to at most `least` places across and down: what is
 * drawn from afar is then no more than what there is to be seen. Each adds up to the same. Nothing counted: rasters of zeros.
 */
export function pyramidOf(finest: Raster, least: number): Raster[] {
  const found = [finest];
  for (let last = finest; Math.max(last.across, last.down) > least;) {
    last = halved(last);
    found.push(last);
  }
  return found;
}

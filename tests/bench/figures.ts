/** One printed figure beside its budget. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  atMost: number;
}

const shown = (value: number) =>
  value >= 100 ? String(Math.round(value)) : value.toFixed(1);

/** Prints a figure; answers whether it keeps its budget. */
export function print({ what, value, unit, atMost }: Figure): boolean {
  const kept = value <= atMost;
  const mark = kept ? "ok  " : "OVER";
  console.log(
    `${mark} ${what}: ${shown(value)} ${unit} (at most ${shown(atMost)})`,
  );
  return kept;
}

/** Milliseconds that `work` takes, with its result. */
export async function timed<T>(
  work: () => Promise<T>,
): Promise<{ ms: number; result: T }> {
  const start = performance.now();
  const result = await work();
  return { ms: performance.now() - start, result };
}

/** How often a test repeats itself: `short` in `npm test`, `long` in `npm run soak`. */
export const scale = (short: number, long: number): number =>
  process.env["SOAK"] === "1" ? long : short;

/** The seed of a random test: printed with a failure, given back in `SEED` to see it again. */
export const seed = (): number =>
  Number(process.env["SEED"] ?? Math.floor(Math.random() * 2 ** 31));

import {
  likeliestFirst,
  partOf,
  searchOver,
} from "../../src/domain/directory/search";
import type { Figure } from "./figures";

const records = 5_000;
const typed = ["girafe réticulée 49", "xyzzyq girafe", "giarfe"];

/** Milliseconds of what one letter costs: looking through all names, and putting what was found in order. */
function letters(): number[] {
  const animals = Array.from({ length: records }, (_, index) => ({
    name: `Girafe ${String(index)}`,
    specie: "Girafe réticulée Giraffa reticulata",
  }));
  const search = searchOver(animals, ({ name, specie }) => [name, specie]);
  return typed.flatMap((text) =>
    Array.from(text, (_, at) => {
      const start = performance.now();
      const found = search(text.slice(0, at + 1));
      for (const near of [false, true])
        likeliestFirst(partOf(found, near).items, text, ({ name }) => name);
      return performance.now() - start;
    }),
  );
}

/** How long a letter typed into the search takes at the worst, the first, which reads the names, included. */
export const searchFigures = (): Promise<Figure[]> =>
  Promise.resolve([
    {
      what: "search over 5,000 records, the slowest letter",
      value: Math.max(...letters()),
      unit: "ms",
      atMost: 100,
    },
  ]);

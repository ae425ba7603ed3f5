import { resultsOf } from "@domain/evaluation/results/results";
import { seriesOf } from "@domain/evaluation/results/series";
import { expect, it } from "vitest";
import { sampleAnimals, sampleOf } from "./sample";

it("is the same for the same seed, and another for another", () => {
  expect(sampleOf(7).evaluations).toEqual(sampleOf(7).evaluations);
  expect(sampleOf(7).evaluations).not.toEqual(sampleOf(8).evaluations);
});

it("has every animal three times, something that cannot be compared, and one that gets worse", () => {
  const { forms, evaluations } = sampleOf(7);
  expect(evaluations).toHaveLength(3 * sampleAnimals);
  const housing = { kind: "criterion", categoryId: "housing" } as const;
  expect(seriesOf(evaluations, forms, housing).parts).toHaveLength(2);
  const { subjects, criteria } = resultsOf(evaluations, forms);
  expect(criteria).toHaveLength(4);
  expect(subjects).toHaveLength(sampleAnimals);
  const own = evaluations.filter(({ subjectId }) => subjectId === "5");
  const [first, last] = [own[0], own.at(-1)].map(
    (one) => one?.score.overall.low ?? 0,
  );
  expect(first).toBeGreaterThan(last ?? 1);
});

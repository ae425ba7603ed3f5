import { familiesQuery, speciesQuery } from "@domain/taxonomy/taxonomy-queries";
import { expect, it } from "vitest";
import { aFamily, aSpecie } from "../../../tests/builders/taxa";
import { provideBackend } from "../backend";
import { openDesk } from "../testing/working-as";
import { readPages } from "./read-pages";

const desk = openDesk();
const everything = {
  familyId: null,
  orderId: null,
  underReview: null,
  latin: null,
};

it("reads every record once, page after page, and tells how many", async () => {
  const latins = ["Aa a", "Bb b", "Cc c", "Dd d", "Ee e"];
  for (const latin of latins)
    desk.seed(
      "species",
      `specie-${latin.slice(0, 2)}`,
      aSpecie({ specieLatinName: latin }),
    );
  const told: number[] = [];
  const rows = await readPages<"species">(
    (last) =>
      speciesQuery(
        { ...everything, from: last?.data.specieLatinName ?? null },
        2,
      ),
    (count) => told.push(count),
  );
  expect(rows.map(({ data }) => data.specieLatinName)).toEqual(latins);
  expect(told.at(-1)).toBe(5);
});

it("ends where a page brings nothing new, and with nothing where there is nothing", async () => {
  desk.clear();
  desk.seed("family", "family-1", aFamily());
  const whole = { ...familiesQuery(), limit: 1 };
  expect(
    await readPages(
      () => whole,
      () => undefined,
    ),
  ).toHaveLength(1);
  desk.clear();
  expect(
    await readPages(
      () => whole,
      () => undefined,
    ),
  ).toEqual([]);
});

it("goes by what the server answers, not by what the device has kept", async () => {
  desk.clear();
  for (const id of ["family-1", "family-2"]) desk.seed("family", id, aFamily());
  const store = { ...desk.store };
  const before = provideBackend({
    ...store,
    watch: (query, onNext, onError) =>
      store.watch(
        query,
        (list) => {
          onNext({ ...list, rows: list.rows.slice(1), fromCache: true });
          onNext(list);
        },
        onError,
      ),
  });
  const rows = await readPages(
    () => familiesQuery(),
    () => undefined,
  );
  provideBackend(before);
  expect(rows.map(({ id }) => id).sort()).toEqual(["family-1", "family-2"]);
});

import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { comparedMost } from "@domain/health/compare/reads";
import { bucketOf } from "@domain/measures/buckets/bucket";
import { monthOfDay } from "@domain/measures/buckets/keys";
import type { MeasureType } from "@domain/measures/parameters/measure-type";
import { addDays } from "@domain/time/calendar-day";
import { parisDay, startOfDay } from "@domain/time/paris";
import { beforeEach, expect, it, vi } from "vitest";
import {
  aHealthMonth,
  aHealthParameter,
  aHealthValue,
  weightHere,
} from "../../../../tests/builders/health";
import { sector1, sector2, zooA } from "../../../../tests/builders/ids";
import { SignedIn } from "../../../data/hooks/ready-session";
import { subscriptions } from "../../../data/subscriptions";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import type { ComparedAnimal, OfCompared } from "../../slot-table";
import { Component } from "./compare-part";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const workAs = (role: "keeper" | "veterinary") =>
  desk.workAs({
    right: "user",
    sectorRoles: {
      ...{ keeper: [], management: [], veterinary: [], nutrition: [] },
      [role]: [sector1],
    },
  });

const weightId = `${zooA}_weight`;
const of = (animalId: string, sectorId = sector1): ComparedAnimal => ({
  ...{ animalId, name: animalId, groupId: null, specieId: "s", sectorId },
});
const kiko = { ...of("animal-1"), name: "Kiko" };

/** Values on the latest days, one a day, the last of them today. */
function give(
  animalId: string,
  values: readonly number[],
  parameterId = weightId,
  type: MeasureType = "numeric",
) {
  const today = parisDay(new Date());
  const days = values.map((value, index) => {
    const day = addDays(today, index + 1 - values.length);
    const at = new Date(startOfDay(day).getTime() + 3_600_000);
    return { day, at, bucket: bucketOf([{ at, value, key: "" }], type)! };
  });
  for (const month of new Set(days.map(({ day }) => monthOfDay(day)))) {
    const own = days.filter(({ day }) => monthOfDay(day) === month);
    desk.store.seed(
      "healthMonths",
      `${parameterId}_${month}`,
      aHealthMonth({
        ...{ animalId, parameterId, month, sectorId: sector1 },
        days: Object.fromEntries(own.map(({ day, bucket }) => [day, bucket])),
      }),
      animalId,
    );
  }
  const [value, at] = [values.at(-1) ?? 0, days.at(-1)?.at ?? new Date()];
  desk.store.seed(
    "healthValues",
    `${parameterId}-${animalId}`,
    aHealthValue({ animalId, parameterId, value, at }),
    animalId,
  );
}

beforeEach(() => {
  desk.clear();
  workAs("veterinary");
  desk.seed("healthParameters", weightId, weightHere);
  desk.seed(
    "healthParameters",
    "stool",
    aHealthParameter({
      ...{ parameterId: "stool", name: "Selles", measureType: "scale" },
      ...{ scaleMax: 3, unit: null, keeperMayCollect: false },
    }),
  );
  give("animal-1", [0.72, 0.76, 0.74, 0.74]);
  give("animal-1", [1, 3, 3], "stool", "scale");
  for (const [index, mean] of [0.6, 0.65, 0.7, 0.7, 0.775].entries())
    give(`other-${String(index)}`, [mean]);
});

const others = Array.from({ length: 5 }, (_, index) =>
  of(`other-${String(index)}`),
);
const open = (more: Partial<OfCompared> = {}) =>
  renderUi(
    <SignedIn>
      <Component
        animal={kiko}
        by="species"
        others={others}
        isFull={false}
        {...more}
      />
    </SignedIn>,
  );

it("says in a sentence how far an animal's mean lies from its species'", async () => {
  await open();
  // Mean 0.74; the others' means have the mean 0.685: 8 % more.
  expect(
    await screen.findByText(
      "Kiko : 0,74 kg (4 valeurs), 8 % au-dessus de la moyenne de 5 autres animaux de l’espèce.",
      { normalizer: (text) => text.replace(/[\u00a0\u202f]/g, " ") },
    ),
  ).toBeVisible();
  const table = screen.getByRole("table");
  expect(within(table).getByText(/5 valeurs, 5 animaux/)).toBeVisible();
  expect(within(table).getByText(/4 valeurs, 4 jours/)).toBeVisible();
  expect(await screen.findByRole("slider")).toBeVisible();
  expect(screen.getByRole("list", { name: "Légende" })).toHaveTextContent(
    "KikoEspèce",
  );
});

it("says why it cannot, of nobody, of nothing, and of few", async () => {
  await open({ others: [of("other-0")] });
  expect(await screen.findByText(/il faut 5 animaux/)).toBeVisible();
});

it("says that there is nobody to compare with", async () => {
  await open({ by: "group", others: [] });
  expect(await screen.findByText(/On ne peut pas comparer/)).toBeVisible();
});

it("counts a scale and makes no mean of it", async () => {
  await open();
  await userEvent.click(
    await screen.findByRole("combobox", { name: "Paramètre" }),
  );
  await userEvent.click(await screen.findByRole("option", { name: "Selles" }));
  expect(await screen.findByText(/Kiko : 3 valeurs\./)).toBeVisible();
  expect(screen.getByText("Médiane")).toBeVisible();
  expect(screen.getByText(/2 \(67\s%\)/)).toBeVisible();
  expect(screen.queryByRole("slider")).not.toBeInTheDocument();
});

it("reads some months of at most thirty animals, and nothing of sectors one does not read", async () => {
  const asked = vi.spyOn(subscriptions, "list");
  const many = Array.from({ length: 40 }, (_, index) =>
    of(`many-${String(index)}`),
  );
  await open({ others: [...many, of("hidden", sector2)] });
  expect(await screen.findByText(/1 animal est laissé de côté/)).toBeVisible();
  const months = () =>
    asked.mock.calls
      .map(([query]) => query)
      .filter(({ collection }) => collection === "healthMonths");
  const parents = (all = months()) =>
    new Set(all.map(({ parentId }) => parentId));
  expect(parents().size).toBe(1 + comparedMost);
  expect(parents().has("hidden")).toBe(false);
  expect(Math.max(...months().map(({ limit }) => limit))).toBeLessThanOrEqual(
    4,
  );
  await userEvent.click(screen.getByRole("radio", { name: "1 an" }));
  await waitFor(() =>
    expect(Math.max(...months().map(({ limit }) => limit))).toBe(13),
  );
  expect(parents().size).toBe(1 + comparedMost);
  asked.mockRestore();
});

it("offers keepers what is open to them, asked as rules can prove", async () => {
  const asked = vi.spyOn(subscriptions, "list");
  workAs("keeper");
  await open();
  expect(await screen.findByText(/^Kiko/, { selector: "p" })).toBeVisible();
  await userEvent.click(
    await screen.findByRole("combobox", { name: "Paramètre" }),
  );
  expect(await screen.findByRole("option", { name: "Poids" })).toBeVisible();
  expect(
    screen.queryByRole("option", { name: "Selles" }),
  ).not.toBeInTheDocument();
  const months = asked.mock.calls
    .map(([query]) => query)
    .filter(({ collection }) => collection === "healthMonths");
  expect(months.length).toBeGreaterThan(0);
  for (const { where } of months)
    expect(where).toEqual(
      expect.arrayContaining([
        { field: "sectorId", op: "==", value: sector1 },
        { field: "openToKeepers", op: "==", value: true },
      ]),
    );
  asked.mockRestore();
});

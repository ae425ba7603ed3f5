import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { anEvent } from "../../../../tests/builders/events";
import {
  aMeasure,
  aMeasureHour,
  aParameter,
} from "../../../../tests/builders/measures";
import {
  at,
  limited,
  sample,
  theChart,
  openCharts,
  valueRows,
} from "./testing/charts";

const { desk, keep, open, seedAt } = openCharts();
const doubled = [
  sample("2026-10-25T00:30:00Z", 10),
  sample("2026-10-25T01:30:00Z", 20),
  sample("2026-10-26T08:30:00Z", 30),
];

describe("days of Paris", () => {
  it("have 25 hours when the clocks go back, and the doubled hours are two", async () => {
    keep(doubled, limited());
    await open(limited());
    const chart = await theChart();
    expect(chart).toHaveAttribute("aria-valuemax", String(8 * 24 + 1));
    const rows = await valueRows();
    expect(rows.map((cells) => [cells[0], cells[2], cells[6]])).toEqual([
      ["25 oct. 2026, 02:00 (UTC+2)", "10", "sous la limite"],
      ["25 oct. 2026, 02:00 (UTC+1)", "20", ""],
      ["26 oct. 2026, 09:00", "30", "au-dessus de la limite"],
    ]);
  });

  it("have 23 hours when they go forward", async () => {
    vi.setSystemTime(at("2026-03-30T10:00:00Z"));
    keep([sample("2026-03-29T00:30:00Z", 20)], limited());
    await open(limited());
    expect(await theChart()).toHaveAttribute(
      "aria-valuemax",
      String(8 * 24 - 1),
    );
  });

  it("are put together as days, months as far as they reach", async () => {
    keep(doubled, limited());
    const { unmount } = await open(limited(), "?by=daily");
    expect(await theChart()).toHaveAttribute("aria-valuemax", "8");
    const rows = await valueRows();
    expect(rows.map((cells) => cells.slice(0, 5))).toEqual([
      ["dim. 25 oct. 2026", "2", "15", "7,07", "10"],
      ["lun. 26 oct. 2026", "1", "30", "", "30"],
    ]);
    unmount();
    await open(limited(), "?range=30d&by=weekly");
    await theChart();
    // The last week has begun today.
    expect((await valueRows()).map(([week]) => week)).toEqual([
      "19 oct. 2026 – 25 oct. 2026",
      "26 oct. 2026",
    ]);
  });
});

describe("what is read", () => {
  it.each([
    ["?range=24h", ["measureHours 25", "measures 50"]],
    ["", ["measureDays 8"]],
    ["?range=30d", ["measureDays 31"]],
    ["?range=3m", ["measureMonths 4"]],
    ["?range=6m", ["measureMonths 7"]],
    ["?range=1y", ["measureMonths 13"]],
  ])("of one place, with %s", async (search, documents) => {
    const watch = vi.spyOn(desk.store, "watch");
    const asked = () =>
      watch.mock.calls
        .map(([{ collection, limit }]) => `${collection} ${limit}`)
        .filter((one) => /^measure/.test(one));
    keep(doubled, limited());
    await open(limited(), search);
    await screen.findAllByText(/valeurs?, du|Aucune valeur/);
    await waitFor(() => expect(asked()).toEqual(documents));
  });
});

it("draws values as they came, a sensor's and people's, and breaks where it was silent", async () => {
  const parameter = limited();
  const readings = (minutes: readonly number[]) =>
    Object.fromEntries(minutes.map((one) => [String(one * 60), 20]));
  for (const hour of ["2026-10-26T07", "2026-10-26T09"] as const)
    seedAt(
      "measureHours",
      `${parameter.parameterId}_${hour}`,
      { ...aMeasureHour(), hour, readings: readings([0, 10, 20, 30]) },
      "enclosure-1",
    );
  seedAt(
    "measures",
    "measure-1",
    aMeasure({ at: at("2026-10-26T07:15:00Z"), value: 27 }),
    "enclosure-1",
  );
  const { container } = await open(parameter, "?range=24h");
  await theChart();
  const path = container
    .querySelector("path.recharts-line-curve")
    ?.getAttribute("d");
  expect(path?.split("M")).toHaveLength(3);
  // In the table each value as it came.
  const rows = await valueRows();
  expect(rows.map((cells) => cells.slice(0, 2))).toEqual([
    ["26 oct. 2026, 08:00", "20"],
    ["26 oct. 2026, 08:10", "20"],
    ["26 oct. 2026, 08:15", "27"],
    ["26 oct. 2026, 08:20", "20"],
    ["26 oct. 2026, 08:30", "20"],
    ["26 oct. 2026, 10:00", "20"],
    ["26 oct. 2026, 10:10", "20"],
    ["26 oct. 2026, 10:20", "20"],
    ["26 oct. 2026, 10:30", "20"],
  ]);
  expect(rows[2]?.[2]).toBe("au-dessus de la limite");
});

it("shows several places together, each with its own limits", async () => {
  const parameter = {
    ...limited(),
    overrides: { "enclosure-2": { enabled: true, min: 5, max: 15 } },
  };
  keep(doubled, parameter);
  keep([sample("2026-10-26T08:30:00Z", 9)], parameter, "enclosure-2");
  const { container, router } = await open(parameter);
  await theChart();
  expect(
    screen.getByText("Limites : 12 à 26 °C", { normalizer: plain }),
  ).toBeVisible();
  await userEvent.click(screen.getByRole("combobox", { name: "Lieux" }));
  await userEvent.click(await screen.findByRole("option", { name: "Volière" }));
  await waitFor(() =>
    expect(container.querySelectorAll("path.recharts-line-curve")).toHaveLength(
      2,
    ),
  );
  expect(router.state.location.search).toContain("enclosure-1%2Fenclosure-2");
  expect(screen.getByText(/Limites de Volière/)).toBeVisible();
  expect(screen.getByText(/4 valeurs, du 19 oct/)).toBeVisible();
});

/** With plain spaces, whatever keeps words together. */
const plain = (text: string) => text.replaceAll(/\s/gu, " ").trim();

it("counts what was chosen over time, and as shares", async () => {
  const parameter = aParameter({
    measureType: "choice",
    unit: null,
    options: [
      { id: "dry", name: "Sec", isArchived: false },
      { id: "wet", name: "Humide", isArchived: false },
      { id: "mud", name: "Boueux", isArchived: true },
    ],
  });
  keep(
    [
      sample("2026-10-25T08:00:00Z", "dry"),
      sample("2026-10-25T09:00:00Z", "dry"),
      sample("2026-10-26T08:00:00Z", "wet"),
    ],
    parameter,
  );
  const { unmount } = await open(parameter, "?by=daily");
  await theChart();
  await valueRows();
  expect(
    screen.getByRole("row", { name: "dim. 25 oct. 2026 2 0 2" }),
  ).toBeVisible();
  unmount();
  await open(parameter, "?as=doughnut");
  const table = await screen.findByRole("table", { name: "Plaine" });
  expect(
    within(table)
      .getAllByRole("row")
      .slice(1)
      .map(({ textContent }) => plain(textContent)),
  ).toEqual(["1Sec266,7 %", "2Humide133,3 %"]);
});

it("says of each of several places what was chosen there, and what became of it", async () => {
  const parameter = aParameter({
    ...{ measureType: "boolean", unit: null, areaIds: [] },
    enclosureIds: ["enclosure-1", "enclosure-2"],
  });
  keep([sample("2026-10-26T08:00:00Z", true)], parameter);
  for (const [index, name] of ["Kumbi", "Nala"].entries())
    desk.seed(
      "events",
      `event-${name}`,
      anEvent({
        ...{ kind: "moved", name, at: at("2026-10-25T09:30:00Z") },
        about: [`enclosures/enclosure-${String(index + 1)}`],
      }),
    );
  await open(parameter, "?by=daily&at=enclosure-1/enclosure-2");
  await screen.findByText(/Kumbi/);
  const [plain, aviary] = screen.getAllByRole("figure");
  expect(plain).toHaveTextContent(/Plaine1 valeur, du.*Kumbi/);
  expect(plain).not.toHaveTextContent(/Nala/);
  expect(aviary).toHaveTextContent(/Volière0 valeur, du.*Nala/);
  expect(aviary).not.toHaveTextContent(/Kumbi/);
});

it("marks what became of the place at the axis", async () => {
  keep(doubled, limited());
  desk.seed(
    "events",
    "event-1",
    anEvent({
      kind: "moved",
      name: "Kumbi",
      at: at("2026-10-25T09:30:00Z"),
      about: ["animals/animal-1", "enclosures/enclosure-1"],
    }),
  );
  // What is no move, however much of it there is, takes no place.
  for (let index = 0; index < 25; index += 1)
    desk.seed(
      "events",
      `event-x${String(index)}`,
      anEvent({
        kind: "pictured",
        at: at("2026-10-26T08:00:00Z"),
        about: ["enclosures/enclosure-1"],
      }),
    );
  const { container, unmount } = await open(limited());
  await theChart();
  expect(await screen.findByText(/Déplacement : Kumbi/)).toBeVisible();
  expect(container.querySelectorAll("[data-event]")).toHaveLength(1);
  unmount();
  desk.seed(
    "events",
    "event-2",
    anEvent({
      kind: "moved",
      name: "Nala",
      at: at("2026-10-25T10:30:00Z"),
      about: ["animals/animal-2", "enclosures/enclosure-2"],
    }),
  );
  await open(limited(), "?at=enclosure-1/enclosure-2");
  expect(await screen.findByText(/Volière · .*Nala/)).toBeVisible();
  expect(screen.getByText(/Plaine · .*Kumbi/)).toBeVisible();
});

it("says that nothing was measured, and that dates are no chart", async () => {
  const { unmount } = await open(limited());
  expect(
    await screen.findByText("Aucune valeur sur cette période"),
  ).toBeVisible();
  unmount();
  await open(aParameter({ measureType: "datetime", unit: null }));
  expect(await screen.findByText("Ces valeurs sont des dates")).toBeVisible();
});

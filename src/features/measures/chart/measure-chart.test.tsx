import type { Sample } from "@domain/measures/buckets/bucket";
import { bucketId } from "@domain/measures/buckets/keys";
import { recount } from "@domain/measures/buckets/periods";
import type { EnvironmentalParameter } from "@domain/measures/parameters/parameter";
import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { anEvent } from "../../../../tests/builders/events";
import { anEnclosure } from "../../../../tests/builders/facility";
import {
  aMeasure,
  aMeasureDay,
  aMeasureHour,
  aMeasureMonth,
  aParameter,
} from "../../../../tests/builders/measures";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { MeasureChart } from "./measure-chart";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const here = [
  { enclosureId: "enclosure-1", areaId: null, name: "Plaine" },
  { enclosureId: "enclosure-1", areaId: "zone-1", name: "Plaine · Pré" },
];
/** The day after the clocks of Paris went back. */
const autumn = "2026-10-26T10:20:00Z";

const at = (text: string) => new Date(text);
const sample = (text: string, value: Sample["value"]): Sample => ({
  at: at(text),
  value,
  key: "",
});

const kept: (() => void)[] = [];

/** A record below an enclosure, until the next test. */
function seedAt(
  collection: "measures" | "measureHours" | "measureDays" | "measureMonths",
  id: string,
  raw: object,
  enclosureId = "enclosure-1",
) {
  desk.store.seed(collection, id, { ...raw }, enclosureId);
  kept.push(() => desk.store.erase(collection, id, enclosureId));
}

/** Keeps what a series comes to, as functions do. */
function keep(
  samples: readonly Sample[],
  { measureType, parameterId }: EnvironmentalParameter,
  enclosureId = "enclosure-1",
) {
  const { days, months } = recount(samples, measureType);
  for (const [day, hours] of days)
    seedAt(
      "measureDays",
      bucketId(parameterId, day),
      { ...aMeasureDay({ day }), hours },
      enclosureId,
    );
  for (const [month, ofMonth] of months)
    seedAt(
      "measureMonths",
      bucketId(parameterId, month),
      { ...aMeasureMonth({ month }), days: ofMonth },
      enclosureId,
    );
}

const limited = () =>
  aParameter({
    enclosureIds: ["enclosure-1", "enclosure-2"],
    areaIds: ["enclosure-1.zone-1"],
    limits: { enabled: true, min: 12, max: 26 },
  });
const doubled = [
  sample("2026-10-25T00:30:00Z", 10),
  sample("2026-10-25T01:30:00Z", 20),
  sample("2026-10-26T08:30:00Z", 30),
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: at(autumn) });
  for (const erase of kept.splice(0)) erase();
  desk.clear();
  desk.workAs({ right: "admin" });
  desk.seed("enclosures", "enclosure-1", anEnclosure());
  desk.seed(
    "enclosures",
    "enclosure-2",
    anEnclosure({ enclosureId: "enclosure-2", enclosureName: "Volière" }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const open = (parameter: EnvironmentalParameter, search = "") =>
  renderUi(
    <SignedIn>
      <MeasureChart parameters={[parameter]} places={here} />
    </SignedIn>,
    { at: `/EnclosureSensorView${search}` },
  );

const theChart = () => screen.findByRole("slider");

/** The rows of the table behind the chart, those without a value left out. */
async function valueRows() {
  await userEvent.click(
    await screen.findByRole("button", { name: /^Afficher le tableau/ }),
  );
  const [table] = screen.getAllByRole("table");
  if (table === undefined) throw new Error("no table");
  for (
    let more = screen.queryByRole("button", { name: "Afficher plus" });
    more !== null;
    more = screen.queryByRole("button", { name: "Afficher plus" })
  )
    await userEvent.click(more);
  return within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))
    .filter(([, n]) => n !== "0");
}

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
  expect(rows.map((cells) => cells.slice(0, 3))).toEqual([
    ["26 oct. 2026, 08:00", "1", "20"],
    ["26 oct. 2026, 08:10", "1", "20"],
    ["26 oct. 2026, 08:15", "1", "27"],
    ["26 oct. 2026, 08:20", "1", "20"],
    ["26 oct. 2026, 08:30", "1", "20"],
    ["26 oct. 2026, 10:00", "1", "20"],
    ["26 oct. 2026, 10:10", "1", "20"],
    ["26 oct. 2026, 10:20", "1", "20"],
    ["26 oct. 2026, 10:30", "1", "20"],
  ]);
  expect(rows[2]?.[6]).toBe("au-dessus de la limite");
});

it("names days by the day, a year by its months, and begins by keys with the last value", async () => {
  keep([sample("2026-10-20T08:30:00Z", 9)], limited());
  const { container } = await open(limited(), "?range=1y");
  const chart = await theChart();
  expect(chart.getAttribute("aria-valuetext")).toMatch(/mar. 20 oct. 2026/);
  const ticks = () =>
    [...container.querySelectorAll("svg text")].map(
      ({ textContent }) => textContent,
    );
  await waitFor(() => expect(ticks()).toContain("nov. 2025"));
  expect(ticks()).not.toContain("26 sept.");
  await userEvent.click(screen.getByText("30 jours"));
  await waitFor(() => expect(ticks()).toContain("26 sept."));
});

it("goes back to the days before, on again, and to any day", async () => {
  keep([sample("2015-02-03T08:30:00Z", 9)], limited());
  const { router } = await open(limited(), "?range=30d&by=daily");
  const begins = (text: RegExp) => screen.findByText(text);
  expect(await begins(/du 26 sept. 2026 au 26 oct. 2026/)).toBeVisible();
  const later = screen.getByRole("button", { name: "Période suivante" });
  expect(later).toBeDisabled();
  await userEvent.click(
    screen.getByRole("button", { name: "Période précédente" }),
  );
  expect(await begins(/du 27 août 2026 au 26 sept. 2026/)).toBeVisible();
  expect(router.state.location.search).toContain("until=2026-09-26");
  await userEvent.click(later);
  await waitFor(() =>
    expect(router.state.location.search).not.toContain("until"),
  );
  const field = screen.getByRole("textbox", { name: "Jusqu’au" });
  await userEvent.clear(field);
  await userEvent.type(field, "10/02/2015{Enter}");
  expect(await begins(/1 valeur, du 11 janv. 2015 au 10/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Aujourd’hui" }));
  expect(await begins(/au 26 oct. 2026/)).toBeVisible();
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

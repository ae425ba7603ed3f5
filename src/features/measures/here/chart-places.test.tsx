import { zoneSchema } from "@domain/enclosure/enclosure";
import type { EnvironmentalParameter } from "@domain/measures/parameters/parameter";
import { addDays } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { anEnclosure } from "../../../../tests/builders/facility";
import { weeklyMonths } from "../../../../tests/builders/measure-weeks";
import { aParameter } from "../../../../tests/builders/measures";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { MeasureChart } from "../chart/measure-chart";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const here = [
  { enclosureId: "enclosure-1", areaId: null, name: "Plaine" },
  { enclosureId: "enclosure-1", areaId: "zone-1", name: "Plaine · Pré" },
];

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
  desk.seed("enclosures", "enclosure-1", anEnclosure());
});

const open = (parameter: EnvironmentalParameter, search = "") =>
  renderUi(
    <SignedIn>
      <MeasureChart kind="environment" parameters={[parameter]} places={here} />
    </SignedIn>,
    { at: `/EnclosureSensorView${search}` },
  );

it("draws a zone of another enclosure, chosen by name, and says of one place where it is", async () => {
  desk.seed(
    "enclosures",
    "enclosure-2",
    anEnclosure({
      enclosureId: "enclosure-2",
      enclosureName: "Volière",
      areas: [
        zoneSchema.parse({ areaId: "pool", areaName: "Bassin" }),
        zoneSchema.parse({ areaId: "shore", areaName: "Rive" }),
      ],
    }),
  );
  const parameter = aParameter({
    enclosureIds: [],
    areaIds: ["enclosure-1.zone-1", "enclosure-2.pool"],
  });
  const { router, unmount } = await open(parameter);
  await userEvent.click(await screen.findByRole("combobox", { name: "Lieux" }));
  const pond = await screen.findByRole("option", { name: "Volière · Bassin" });
  expect(screen.queryByRole("option", { name: /Rive/ })).toBeNull();
  await userEvent.click(pond);
  await waitFor(() =>
    expect(router.state.location.search).toContain("%2Fenclosure-2.pool"),
  );
  unmount();
  // Drawn alone, from the address, before anybody looks for places.
  await open(parameter, "?at=enclosure-2.pool");
  expect(
    await screen.findByText(/^Volière · Bassin · 0 valeur, du/),
  ).toBeVisible();
});

it("offers no place without water for what is measured in water, once its zones are known", async () => {
  const zone = (areaType: string) =>
    zoneSchema.parse({ areaId: "zone-2", areaName: "Bassin", areaType });
  desk.seed(
    "enclosures",
    "enclosure-2",
    anEnclosure({
      enclosureId: "enclosure-2",
      enclosureName: "Volière",
      areas: [zone("terrestrial")],
    }),
  );
  desk.seed(
    "enclosures",
    "enclosure-3",
    anEnclosure({
      enclosureId: "enclosure-3",
      enclosureName: "Lagune",
      areas: [zone("aquatic")],
    }),
  );
  await open(
    aParameter({
      ...{ builtIn: "ph", name: "ph", parameterId: "zoo-1_ph" },
      ...{ enclosureIds: [], areaIds: [] },
    }),
  );
  await userEvent.click(await screen.findByRole("combobox", { name: "Lieux" }));
  expect(
    await screen.findByRole("option", { name: /^Lagune · / }),
  ).toBeVisible();
  expect(screen.getByRole("option", { name: "Lagune" })).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole("option", { name: /^Volière/ })).toBeNull(),
  );
});

describe("a finding of what the chart shows", () => {
  const parameter = aParameter({ enclosureIds: [], areaIds: [] });
  const { parameterId } = parameter;
  const make = () => screen.findByRole("button", { name: "Faire un constat" });
  const seedWeeks = (means: readonly number[]) => {
    const last = addDays(parisDay(new Date()), -7);
    for (const month of weeklyMonths(parameterId, means, last))
      desk.store.seed(
        "measureMonths",
        `${parameterId}_${month.month}`,
        month,
        "enclosure-1",
      );
  };
  const usual = [20, 22, 21, 19, 22, 20, 21, 23, 19, 21];

  it("is read before it is kept, and made of the place that is drawn", async () => {
    seedWeeks([...usual, 31]);
    await open(parameter);
    await userEvent.click(await make());
    const panel = within(await screen.findByRole("dialog"));
    expect(
      await panel.findByText(/\s: 31.*attendu \(20,78.*n = 9\)/),
    ).toBeVisible();
    await userEvent.click(
      panel.getByRole("button", { name: "Garder ce constat" }),
    );
    await waitFor(() => expect(desk.written).toHaveLength(1));
    expect(desk.written[0]).toMatchObject({
      collection: "findings",
      values: {
        class: "general",
        subject: { kind: "enclosure", id: "enclosure-1", areaId: null },
        source: { kind: "enclosureMeasure", id: parameterId },
        seen: { value: 31, n: 9 },
      },
    });
  });

  it("says where too little is known", async () => {
    seedWeeks(usual.slice(0, 5));
    await open(parameter);
    await userEvent.click(await make());
    expect(await screen.findByText(/^Pas assez de données/)).toBeVisible();
    expect(
      screen.queryByRole("button", { name: "Garder ce constat" }),
    ).toBeNull();
  });

  it("is offered to nobody who may make none", async () => {
    desk.workAs({ right: "user" });
    await open(parameter);
    await screen.findAllByText(/ valeur/);
    expect(
      screen.queryByRole("button", { name: "Faire un constat" }),
    ).toBeNull();
  });

  it("is of one place: beside another it is said why none is made, to who may make one", async () => {
    const measured = aParameter({ enclosureIds: ["enclosure-1"] });
    const both = "?at=enclosure-1%2Fenclosure-1.zone-1";
    const why = /^Un constat porte sur un seul lieu/;
    const { unmount } = await open(measured, both);
    expect(await screen.findByText(why)).toBeVisible();
    const name = "Faire un constat";
    expect(screen.queryByRole("button", { name })).toBeNull();
    unmount();
    const alone = await open(measured);
    await make();
    expect(screen.queryByText(why)).toBeNull();
    alone.unmount();
    desk.workAs({ right: "user" });
    await open(measured, both);
    await screen.findAllByText(/ valeur/);
    expect(screen.queryByText(why)).toBeNull();
  });

  it("is held against the weeks before it, not against a trend of the year's first", async () => {
    const risen = Array.from({ length: 20 }, (_, week) => 10 + week / 2);
    const since = [...usual, ...usual, ...usual].slice(0, 26);
    seedWeeks([...risen, ...since, 31]);
    await open(parameter);
    await userEvent.click(await make());
    const panel = within(await screen.findByRole("dialog"));
    expect(
      await panel.findByText(/\s: 31.*attendu \(20,\d+.*n = 20\)/),
    ).toBeVisible();
  });
});

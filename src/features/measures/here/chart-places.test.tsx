import { zoneSchema } from "@domain/enclosure/enclosure";
import type { EnvironmentalParameter } from "@domain/measures/parameters/parameter";
import { configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { anEnclosure } from "../../../../tests/builders/facility";
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

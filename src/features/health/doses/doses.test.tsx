import {
  configure,
  fireEvent,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aSector, anAnimal } from "../../../../tests/builders/facility";
import {
  aDose,
  aHealthValue,
  aPrescription,
} from "../../../../tests/builders/health";
import { sector1, sector2, zooA } from "../../../../tests/builders/ids";
import type { CalendarDay } from "@domain/time/calendar-day";
import { addParisDays } from "@domain/time/paris";
import { SignedIn } from "../../../data/hooks/ready-session";
import { outbox } from "../../../data/outbox/outbox";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as SectorTool } from "./sector-tool";
import { Component as DosesWidget } from "./doses-widget";
import { Component as DashboardWaiting } from "./waiting/dashboard-waiting";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const day = "2026-11-20";

const seedDose = (more: Parameters<typeof aDose>[0]) => {
  const one = aDose(more);
  desk.store.seed("doses", one.doseId, one, "animal-1");
};

beforeEach(() => {
  // Noon in Paris: the first dose of the day was missed, the second is to come.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${day}T11:00:00Z`) });
  for (const { collection, id } of desk.written)
    desk.store.erase(collection, id, "animal-1");
  desk.clear();
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  desk.seed("animals", "animal-1", anAnimal());
  desk.seed("sectors", sector1, aSector());
  const treatment = aPrescription({ startDate: day as CalendarDay });
  desk.store.seed(
    "prescriptions",
    treatment.prescriptionId,
    treatment,
    "animal-1",
  );
});

afterEach(async () => {
  // What a test gave and is on its way would be a dose of the next.
  await outbox.drained(5000);
  desk.store.erase("prescriptions", "prescription-1", "animal-1");
  for (const by of ["ben", "cleo", "person"])
    desk.store.erase("doses", `prescription-1_1_${day}_0800_${by}`, "animal-1");
  vi.useRealTimers();
});

const open = () =>
  renderUi(
    <SignedIn>
      <p>Secteur</p>
      <SectorTool id={sector1} />
    </SignedIn>,
  );
const list = () => screen.findByRole("region", { name: "Soins du jour" });

it.each([
  { ago: 30, isEstimated: false, told: /poids d’il y a 30 jours/, old: false },
  {
    ago: 31,
    isEstimated: true,
    told: /poids estimé il y a 31 jours/,
    old: true,
  },
])(
  "says by which weight a dose is so much a kg: of $ago days ago, estimated: $isEstimated",
  async ({ ago, isEstimated, told, old }) => {
    const weighed = aHealthValue({
      ...{ valueId: "weighed", animalId: "animal-1", isEstimated },
      ...{ parameterId: `${zooA}_weight`, value: 4 },
      at: addParisDays(new Date(), -ago),
    });
    desk.store.seed("healthValues", "weighed", weighed, "animal-1");
    await open();
    const [line] = await screen.findAllByText(told);
    expect(line).toBeVisible();
    // What is old is told as a warning, not by the way.
    expect(line?.closest(".mantine-Badge-root") !== null).toBe(old);
    desk.store.erase("healthValues", "weighed", "animal-1");
  },
);

it("tells a missed dose from one to come, and keeps one touch as given", async () => {
  const user = userEvent.setup();
  await open();
  const tool = await list();
  expect(await within(tool).findByText("Manquée")).toBeVisible();
  expect(within(tool).getByText("À venir")).toBeVisible();
  expect(within(tool).getByText(/^Prises notées : 0 sur 2/u)).toBeVisible();
  await user.click(
    within(tool).getByRole("button", { name: /^Donnée\s?: Méloxicam/u }),
  );
  await waitFor(() => expect(desk.written).toHaveLength(1));
  // The button is gone; who goes by keyboard stays at its dose.
  expect(document.activeElement).toHaveTextContent(/^08:00\s?Méloxicam/u);
  expect(desk.written[0]).toMatchObject({
    collection: "doses",
    id: `prescription-1_1_${day}_0800_person`,
    parentId: "animal-1",
    values: {
      outcome: "given",
      sectorId: sector1,
      slot: "0800",
      by: "person",
      voids: null,
    },
  });
  expect(await within(tool).findByText("Donnée")).toBeVisible();
  await user.click(
    await screen.findByRole("button", { name: "Annuler l’action" }),
  );
  await waitFor(() => expect(desk.written).toHaveLength(2));
  expect(desk.written[1]).toMatchObject({
    id: `prescription-1_1_${day}_0800_person~2`,
    values: {
      outcome: null,
      voids: `prescription-1_1_${day}_0800_person`,
    },
  });
  expect(await within(tool).findByText("Manquée")).toBeVisible();
});

it.each([
  ["an administrator, who may give them", { right: "admin" }, 1],
  ["their manager, who may not", { sectorRoles: { management: [sector1] } }, 0],
] as const)(
  "the widget tells %s, of what is to be given",
  async (_, access, buttons) => {
    desk.workAs(structuredClone(access) as Parameters<typeof desk.workAs>[0]);
    await renderUi(
      <SignedIn>
        <DosesWidget />
      </SignedIn>,
    );
    expect(await screen.findByText("Manquée")).toBeVisible();
    expect(
      screen.queryAllByRole("button", { name: /^Donnée/u }).length > 0,
    ).toBe(buttons > 0);
  },
);

it("lets a dose be given a while before it is due, and not sooner", async () => {
  const buttons = (tool: HTMLElement) =>
    within(tool).queryAllByRole("button", { name: /^Donnée.*20:00$/u });
  vi.setSystemTime(new Date(`${day}T16:59:00Z`));
  const { unmount } = await open();
  expect(buttons(await list())).toHaveLength(0);
  unmount();
  vi.setSystemTime(new Date(`${day}T17:01:00Z`));
  await open();
  await waitFor(async () => expect(buttons(await list())).toHaveLength(1));
});

it("tells the doses that wait above the day's tasks, and nothing where none does", async () => {
  const { unmount } = await renderUi(
    <SignedIn>
      <DashboardWaiting />
    </SignedIn>,
  );
  expect(
    await screen.findByRole("button", { name: "1 prise manquée" }),
  ).toBeVisible();
  unmount();
  seedDose({ by: "ben", doseId: `prescription-1_1_${day}_0800_ben` });
  await renderUi(
    <SignedIn>
      <p>Tableau</p>
      <DashboardWaiting />
    </SignedIn>,
  );
  await screen.findByText("Tableau");
  await expect(
    screen.findByRole("button", {}, { timeout: 500 }),
  ).rejects.toThrow();
});

it("prints the panel alone, and only while it is printed", async () => {
  const user = userEvent.setup();
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  await open();
  const tool = await list();
  await user.click(
    await within(tool).findByRole("button", { name: "Imprimer la feuille" }),
  );
  expect(print).toHaveBeenCalledOnce();
  expect(tool).toHaveAttribute("data-paper");
  window.dispatchEvent(new Event("afterprint"));
  expect(tool).not.toHaveAttribute("data-paper");
  vi.unstubAllGlobals();
});

it("says that a dose was given twice, and by whom nothing is lost", async () => {
  for (const by of ["ben", "cleo"])
    seedDose({ by, doseId: `prescription-1_1_${day}_0800_${by}` });
  await open();
  const tool = await list();
  expect(await within(tool).findByText("Donnée deux fois")).toBeVisible();
  expect(within(tool).getByText(/^Prises notées : 1 sur 2/u)).toBeVisible();
  expect(within(tool).queryByRole("button", { name: /Donnée/u })).toBeNull();
});

it("counts no dose that was due before anybody prescribed it", async () => {
  desk.store.seed(
    "prescriptions",
    "prescription-1",
    aPrescription({
      startDate: day as CalendarDay,
      createdAt: new Date(`${day}T09:00:00Z`),
    }),
    "animal-1",
  );
  await open();
  const tool = await list();
  expect(
    await within(tool).findByText(/^Prises notées : 0 sur 1/u),
  ).toBeVisible();
  // It may be noted all the same, but nothing calls for it.
  expect(
    within(tool).getByRole("button", { name: /^Donnée.*08:00$/u }),
  ).toHaveAttribute("data-variant", "default");
});

it("shows what was missed yesterday, with its day", async () => {
  desk.store.seed(
    "prescriptions",
    "prescription-1",
    aPrescription({ frequency: "onceDaily" }),
    "animal-1",
  );
  await open();
  const tool = await list();
  expect(await within(tool).findByText("hier 08:00")).toBeVisible();
  expect(within(tool).getByText("Manquée")).toBeVisible();
  expect(within(tool).getByText("À donner")).toBeVisible();
});

it("lets a dose be given that was held, and a word of one's own be taken back", async () => {
  const user = userEvent.setup();
  const id = `prescription-1_1_${day}_0800_person`;
  seedDose({ by: "person", doseId: id, outcome: "held", note: "Endormi" });
  await open();
  const tool = await list();
  expect(await within(tool).findByText("Retenue")).toBeVisible();
  expect(
    within(tool).queryByRole("button", { name: /^Refusée\s?:/u }),
  ).toBeNull();
  await user.click(
    within(tool).getByRole("button", {
      name: /^Annuler l’action\s?: Retenue/u,
    }),
  );
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]).toMatchObject({
    id: `${id}~2`,
    values: { outcome: null, voids: id },
  });
  await user.click(
    await within(tool).findByRole("button", { name: /^Donnée\s?: Méloxicam/u }),
  );
  await waitFor(() => expect(desk.written).toHaveLength(2));
  expect(desk.written[1]).toMatchObject({
    id: `${id}~3`,
    values: { outcome: "given", voids: null },
  });
});

it("asks before what was given as needed a moment ago is given again", async () => {
  const user = userEvent.setup();
  desk.store.seed(
    "prescriptions",
    "prescription-1",
    aPrescription({ frequency: "asNeeded" }),
    "animal-1",
  );
  await open();
  const now = () =>
    screen.findByRole("button", { name: /^Donner maintenant\s?: Méloxicam/u });
  // The second of two presses comes before the first one's dose is there.
  const button = await now();
  fireEvent.click(button);
  fireEvent.click(button);
  // It is drawn anew once the dose is there.
  await waitFor(() =>
    expect(screen.getByText("Donnée aujourd’hui à 12:00")).toBeVisible(),
  );
  await waitFor(() => expect(desk.written).toHaveLength(1));
  await user.click(await now());
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("Donnée aujourd’hui à 12:00")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Annuler" }));
  expect(desk.written).toHaveLength(1);
  vi.setSystemTime(new Date(`${day}T11:10:00Z`));
  await user.click(await now());
  await waitFor(() => expect(desk.written).toHaveLength(2));
});

it("lets who manages the sector read, not give", async () => {
  desk.workAs({ sectorRoles: { management: [sector1] } });
  await open();
  const tool = await list();
  expect(await within(tool).findByText("Manquée")).toBeVisible();
  expect(within(tool).queryByRole("button", { name: /Donnée/u })).toBeNull();
});

it("shows nothing of another sector", async () => {
  desk.workAs({ sectorRoles: { keeper: [sector2] } });
  await open();
  await screen.findByText("Secteur");
  await expect(
    screen.findByText("Soins du jour", {}, { timeout: 500 }),
  ).rejects.toThrow();
});

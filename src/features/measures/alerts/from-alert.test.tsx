import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { addDays } from "@domain/time/calendar-day";
import { parisDay, startOfDay } from "@domain/time/paris";
import { anAnimal, anEnclosure } from "../../../../tests/builders/facility";
import { aPrescription } from "../../../../tests/builders/health";
import { sector1 } from "../../../../tests/builders/ids";
import { weeklyMonths } from "../../../../tests/builders/measure-weeks";
import { anAlert, aParameter } from "../../../../tests/builders/measures";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as AlertTold } from "./alert-told";
import { Component as AlertsTab } from "./alerts-tab";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const parameter = aParameter({ enclosureIds: [], areaIds: [] });
const { parameterId } = parameter;
const today = parisDay(new Date());
/** Two weeks ago it was too warm; since then it is as it was before. */
const hotDay = addDays(today, -14);

beforeEach(() => {
  desk.clear();
  desk.workAs({
    right: "user",
    sectorRoles: {
      ...{ keeper: [], veterinary: [], nutrition: [] },
      management: [sector1],
    },
  });
  desk.seed(
    "enclosures",
    "rock",
    anEnclosure({
      ...{ enclosureId: "rock", enclosureName: "Rocher" },
      linkedSectorId: sector1,
    }),
  );
  desk.seed("environmentalParameters", parameterId, parameter);
  for (const [alertId, value] of [
    ["hot", 31],
    ["other", 35],
  ] as const)
    desk.seed(
      "alerts",
      alertId,
      anAlert({
        ...{ alertId, textKey: "limitsAbove" },
        subject: { kind: "enclosure", id: "rock", areaId: null },
        values: { parameterId, value, max: 30 },
        openedAt: new Date(startOfDay(hotDay).getTime() + 3_600_000),
      }),
    );
});

const open = (at: string) =>
  renderUi(
    <SignedIn>
      <AlertsTab />
    </SignedIn>,
    { at },
  );

it("who is led to one alert sees that one, and all of them with one click", async () => {
  await open("/Dashboard?tab=alerts&alertId=hot");
  expect(await screen.findByText(/31.*au-dessus/)).toBeVisible();
  expect(screen.queryByText(/35.*au-dessus/)).toBeNull();
  await userEvent.click(
    screen.getByRole("button", { name: "Cette alerte seulement" }),
  );
  expect(await screen.findByText(/35.*au-dessus/)).toBeVisible();
});

it("a finding that begins from an alert is of the day of that alert, and leads back to it", async () => {
  const means = [20, 22, 21, 19, 22, 20, 21, 23, 19, 21, 31, 21];
  for (const month of weeklyMonths(parameterId, means, addDays(today, -7)))
    desk.store.seed(
      "measureMonths",
      `${parameterId}_${month.month}`,
      month,
      "rock",
    );
  await open("/Dashboard?tab=alerts&alertId=hot");
  await userEvent.click(
    await screen.findByRole("button", { name: /^Autres actions/ }),
  );
  await userEvent.click(
    await screen.findByRole("menuitem", { name: "Faire un constat" }),
  );
  const panel = within(await screen.findByRole("dialog"));
  expect(await panel.findByText(/\s: 31.*attendu \(20,78/)).toBeVisible();
  // What the alert told, and what the finding tells.
  expect(panel.getAllByText(/31.*au-dessus/)).toHaveLength(2);
  expect(panel.getByText(/^Valeur regardée : la moyenne du /)).toBeVisible();
  await userEvent.click(
    panel.getByRole("button", { name: "Garder ce constat" }),
  );
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]).toMatchObject({
    collection: "findings",
    values: {
      subject: { kind: "enclosure", id: "rock", areaId: null },
      seen: { value: 31, n: 9, to: hotDay },
      alertId: "hot",
    },
  });
  // One click from there, a task or the test again.
  expect(await screen.findByRole("link", { name: "Afficher" })).toHaveAttribute(
    "href",
    "/Dashboard?tab=alerts&status=findings",
  );
});

/** An alert of an animal's weight, and what its menu offers to who has these sectors. */
async function menuOfWeight(role: "management" | "veterinary") {
  desk.workAs({
    right: "user",
    sectorRoles: {
      ...{ keeper: [], management: [], veterinary: [], nutrition: [] },
      [role]: [sector1],
    },
  });
  desk.seed(
    "animals",
    "zita",
    anAnimal({ animalId: "zita", animalName: "Zita", sectorId: sector1 }),
  );
  desk.seed(
    "alerts",
    "light",
    anAlert({
      ...{ alertId: "light", textKey: "limitsBelow", class: "health" },
      subject: { kind: "animal", id: "zita", areaId: null },
      values: { parameterId: "weight", value: 31, min: 40 },
    }),
  );
  const page = await open("/Dashboard?tab=alerts&alertId=light");
  expect(await screen.findByRole("link", { name: "Zita" })).toBeVisible();
  await userEvent.click(
    await screen.findByRole("button", { name: /^Autres actions/ }),
  );
  expect(
    await screen.findByRole("menuitem", { name: "Évaluer" }),
  ).toBeVisible();
  return page;
}

it.each([
  ["Prescrire", "prescribe"],
  ["Ajouter une note", "note"],
])(
  "%s: an alert leads a veterinarian to what they write of its animal",
  async (name, mode) => {
    const { router } = await menuOfWeight("veterinary");
    await userEvent.click(await screen.findByRole("menuitem", { name }));
    const { pathname, search } = router.state.location;
    expect(`${pathname}${search}`).toBe(
      `/AnimalManagementView?animalId=zita&tab=health&mode=${mode}&alertId=light`,
    );
  },
);

it("tells what an alert says to what is written of its animal, and to another's nothing", async () => {
  const told: string[] = [];
  await menuOfWeight("veterinary");
  const tell = (animalId: string) =>
    renderUi(
      <SignedIn>
        <AlertTold
          alertId="light"
          begins={{ animalId, onWords: (words) => told.push(words) }}
        />
      </SignedIn>,
    );
  await tell("zita");
  await waitFor(() => expect(told.at(-1)).toMatch(/31.*au-dessous/));
  await tell("boris");
  await waitFor(() => expect(told.at(-1)).toBe(""));
});

it("who treats no animals is led to no prescription", async () => {
  await menuOfWeight("management");
  expect(screen.queryByRole("menuitem", { name: "Prescrire" })).toBeNull();
  expect(
    screen.queryByRole("menuitem", { name: "Ajouter une note" }),
  ).toBeNull();
});

it("an alert tells what was prescribed for its animal since it began, and no more", async () => {
  const openedAt = anAlert().openedAt.getTime();
  for (const [prescriptionId, minutes] of [
    ["before", -1],
    ["since", 1],
  ] as const)
    desk.store.seed(
      "prescriptions",
      prescriptionId,
      aPrescription({
        ...{ animalId: "zita", sectorId: sector1, prescriptionId },
        createdAt: new Date(openedAt + minutes * 60_000),
      }),
      "zita",
    );
  await menuOfWeight("veterinary");
  expect(
    await screen.findByRole("link", { name: /^Prescrit depuis\s: 1$/ }),
  ).toHaveAttribute("href", "/AnimalManagementView?animalId=zita&tab=health");
  for (const id of ["before", "since"])
    desk.store.erase("prescriptions", id, "zita");
});

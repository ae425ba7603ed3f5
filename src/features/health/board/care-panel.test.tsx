import type { Alert } from "@domain/measures/alerts/alert";
import { configure, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aSector, anAnimal } from "../../../../tests/builders/facility";
import { aPrescription } from "../../../../tests/builders/health";
import { sector1 } from "../../../../tests/builders/ids";
import { anAlert } from "../../../../tests/builders/measures";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as CareWidget } from "./care-widget";
import { Component as OwnPanels } from "./own-panels";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const treated = [
  "kira",
  "zoe",
  ...Array.from({ length: 6 }, (_, n) => `t${n}`),
];

const alert = (alertId: string, animalId: string, more: Partial<Alert> = {}) =>
  desk.seed(
    "alerts",
    alertId,
    anAlert({
      ...{ alertId, class: "health", sectorIds: [sector1] },
      subject: { kind: "animal", id: animalId, areaId: null },
      source: { kind: "limits", id: "weight" },
      ...more,
    }),
  );
const treat = (animalId: string) =>
  desk.store.seed(
    "prescriptions",
    `p-${animalId}`,
    aPrescription({ prescriptionId: `p-${animalId}`, animalId }),
    animalId,
  );

beforeEach(() => {
  desk.clear();
  desk.workAs({ sectorRoles: { veterinary: [sector1] } });
  for (const animalId of treated)
    desk.seed(
      "animals",
      animalId,
      anAnimal({ animalId, animalName: animalId.toUpperCase() }),
    );
});
afterEach(() => {
  for (const animalId of treated)
    desk.store.erase("prescriptions", `p-${animalId}`, animalId);
});

const open = () =>
  renderUi(
    <SignedIn>
      <p>Tableau de bord</p>
      <OwnPanels />
    </SignedIn>,
  );
const panel = () =>
  screen.findByRole("region", { name: "Mes animaux à suivre" });

it("tells a vet who is outside their range, whose doses were missed and who is treated, each leading on", async () => {
  alert("a", "kira", { severity: 5 });
  alert("b", "kira", { source: { kind: "slowLoss", id: "weight" } });
  alert("c", "zoe", { closedAt: new Date("2026-11-20T10:00:00Z") });
  alert("d", "zoe", { source: { kind: "doseMissed", id: "p-zoe" } });
  treat("zoe");
  await open();
  const outside = await within(await panel()).findByRole("region", {
    name: "1 animal hors de ses limites",
  });
  expect(
    within(outside).getByRole("link", { name: "1 animal hors de ses limites" }),
  ).toHaveAttribute(
    "href",
    "/Dashboard?tab=alerts&status=goingOn&kind=animalRange",
  );
  const kira = within(outside).getByRole("link", { name: "KIRA" });
  expect(kira).toHaveAttribute("href", "/Dashboard?tab=alerts&alertId=a");
  expect(outside).toHaveTextContent("KIRA · Hors limites et Baisse lente");
  expect(
    screen.getByRole("link", {
      name: "1 alerte de doses manquées ou doublées",
    }),
  ).toHaveAttribute("href", "/Dashboard?tab=alerts&kind=doses");
  const care = await screen.findByRole("region", {
    name: "1 animal sous traitement",
  });
  expect(within(care).getByRole("link", { name: "ZOE" })).toHaveAttribute(
    "href",
    expect.stringContaining("animalId=zoe"),
  );
  expect(care).toHaveTextContent("Méloxicam jusqu’au 28 nov. 2026");
});

it("keeps who is outside their range until they are back, marked where somebody acknowledged it", async () => {
  alert("a", "kira", { status: "acknowledged" });
  alert("b", "kira", { source: { kind: "slowLoss", id: "weight" } });
  alert("c", "zoe", { status: "acknowledged" });
  await open();
  const outside = await within(await panel()).findByRole("region", {
    name: "2 animaux hors de leurs limites",
  });
  expect(outside).toHaveTextContent(
    "KIRA · Hors limites (alerte prise en compte) et Baisse lente",
  );
  expect(outside).toHaveTextContent(
    "ZOE · Hors limites (alerte prise en compte)",
  );
});

it("says that there may be more than it reads", async () => {
  for (let n = 0; n < 50; n += 1) alert(`a${n}`, "kira");
  for (let n = 0; n < 50; n += 1)
    alert(`d${n}`, "zoe", {
      source: { kind: "doseMissed", id: "p" },
      openedAt: new Date("2026-12-24T09:00:00Z"),
      closedAt: new Date("2026-12-24T10:00:00Z"),
    });
  await open();
  expect(
    await within(await panel()).findByRole("region", {
      name: "1+ animal hors de ses limites",
    }),
  ).toBeVisible();
  expect(
    await screen.findByRole("link", {
      name: "50+ alertes de doses manquées ou doublées",
    }),
  ).toBeVisible();
});

it("names the first of many, and all once they are asked for", async () => {
  for (const animalId of treated) treat(animalId);
  await open();
  const care = await screen.findByRole("region", {
    name: "8 animaux sous traitement",
  });
  expect(within(care).getAllByRole("listitem")).toHaveLength(6);
  await userEvent.click(
    within(care).getByRole("button", { name: "Voir les 8 animaux" }),
  );
  expect(within(care).getAllByRole("listitem")).toHaveLength(8);
});

it("says that there is nobody, and is not there for who is no vet", async () => {
  const { unmount } = await open();
  expect(
    await screen.findByText("Aucun animal n’est hors de ses limites."),
  ).toBeVisible();
  expect(
    await screen.findByText("Aucun animal n’est sous traitement."),
  ).toBeVisible();
  unmount();
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  await open();
  expect(await screen.findByText("Tableau de bord")).toBeVisible();
  expect(screen.queryByText("Mes animaux à suivre")).toBeNull();
});

it("stands on a dashboard of one's own, of a vet's sectors or of all to who prescribes without being a vet", async () => {
  desk.seed("sectors", sector1, aSector({ sectorId: sector1 }));
  alert("a", "kira");
  treat("zoe");
  const widget = () =>
    renderUi(
      <SignedIn>
        <CareWidget />
      </SignedIn>,
    );
  const { unmount } = await widget();
  expect(
    await screen.findByRole("region", { name: "1 animal hors de ses limites" }),
  ).toBeVisible();
  unmount();
  desk.workAs({ right: "admin" });
  await widget();
  expect(
    await screen.findByRole("region", { name: "1 animal sous traitement" }),
  ).toBeVisible();
  expect(
    screen.getByRole("region", { name: "1 animal hors de ses limites" }),
  ).toBeVisible();
});

import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { builtInParameter } from "@domain/measures/parameters/parameter";
import {
  anAnimal,
  anEnclosure,
  aGroup,
} from "../../../../tests/builders/facility";
import { weightHere } from "../../../../tests/builders/health";
import { sector1, zooA } from "../../../../tests/builders/ids";
import { anAlert } from "../../../../tests/builders/measures";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as AlertsTab } from "./alerts-tab";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

beforeEach(() => {
  desk.clear();
  desk.workAs({
    right: "user",
    sectorRoles: {
      keeper: [],
      management: [sector1],
      veterinary: [],
      nutrition: [],
    },
  });
  desk.seed(
    "enclosures",
    "rock",
    anEnclosure({ enclosureId: "rock", enclosureName: "Rocher" }),
  );
  const built = builtInParameter(zooA, "temperature");
  if (built) desk.seed("environmentalParameters", built.parameterId, built);
});

const open = () =>
  renderUi(
    <SignedIn>
      <AlertsTab />
    </SignedIn>,
    { at: "/Dashboard?tab=alerts" },
  );
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const tap = async (element: HTMLElement | Promise<HTMLElement>) =>
  userEvent.click(await element);
const acknowledgements = () =>
  desk.written.filter(({ collection }) => collection === "alerts");

/** The links to what alerts are about that have no place. */
const about = () =>
  screen.getAllByRole("link", { name: "Voir de quoi il s’agit" });

it("an alert is acknowledged with a reason only; what was stays to be read", async () => {
  const alert = anAlert({
    textKey: "limitsAbove",
    subject: { kind: "enclosure", id: "rock", areaId: null },
    values: { parameterId: `${zooA}_temperature`, value: 34.5, max: 30 },
  });
  desk.seed("alerts", alert.alertId, alert);
  await open();
  expect(
    await screen.findByText(/Température\s: 34,5\s°C, au-dessus de 30\s°C/),
  ).toBeVisible();
  await tap(button(/^Prendre en compte/));
  const form = within(await screen.findByRole("dialog"));
  await tap(form.findByRole("button", { name: "Enregistrer" }));
  expect(await form.findByText("Ce champ est obligatoire.")).toBeVisible();
  await userEvent.type(form.getByRole("textbox"), "Trappe ouverte");
  await tap(form.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() =>
    expect(acknowledgements()[0]?.values).toMatchObject({
      status: "acknowledged",
      acknowledgedBy: "person",
      reason: "Trappe ouverte",
    }),
  );
  expect(await screen.findByText("Aucune alerte")).toBeVisible();
  await tap(screen.findByRole("radio", { name: "Toutes" }));
  expect(await screen.findByText(/Trappe ouverte/)).toBeVisible();
});

it("alerts that wait stand with the gravest first, name the zone and how grave they are, and go on", async () => {
  const temperature = { parameterId: `${zooA}_temperature` };
  const source = {
    subject: { kind: "source" as const, id: "s", areaId: null },
    textKey: "silentSource",
    likelihood: 3,
    severity: 2,
  };
  for (let count = 0; count < 200; count += 1) {
    const alert = anAlert({
      ...source,
      alertId: `silent-${String(count)}`,
      values: { source: `Sonde ${String(count)}` },
      openedAt: new Date(Date.UTC(2026, 6, 2, 0, count)),
    });
    desk.seed("alerts", alert.alertId, alert);
  }
  for (const [areaId, area, at] of [
    ["pool", "Bassin", 1],
    ["shore", "Rive", 2],
  ] as const) {
    const alert = anAlert({
      alertId: areaId,
      textKey: "limitsAbove",
      subject: { kind: "enclosure", id: "rock", areaId },
      values: { ...temperature, value: 34.5, max: 30, area },
      openedAt: new Date(Date.UTC(2026, 6, 3, at)),
    });
    desk.seed("alerts", alert.alertId, alert);
  }
  await open();
  expect(await screen.findByText(/Rocher · Rive/)).toBeVisible();
  const rows = () =>
    screen
      .getAllByRole("button", { name: /^Prendre en compte/ })
      .map((one) => one.getAttribute("aria-label") ?? "");
  const count = () => screen.queryByText("202");
  expect(rows().slice(0, 2)).toEqual([
    expect.stringMatching(/Température/),
    expect.stringMatching(/Température/),
  ]);
  expect(screen.getAllByText(/^(Gravité\s: )?Élevée 4 × 3 = 12$/)).toHaveLength(
    2,
  );
  // Of how many are not here yet nothing is said.
  expect(count()).toBeNull();
  await tap(button("Afficher plus"));
  await waitFor(() => expect(count()).toBeVisible());
  expect(screen.queryByRole("button", { name: "Afficher plus" })).toBeNull();
});

it("who reads health values sees an alert of an animal and is led to its chart; a keeper sees none", async () => {
  const alert = anAlert({
    alertId: "limits~animal-1~weight",
    class: "health",
    textKey: "limitsBelow",
    subject: { kind: "animal", id: "animal-1", areaId: null },
    sectorIds: [sector1],
    values: { parameterId: `${zooA}_weight`, value: 92, min: 120 },
  });
  desk.seed("alerts", alert.alertId, alert);
  desk.seed(
    "animals",
    "animal-1",
    anAnimal({ animalId: "animal-1", animalName: "Zita" }),
  );
  desk.seed("healthParameters", weightHere.parameterId, weightHere);
  const { unmount } = await open();
  const line = await screen.findByRole("link", {
    name: /Poids\s: 92\s*kg, au-dessous de 120\s*kg/,
  });
  expect(line).toHaveAttribute(
    "href",
    expect.stringMatching(/Dashboard\?.*alertId=/u),
  );
  expect(await screen.findByRole("link", { name: "Zita" })).toHaveAttribute(
    "href",
    expect.stringMatching(/VeterinaryParametersView\?.*animalId=animal-1/u),
  );
  expect((await screen.findAllByText(/Zita/))[0]).toBeVisible();
  unmount();
  desk.workAs({
    right: "user",
    sectorRoles: {
      ...{ management: [], veterinary: [], nutrition: [] },
      keeper: [sector1],
    },
  });
  await open();
  expect(await screen.findByText("Aucune alerte")).toBeVisible();
});

it("an alert of a permit says when it ended and leads to its project", async () => {
  desk.seed(
    "alerts",
    "permit",
    anAlert({
      alertId: "permit",
      type: "legal",
      subject: { kind: "project", id: "project-1", areaId: null },
      sectorIds: [],
      source: { kind: "permit", id: "project-1" },
      textKey: "permitOver",
      values: { to: "2026-12-31" },
    }),
  );
  await open();
  await screen.findByRole("link", {
    name: /projet de recherche a pris fin le 31\D.*2026/u,
  });
  expect(about()[0]).toHaveAttribute(
    "href",
    expect.stringMatching(/ResearchView\?.*projectId=project-1/u),
  );
});

it("an alert of a finding that was not tested again leads to the findings, one of a recommendation to its task", async () => {
  desk.seed(
    "alerts",
    "retest",
    anAlert({
      alertId: "retest",
      subject: { kind: "enclosure", id: "rock", areaId: null },
      source: { kind: "retest", id: "finding-1" },
      textKey: "retestDue",
      values: { to: "2026-11-20" },
    }),
  );
  desk.seed(
    "alerts",
    "recommendation",
    anAlert({
      alertId: "recommendation",
      subject: { kind: "task", id: "task-1", areaId: null },
      source: { kind: "recommendation", id: "task-1" },
      textKey: "recommendationLate",
      values: {},
    }),
  );
  await open();
  await screen.findByRole("link", { name: /prévu le 20\D.*2026/u });
  expect(await screen.findByRole("link", { name: /^Rocher/u })).toHaveAttribute(
    "href",
    expect.stringContaining("status=findings"),
  );
  expect(about().map((one) => one.getAttribute("href"))).toEqual([
    expect.stringContaining("taskId=task-1"),
  ]);
});

it("an alert of a campaign leads to what it lacks, one of a critical answer to its record", async () => {
  desk.seed(
    "groups",
    "troop",
    aGroup({ groupId: "troop", groupName: "Troupe" }),
  );
  const behind = anAlert({
    alertId: "behind",
    subject: { kind: "campaign", id: "campaign-1", areaId: null },
    source: { kind: "behind", id: "campaign-1" },
    textKey: "campaignBehind",
    values: {
      campaign: "Printemps",
      period: "2026-W47",
      missing: 3,
      of: 12,
      from: "2026-11-16",
      to: "2026-11-22",
    },
  });
  const critical = anAlert({
    alertId: "critical",
    subject: { kind: "group", id: "troop", areaId: null },
    source: { kind: "critical", id: "campaign-1" },
    textKey: "criticalAnswer",
    values: { campaign: "Printemps", evaluationId: "one" },
  });
  for (const alert of [behind, critical])
    desk.seed("alerts", alert.alertId, alert);
  await open();
  await screen.findByRole("link", {
    name: /manquantes pour 3 sur 12, du 16.* au 22/,
  });
  expect(about()[0]?.getAttribute("href")).toBe(
    "/CampaignQuizzMonitoringView?campaignId=campaign-1&since=2026-W47&late=1",
  );
  const answer = await screen.findByRole("link", { name: "Troupe" });
  expect(answer.getAttribute("href")).toBe("/AssesmentView?evaluationId=one");
  expect((await screen.findAllByText(/Troupe/))[0]).toBeVisible();
});

it("is counted by likelihood and severity, and a cell, what is mine and what is late narrow it", async () => {
  const someone = { type: "legal" as const, likelihood: 2, severity: 5 };
  for (const [alertId, more] of [
    ["one", someone],
    [
      "two",
      { ...someone, owner: "person", due: new Date("2026-07-02T00:00Z") },
    ],
    ["three", { likelihood: 4, severity: 3 }],
  ] as const) {
    const alert = anAlert({
      alertId,
      textKey: "hand",
      text: `Cas ${alertId}`,
      source: { kind: "hand", id: alertId },
      subject: { kind: "enclosure", id: "rock", areaId: null },
      ...more,
    });
    desk.seed("alerts", alertId, alert);
  }
  await open();
  const matrix = within(
    await screen.findByRole("table", { name: "Probabilité et impact" }),
  );
  expect(matrix.getAllByRole("row")).toHaveLength(7);
  const cases = () =>
    screen
      .queryAllByRole("link", { name: /^Cas / })
      .map(({ textContent }) => textContent.trim());
  expect(cases()).toHaveLength(3);
  await tap(
    matrix.getByRole("button", {
      name: /^Probabilité 2, impact 5\s: 2 alertes$/,
    }),
  );
  await waitFor(() => expect(cases().sort()).toEqual(["Cas one", "Cas two"]));
  // The counts of the other cells stay.
  expect(
    matrix.getByRole("button", {
      name: /^Probabilité 4, impact 3\s: 1 alerte$/,
    }),
  ).toBeVisible();
  await tap(button("En retard"));
  await waitFor(() => expect(cases()).toEqual(["Cas two"]));
  await tap(button("Effacer les filtres"));
  await waitFor(() => expect(cases()).toHaveLength(3));
  await tap(button("À moi"));
  await waitFor(() => expect(cases()).toEqual(["Cas two"]));
});

it("is assessed: how grave, whose and until when; a past day is refused before it is sent", async () => {
  const alert = anAlert({
    textKey: "hand",
    text: "Verrou usé",
    source: { kind: "hand", id: "alert-1" },
    subject: { kind: "enclosure", id: "rock", areaId: null },
  });
  desk.seed("alerts", alert.alertId, alert);
  await open();
  await tap(button(/^Autres actions.*Verrou usé/));
  await tap(screen.findByRole("menuitem", { name: "Évaluer" }));
  const form = within(await screen.findByRole("dialog"));
  const impact = within(form.getByRole("radiogroup", { name: "Impact" }));
  await tap(impact.getByRole("radio", { name: "5" }));
  expect(form.getByText(/^Gravité\s: Critique$/)).toBeVisible();
  const day = form.getByRole("textbox", { name: "Échéance" });
  await userEvent.type(day, "01/01/2020");
  await userEvent.tab();
  await tap(form.getByRole("button", { name: "Enregistrer" }));
  expect(
    (await form.findAllByText(/Choisissez un jour à venir\./))[0],
  ).toBeVisible();
  await userEvent.clear(day);
  await userEvent.type(day, "01/01/2090");
  await userEvent.tab();
  await tap(form.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() =>
    expect(acknowledgements()[0]?.values).toEqual({
      severity: 5,
      due: new Date("2090-01-01T22:59:59.999Z"),
      lateAt: new Date("2090-01-01T22:59:59.999Z"),
    }),
  );
});

it("is made by hand of what somebody saw", async () => {
  await open();
  await tap(button("Signaler"));
  const form = within(await screen.findByRole("dialog"));
  await tap(form.findByRole("radio", { name: "Danger pour le soigneur" }));
  await tap(form.getByRole("combobox", { name: "Sur quoi" }));
  await tap(screen.findByRole("option", { name: "Rocher" }));
  await userEvent.type(
    form.getByRole("textbox", { name: "Ce qui se passe" }),
    "Verrou usé",
  );
  await tap(form.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() =>
    expect(acknowledgements()[0]?.values).toMatchObject({
      type: "keeperDanger",
      class: "general",
      subject: { kind: "enclosure", id: "rock", areaId: null },
      textKey: "hand",
      text: "Verrou usé",
      likelihood: 3,
      severity: 3,
    }),
  );
});

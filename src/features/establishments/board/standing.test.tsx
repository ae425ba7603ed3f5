import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { ZooSummary } from "@domain/establishment/summary/summary";
import { addDays } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import { alertsSummed } from "@domain/establishment/summary/summary";
import { aZooSummary } from "../../../../tests/builders/facility";
import { zooA } from "../../../../tests/builders/ids";
import { anAlert } from "../../../../tests/builders/measures";
import { openZoos, show } from "../testing/zoo-desk";
import { Component as Standing } from "./standing-part";

const desk = openZoos();
const since = new Date("2026-11-12T08:00:00Z");

const seed = (summary: Partial<ZooSummary> = {}) => {
  const one = aZooSummary(summary);
  desk.store.seed("zooSummaries", one.zooId, one);
};
const critical = { likelihood: 5, severity: 5, openedAt: since };
const alerts = alertsSummed(
  [anAlert(critical), anAlert({ type: "risk" })],
  [
    anAlert(),
    anAlert({ source: { kind: "behind", id: "c" } }),
    anAlert({ source: { kind: "silence", id: "s" } }),
    anAlert({ source: { kind: "stuck", id: "s" } }),
  ],
);

beforeEach(() => {
  for (let at = 0; at < 200; at += 1)
    desk.store.erase("zooSummaries", `zoo-${String(at)}`);
  desk.store.erase("zooSummaries", zooA);
});

const names = () =>
  within(screen.getByRole("table"))
    .queryAllByRole("link")
    .map(({ textContent }) => textContent);

it("tells an administrator what is wrong here, each number as a link to its list, and when it was counted", async () => {
  seed({
    alerts,
    dosesMissed: 4,
    tasks: { late: 3, safetyLate: 2, today: 1, since },
  });
  await show(<Standing />);
  await screen.findByText("Alertes à traiter");
  const links = screen
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  const toAlerts = "/Dashboard?tab=alerts";
  expect(links).toEqual([
    ["2Alertes à traiter", toAlerts],
    ["1Valeurs hors limites", `${toAlerts}&status=goingOn&kind=limits`],
    [
      "4Traitements avec doses manquées (7 jours)",
      `${toAlerts}&status=all&kind=doseMissed&since=${addDays(parisDay(new Date()), -6)}`,
    ],
    ["1Campagnes en retard", `${toAlerts}&status=goingOn&kind=behind`],
    ["2Capteurs muets ou bloqués", `${toAlerts}&status=goingOn&kind=sensors`],
    ["2Sécurité en retard", "/TaskManagementView?late=1&type=safety"],
    ["Critique 1", `${toAlerts}&level=critical`],
    ["Élevée 1", `${toAlerts}&level=high`],
    ["Bien-être 1", `${toAlerts}&type=welfare`],
    ["Risque 1", `${toAlerts}&type=risk`],
    [expect.stringMatching(/^12 nov/), toAlerts],
  ]);
  expect(screen.getByText(/^Chiffres de/)).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();
});

it("tells how each species is, the one that scores least first, and who waits longest for an evaluation", async () => {
  const { welfare } = aZooSummary();
  const row = { animals: 4, lowestId: "animal-1" };
  seed({
    welfare: {
      ...welfare,
      countedAt: since,
      species: [
        { ...row, specieId: "lemur", mean: 0.41, lowest: 0.2 },
        { ...row, specieId: "oryx", mean: 0.8, lowest: 0.7 },
      ],
      unseen: 12,
      never: 3,
      longest: [{ animalId: "animal-2", at: since }],
    },
  });
  await show(<Standing />);
  const species = await screen.findByRole("region", {
    name: "Bien-être par espèce",
  });
  const rows = within(species).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/4 individus0,41La plus basse/),
    expect.stringMatching(/4 individus0,80La plus basse/),
  ]);
  expect(
    within(species)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual([
    "/DashboardSpecie?specieId=lemur",
    "/AnimalManagementView?animalId=animal-1&tab=evaluations",
    "/DashboardSpecie?specieId=oryx",
    "/AnimalManagementView?animalId=animal-1&tab=evaluations",
  ]);
  const waiting = screen.getByRole("region", {
    name: "Pas évalués depuis longtemps",
  });
  expect(waiting).toHaveTextContent(
    /12 individus n’ont pas été évalués depuis 90 jours/,
  );
  expect(within(waiting).getByRole("listitem")).toHaveTextContent(/12 nov/);
  expect(
    within(waiting)
      .getByRole("link", { name: /^12 individus/ })
      .getAttribute("href"),
  ).toBe("/EvalHistory?tab=unseen");
  expect(
    within(waiting)
      .getByRole("link", { name: /^3 individus n’ont jamais été évalués/ })
      .getAttribute("href"),
  ).toBe("/EvalHistory?tab=unseen&status=never");
});

it("says that nothing was counted yet, and no number", async () => {
  const documents = vi.spyOn(desk.store, "watchDoc").mockClear();
  await show(<Standing />);
  expect(await screen.findByText(/^Pas encore compté/)).toBeVisible();
  expect(screen.queryByText(/^\d/)).toBeNull();
  // A document that is not there is refused by the rules: an empty answer to a query is not.
  expect(documents.mock.calls.map(([collection]) => collection)).not.toContain(
    "zooSummaries",
  );
  seed({ alerts });
  expect(await screen.findByText("Alertes à traiter")).toBeVisible();
});

it("is not there for who works in a sector", async () => {
  seed({ alerts });
  desk.workAs({ sectorRoles: { keeper: ["s1"], management: ["s1"] } });
  const lists = vi.spyOn(desk.store, "watch").mockClear();
  await show(
    <>
      <p>here</p>
      <Standing />
    </>,
  );
  expect(await screen.findByText("here")).toBeVisible();
  expect(lists.mock.calls.map(([{ collection }]) => collection)).not.toContain(
    "zooSummaries",
  );
  expect(screen.queryByText(/Alertes/)).toBeNull();
});

it("shows the provider which establishments need attention, the worst first, with one question for all of them beside that of the own", async () => {
  desk.workAs({ right: "superAdmin" });
  for (let at = 0; at < 200; at += 1)
    seed({
      zooId: `zoo-${String(at)}`,
      zooName: `Parc ${String(at)}`,
      tasks: { late: at, safetyLate: 0, today: 0, since },
    });
  seed({ zooId: "zoo-7", zooName: "Parc 7", alerts });
  const lists = vi.spyOn(desk.store, "watch").mockClear();
  await show(<Standing />);
  await waitFor(() => expect(names()).toHaveLength(10));
  expect(names().slice(0, 3)).toEqual(["Parc 7", "Parc 199", "Parc 198"]);
  await waitFor(() =>
    expect(
      lists.mock.calls
        .filter(([{ collection }]) => collection === "zooSummaries")
        .map(([{ where }]) => where.length)
        .toSorted(),
    ).toEqual([0, 1]),
  );
  expect(screen.getByRole("link", { name: "Parc 7" })).toHaveAttribute(
    "href",
    "/Dashboard?zoo=zoo-7",
  );
  await userEvent.type(screen.getByRole("searchbox"), "parc 42");
  await waitFor(() => expect(names()).toEqual(["Parc 142", "Parc 42"]));
  await userEvent.clear(screen.getByRole("searchbox"));
  await userEvent.click(
    await screen.findByRole("button", {
      name: /Afficher les 200 établissements/,
    }),
  );
  await waitFor(() => expect(names().length).toBeGreaterThan(10));
  expect(screen.queryByRole("button", { name: /Afficher les/ })).toBeNull();
});

it("tells on a tablet what each number below an establishment is, and none where there is nothing", async () => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(
    new DOMRect(0, 0, 820, 40),
  );
  desk.workAs({ right: "superAdmin" });
  seed({ zooId: "zoo-1", zooName: "Parc 1", dosesMissed: 4 });
  await show(<Standing />);
  await waitFor(() => expect(names()).toEqual(["Parc 1"]));
  const below = [...document.querySelectorAll("[role=row] [data-header]")]
    .filter((one) => one.matches("span"))
    .map((one) => [one.getAttribute("data-header"), one.textContent]);
  expect(below).toEqual([
    ["Traitements avec doses manquées (7 jours)", "4"],
    ["Campagnes en retard", ""],
    ["Chiffres de", expect.stringMatching(/\d/)],
  ]);
  vi.restoreAllMocks();
});

import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Evaluation } from "@domain/evaluation/evaluation";
import { calendarDaySchema } from "@domain/time/calendar-day";
import { beforeEach, expect, it, vi } from "vitest";
import { aCampaign, aSubmission } from "../../../tests/builders/campaigns";
import { anAnimal } from "../../../tests/builders/facility";
import { SignedIn } from "../../data/hooks/ready-session";
import { subscriptions } from "../../data/subscriptions";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component } from "./eval-history.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

const submit = (id: string, day: string, more: Partial<Evaluation> = {}) =>
  desk.seed(
    "evaluations",
    id,
    aSubmission({
      evaluationId: id,
      day: calendarDaySchema.parse(day),
      submittedAt: new Date(`${day}T10:00:00Z`),
      ...more,
    }),
  );

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
  desk.seed("campaigns", "campaign-1", aCampaign());
  desk.seed("animals", "animal-1", anAnimal());
  submit("e1", "2026-11-02");
  submit("e2", "2026-11-18", { campaignId: null });
  submit("e3", "2026-10-31");
});

const open = (search: string) =>
  renderUi(
    <SignedIn>
      <Component />
    </SignedIn>,
    { at: `/EvalHistory${search}` },
  );

const lines = async (count: number) => {
  const table = await screen.findByRole("table", {
    name: "Suivi des évaluations",
  });
  await waitFor(() =>
    expect(within(table).getAllByRole("link")).toHaveLength(count),
  );
  return table;
};

it("tells a month day by day, each to be opened as it was answered", async () => {
  await open("?from=2026-11-20");
  const table = await lines(2);
  expect(within(table).getByText(/mercredi 18 novembre 2026/)).toBeVisible();
  expect(
    within(table)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual([
    "/AssesmentView?evaluationId=e2",
    "/AssesmentView?evaluationId=e1",
  ]);
  expect(screen.getByText("novembre 2026")).toBeVisible();
});

it("goes to the month before and to its weeks, in the address", async () => {
  const { router } = await open("?from=2026-11-20");
  await lines(2);
  await userEvent.click(screen.getByRole("button", { name: "Mois précédent" }));
  await lines(1);
  expect(router.state.location.search).toBe("?from=2026-10-31");
  await userEvent.click(screen.getByRole("radio", { name: "Semaine" }));
  expect(
    await screen.findByText("Aucune évaluation sur cette période"),
  ).toBeVisible();
  expect(router.state.location.search).toBe("?from=2026-10-01&mode=week");
});

it("narrows to a campaign, and says where nothing is left", async () => {
  await open("?from=2026-11-20&campaignId=campaign-1");
  const table = await lines(1);
  expect(within(table).getByText("Printemps")).toBeVisible();
});

it("says where nothing of the period is left", async () => {
  await open("?from=2026-11-20&userId=nobody");
  expect(
    await screen.findByText(
      "Aucune évaluation de la période ne correspond aux filtres",
    ),
  ).toBeVisible();
});

it("shows observations of the same months and weeks", async () => {
  await open("?tab=observations");
  expect(
    await screen.findByRole("button", { name: "Mois précédent" }),
  ).toBeVisible();
});

it("says of which campaign alone observations are shown, and shows all of them again", async () => {
  const { router } = await open("?tab=observations&campaignId=campaign-1");
  await waitFor(() =>
    expect(screen.getByRole("combobox", { name: "Campagne" })).toHaveValue(
      "Printemps",
    ),
  );
  await userEvent.click(screen.getByRole("button", { name: /filtres/u }));
  expect(router.state.location.search).toBe("?tab=observations");
});

it("reads nothing of the history beyond the period, however long it is", async () => {
  for (let year = 2006; year < 2026; year += 1)
    submit(`old-${String(year)}`, `${String(year)}-11-02`);
  const asked = vi.spyOn(subscriptions, "list");
  await open("?from=2026-11-20");
  await lines(2);
  const queries = asked.mock.calls
    .map(([query]) => query)
    .filter(({ collection }) => collection === "evaluations");
  const kinds = new Map(queries.map((query) => [JSON.stringify(query), query]));
  // One's own, those one is named a reader of, and what is open to one's right.
  expect(kinds.size).toBe(3);
  for (const { where } of queries)
    expect(where).toEqual(
      expect.arrayContaining([
        { field: "day", op: ">=", value: "2026-11-01" },
        { field: "day", op: "<=", value: "2026-11-30" },
      ]),
    );
  const counts = await Promise.all(
    [...kinds.values()].map((query) => desk.store.countOf(query)),
  );
  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(2);
  asked.mockRestore();
});

it.each([
  ["", ["Ancienne"]],
  ["&status=never", ["Jamais"]],
])("names who was not evaluated for long: %s", async (search, names) => {
  const seed = (animalId: string, more: object) =>
    desk.seed("animals", animalId, anAnimal({ animalId, ...more }));
  seed("animal-1", { animalName: "Fraîche", lastEval: new Date() });
  seed("old", { animalName: "Ancienne", lastEval: new Date("2020-01-01") });
  seed("never", { animalName: "Jamais", lastEval: null });
  seed("gone", { animalName: "Partie", animalState: "departed" });
  await open(`?tab=unseen${search}`);
  const table = await screen.findByRole("table", {
    name: "Pas évalués depuis longtemps",
  });
  await waitFor(() =>
    expect(
      within(table)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(names),
  );
});

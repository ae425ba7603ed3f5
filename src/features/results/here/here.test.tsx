import { scoreOf } from "@domain/evaluation/score/score";
import { formOf } from "@domain/survey/engine/form";
import { addDays, calendarDaySchema } from "@domain/time/calendar-day";
import { configure, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import {
  aCampaign,
  answered,
  aSubmission,
} from "../../../../tests/builders/campaigns";
import { anAnimal } from "../../../../tests/builders/facility";
import { anAskedVersion } from "../../../../tests/builders/forms";
import { sector1, sector2 } from "../../../../tests/builders/ids";
import { aVersion, someTexts } from "../../../../tests/builders/surveys";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { allInSight } from "../../../ui/testing/in-sight";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as SpecieScores } from "./specie-scores";
import { SubjectTab } from "./subject-tab";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

allInSight();
const desk = openDesk();
const version = anAskedVersion([{ questionRef: "roof", criterion: "home" }]);
const form = formOf(version);

function handedIn(date: string, value: string, more: object = {}) {
  const responses = { roof: answered(value) };
  desk.seed(
    "evaluations",
    date,
    aSubmission({
      evaluationId: date,
      responses,
      score: scoreOf(form, responses),
      day: calendarDaySchema.parse(date),
      submittedAt: new Date(`${date}T10:00:00Z`),
      ...more,
    }),
  );
}

beforeEach(() => {
  desk.clear();
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  desk.seed("animals", "animal-1", anAnimal());
  desk.store.seed(
    "surveyVersions",
    "1",
    aVersion({ ...version, status: "published" }),
    "survey-1",
  );
  const words = someTexts({ criteria: { home: "Hébergement" } });
  desk.store.seed("versionTexts", "fr", words, "survey-1/versions/1");
});

async function open() {
  return renderUi(
    <SignedIn>
      <SubjectTab kind="animal" id="animal-1" />
    </SignedIn>,
    { at: "/AnimalManagementView?animalId=animal-1" },
  );
}

it("tells how an animal scored last by criterion, against its own earlier ones, and leads to all", async () => {
  handedIn("2026-09-01", "c");
  handedIn("2026-10-01", "b");
  handedIn("2026-11-01", "a");
  await open();
  expect(await screen.findByText("Hébergement")).toBeVisible();
  expect(screen.getByText("0,00")).toBeVisible();
  expect(
    screen.getByText(/^[-−]0,75 par rapport à la moyenne des 2 précédentes/),
  ).toBeVisible();
  const last = screen.getByRole("link", { name: /^Rendue le/ });
  expect(last).toHaveAttribute(
    "href",
    "/AssesmentView?evaluationId=2026-11-01",
  );
  expect(screen.getByRole("link", { name: "Historique" })).toHaveAttribute(
    "href",
    "/EvalHistory?animalId=animal-1",
  );
});

it("reads eight evaluations at most of each query, and one version with its words", async () => {
  handedIn("2026-11-01", "a");
  const lists = vi.spyOn(desk.store, "watch");
  const documents = vi.spyOn(desk.store, "watchDoc");
  await open();
  expect(await screen.findByText(/^Pas de comparaison possible/)).toBeVisible();
  const limits = lists.mock.calls
    .map(([query]) => query)
    .filter(({ collection }) => collection === "evaluations")
    .map(({ limit }) => limit);
  expect(Math.max(...limits)).toBe(8);
  expect(limits.length).toBeLessThanOrEqual(3);
  const read = documents.mock.calls.map(([collection]) => collection);
  expect(read.filter((one) => one === "surveyVersions")).toHaveLength(1);
  expect(read.filter((one) => one === "versionTexts")).toHaveLength(1);
});

it("tells of a species how its animals scored last in the campaign about them, each once", async () => {
  desk.seed("campaigns", "campaign-1", aCampaign({ specieIds: ["specie-1"] }));
  desk.seed("animals", "animal-2", anAnimal({ animalId: "animal-2" }));
  handedIn("2026-11-01", "a");
  handedIn("2026-11-02", "c");
  handedIn("2026-11-03", "b", { subjectId: "animal-2" });
  await renderUi(
    <SignedIn>
      <SpecieScores id="specie-1" />
    </SignedIn>,
  );
  expect(await screen.findByText("0,75 (0,50 à 1,00, n = 2)")).toBeVisible();
});

it("says of a species that earlier evaluations were not read, rather than nothing", async () => {
  desk.seed("campaigns", "campaign-1", aCampaign({ specieIds: ["specie-1"] }));
  handedIn("2026-01-01", "a");
  for (let day = 1; day <= 200; day += 1) {
    const date = addDays(calendarDaySchema.parse("2026-01-01"), day);
    handedIn(date, "c", { subjectId: "of-another-species" });
  }
  await renderUi(
    <SignedIn>
      <SpecieScores id="specie-1" />
    </SignedIn>,
  );
  expect(
    await screen.findByText(/^Sont comptées les 200 évaluations/),
  ).toBeVisible();
  expect(screen.getByText("On ne peut pas dire")).toBeVisible();
});

it("shows a keeper nothing that is sealed, nor of another sector", async () => {
  handedIn("2026-11-01", "a", { sealed: true, openToKeepers: false });
  handedIn("2026-10-01", "a", { sectorIds: [sector2] });
  await open();
  expect(
    await screen.findByText("Aucune évaluation n’a encore été rendue."),
  ).toBeVisible();
});

import { parisDay } from "@domain/time/paris";
import { configure, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import {
  aCampaign,
  aCampaignProgress,
  aSubmission,
} from "../../../../tests/builders/campaigns";
import { anAnimal } from "../../../../tests/builders/facility";
import { sector1 } from "../../../../tests/builders/ids";
import {
  anItem,
  aQuestion,
  aSection,
  aSurvey,
  aVersion,
  someTexts,
} from "../../../../tests/builders/surveys";
import { aUser } from "../../../../tests/builders/people";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as AssessmentPage } from "../assessment.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 3_000 });

const desk = openDesk();
const today = parisDay(new Date());

beforeEach(() => {
  desk.clear();
  desk.workAs({ sectorRoles: { management: [sector1] } });
  desk.seed(
    "users",
    "other",
    aUser({ userId: "other", userFirstname: "Julie", userLastname: "Roy" }),
  );
  desk.seed("animals", "animal-1", anAnimal({ animalName: "Nala" }));
  desk.seed(
    "campaigns",
    "campaign-1",
    aCampaign({ startDate: today, endDate: today }),
  );
});

const open = (search: string) =>
  renderUi(
    <SignedIn>
      <AssessmentPage />
    </SignedIn>,
    { at: `/AssesmentView${search}` },
  );
const handedIn = (...ids: string[]) =>
  desk.store.seed(
    "campaignProgress",
    today.slice(0, 7),
    aCampaignProgress({
      month: today.slice(0, 7),
      subjects: {
        "animal-1": Object.fromEntries(
          ids.map((id) => [id, { day: today, by: "other" }]),
        ),
      },
    }),
    "campaign-1",
  );

it("says who did a campaign's evaluation when, and leads to the answers before it is done again", async () => {
  handedIn("evaluation-9");
  await open("?animalId=animal-1");
  const line = await screen.findByRole("region", { name: "Printemps" });
  expect(line).toHaveTextContent(/Remise le .* par Julie Roy/u);
  const [see, again] = within(line).getAllByRole("link");
  expect(see).toHaveAccessibleName(/^Voir les réponses/);
  expect(see).toHaveAttribute(
    "href",
    expect.stringContaining("evaluationId=evaluation-9"),
  );
  expect(again).toHaveAccessibleName(/^Évaluer à nouveau/);
});

it("says of a questionnaire when it was last answered about the animal", async () => {
  handedIn();
  desk.seed(
    "surveys",
    "survey-1",
    aSurvey({ published: true, publishedVersion: 1 }),
  );
  desk.seed(
    "evaluations",
    "evaluation-1",
    aSubmission({ authorId: "other", campaignId: null }),
  );
  await open("?animalId=animal-1");
  const see = await screen.findByRole("link", { name: /^Voir les réponses/ });
  expect(see).toHaveAttribute(
    "href",
    expect.stringContaining("evaluationId=evaluation-1"),
  );
  expect(
    screen.getByRole("link", { name: /^Évaluer à nouveau/ }),
  ).toBeVisible();
});

it("says so too to who comes straight to the questions", async () => {
  handedIn("evaluation-9");
  const { trad: _words, ...question } = aQuestion();
  const options = question.options.map(({ value, score }) => ({
    value,
    score,
  }));
  desk.store.seed(
    "surveyVersions",
    "1",
    aVersion({
      status: "published",
      sections: [aSection([anItem(question)])],
      questions: [{ ...question, options }],
    }),
    "survey-1",
  );
  desk.store.seed("versionTexts", "fr", someTexts(), "survey-1/versions/1");
  await open("?campaignId=campaign-1&animalId=animal-1");
  expect(await screen.findByText(/Remise le .* par Julie Roy/u)).toBeVisible();
  expect(
    screen.getByRole("link", { name: "Voir les réponses" }),
  ).toHaveAttribute(
    "href",
    expect.stringContaining("evaluationId=evaluation-9"),
  );
});

it("says why nothing is there to answer for a species, and what to do, by right", async () => {
  desk.seed(
    "surveys",
    "survey-1",
    aSurvey({
      published: true,
      publishedVersion: 1,
      surveySpecie: ["another"],
    }),
  );
  const asManager = await open("?animalId=animal-1");
  expect(await screen.findByText(/^Aucun questionnaire publié/)).toBeVisible();
  expect(screen.getByText(/^Demandez à un super-admin/)).toBeVisible();
  asManager.unmount();
  desk.workAs({ right: "superAdmin" });
  await open("?animalId=animal-1");
  expect(
    await screen.findByRole("link", { name: "Voir les questionnaires" }),
  ).toBeVisible();
});

it("offers the animals by their species' shown name, found by its latin one", async () => {
  desk.seed("animals", "animal-1", anAnimal({ animalName: "Nala" }));
  await open("");
  const field = await screen.findByRole("combobox", { name: "Individu" });
  await userEvent.type(field, "suricata");
  expect(await screen.findByRole("option", { name: "Nala" })).toBeVisible();
});

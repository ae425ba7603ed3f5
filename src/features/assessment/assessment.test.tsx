import {
  act,
  configure,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { answersText } from "@domain/evaluation/answers-text";
import { calendarDaySchema } from "@domain/time/calendar-day";
import {
  aCampaign,
  anEvaluation,
  anEvaluationDraft,
  answered,
  aSubmission,
} from "../../../tests/builders/campaigns";
import { anAnimal } from "../../../tests/builders/facility";
import { sector1 } from "../../../tests/builders/ids";
import { anObsSession } from "../../../tests/builders/observation";
import {
  anItem,
  aQuestion,
  aSection,
  aVersion,
  someTexts,
} from "../../../tests/builders/surveys";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as AssessmentPage } from "./assessment.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const later = calendarDaySchema.parse("2098-12-31");

beforeEach(() => {
  desk.clear();
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  desk.seed("animals", "animal-1", anAnimal({ animalName: "Nala" }));
  const { trad: _words, ...question } = aQuestion();
  desk.store.seed(
    "surveyVersions",
    "1",
    aVersion({
      status: "published",
      sections: [aSection([anItem(question)])],
      questions: [
        {
          ...question,
          options: question.options.map(({ value, score }) => ({
            value,
            score,
          })),
        },
      ],
    }),
    "survey-1",
  );
  desk.store.seed("versionTexts", "fr", someTexts(), "survey-1/versions/1");
});

const open = (search: string) =>
  renderUi(
    <SignedIn>
      <AssessmentPage />
    </SignedIn>,
    { at: `/AssesmentView${search}` },
  );

it("says that nothing is asked where no campaign asks", async () => {
  await open("");
  expect(
    await screen.findByText("Aucune campagne ne vous demande de réponses"),
  ).not.toBeNull();
});

it("prepares a device where a campaign asks to observe alone, and for a session that is planned", async () => {
  const prepares = () =>
    screen.findByRole("button", { name: /^Préparer cet appareil/ });
  desk.seed(
    "campaigns",
    "campaign-1",
    aCampaign({
      collects: ["focal"],
      obsId: "obs-1",
      obsVersion: 1,
      surveyId: null,
      surveyVersion: null,
      endDate: later,
    }),
  );
  const { unmount } = await open("");
  expect(await prepares()).toBeVisible();
  unmount();
  desk.clear();
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  const nobodyAsks = await open("");
  await screen.findByText("Aucune campagne ne vous demande de réponses");
  expect(screen.queryByRole("button", { name: /^Préparer/ })).toBeNull();
  nobodyAsks.unmount();
  desk.seed(
    "obsSessions",
    "session-1",
    anObsSession({
      obsSessionId: "session-1",
      observerId: "person",
      status: "planned",
      startedAt: null,
    }),
  );
  await open("");
  expect(await prepares()).toBeVisible();
});

it("shows what was handed in in its own words, and takes a correction with its reason", async () => {
  desk.seed(
    "evaluations",
    "evaluation-1",
    aSubmission({
      authorId: "person",
      responses: { "Q-001": { ...answered("yes"), comment: "À midi" } },
    }),
  );
  await open("?evaluationId=evaluation-1");
  expect(await screen.findByText("Mange ?")).not.toBeNull();
  expect(screen.getByText("Oui")).not.toBeNull();
  expect(screen.getByText("À midi")).not.toBeNull();
  await userEvent.click(
    screen.getByRole("button", { name: /^Corriger.*Mange/ }),
  );
  const panel = await screen.findByRole("dialog");
  await userEvent.click(within(panel).getByRole("radio", { name: "Non" }));
  const save = within(panel).getByRole("button", {
    name: "Enregistrer la correction",
  });
  // A second touch right after a choice is held up; a key is not.
  const press = async () => {
    act(() => save.focus());
    await userEvent.keyboard("{Enter}");
  };
  await press();
  expect(await within(panel).findByText("Dites pourquoi")).not.toBeNull();
  expect(desk.written).toEqual([]);
  const why = within(panel).getByRole("textbox", { name: /Motif/ });
  act(() => why.focus());
  await userEvent.keyboard("Relu");
  await press();
  await waitFor(() =>
    expect(desk.written[0]).toMatchObject({
      collection: "evaluationCorrections",
      parentId: "evaluation-1",
      values: { questionRef: "Q-001", reason: "Relu", by: "person" },
    }),
  );
});

it("shows what was handed in to who reads it and answers nothing, and lets them begin none", async () => {
  desk.workAs({
    ...{ right: "auditor", rank: "auditor" },
    sectorRoles: { management: [sector1] },
  });
  desk.seed(
    "evaluations",
    "evaluation-1",
    aSubmission({ authorId: "other", responses: { "Q-001": answered("yes") } }),
  );
  const read = await open("?evaluationId=evaluation-1");
  expect(await screen.findByText("Oui")).not.toBeNull();
  read.unmount();
  await open("");
  expect(
    await screen.findByRole("heading", { level: 1, name: "Accès réservé" }),
  ).toBeVisible();
});

it("deletes what was handed in, after asking, for who directs the establishment", async () => {
  desk.seed(
    "evaluations",
    "evaluation-1",
    aSubmission({
      authorId: "other",
      responses: { "Q-001": answered("yes") },
    }),
  );
  const keeper = await open("?evaluationId=evaluation-1");
  expect(await screen.findByText("Oui")).not.toBeNull();
  expect(screen.queryByRole("button", { name: /^Autres actions/ })).toBeNull();
  keeper.unmount();
  desk.workAs({ right: "admin" });
  await open("?evaluationId=evaluation-1");
  const press = async (button: HTMLElement) => {
    act(() => button.focus());
    await userEvent.keyboard("{Enter}");
  };
  await press(await screen.findByRole("button", { name: /^Autres actions/ }));
  await press(await screen.findByRole("menuitem", { name: "Supprimer" }));
  const asked = await screen.findByRole("dialog", {
    name: /^Supprimer l’évaluation de Nala/,
  });
  expect(desk.written).toEqual([]);
  await press(within(asked).getByRole("button", { name: "Supprimer" }));
  await waitFor(() =>
    expect(desk.written).toMatchObject([
      {
        collection: "evaluations",
        id: "evaluation-1",
        values: { isDeleted: true },
      },
    ]),
  );
  // A question that is still closing takes the focus back from whoever comes next.
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("stays at what it was at, when another device hands that in", async () => {
  const begun = anEvaluation({ authorId: "person" });
  desk.seed("campaigns", "campaign-1", aCampaign({ endDate: later }));
  desk.seed("evaluations", "evaluation-1", begun);
  await open("?campaignId=campaign-1&animalId=animal-1");
  // A touch right after one of the test before would be held up; a key is not.
  const no = await screen.findByRole("radio", { name: "Non" });
  act(() => no.focus());
  await waitFor(() => expect(no).toHaveFocus());
  await userEvent.keyboard(" ");
  await waitFor(() => expect(no).toBeChecked());
  act(() =>
    desk.seed(
      "evaluations",
      "evaluation-1",
      aSubmission({ authorId: "person", submittedFrom: "tablet" }),
    ),
  );
  expect(await screen.findByText(/^Remise le/)).not.toBeNull();
  // What was answered here is written where it belongs, and nothing new is begun.
  await waitFor(() => expect(desk.written).not.toEqual([]));
  for (const one of desk.written)
    expect(one).toMatchObject({
      collection: "evaluationDrafts",
      parentId: "evaluation-1",
    });
});

it("takes over what a second device brought after it was handed in, as a correction", async () => {
  desk.seed(
    "evaluations",
    "evaluation-1",
    aSubmission({
      authorId: "person",
      submittedFrom: "tablet",
      responses: { "Q-001": answered("yes") },
      late: [{ deviceId: "phone", at: new Date("2026-11-20T09:10:00Z") }],
    }),
  );
  const drafts = { tablet: "yes", phone: "no" };
  for (const [deviceId, value] of Object.entries(drafts))
    desk.store.seed(
      "evaluationDrafts",
      deviceId,
      anEvaluationDraft({
        deviceId,
        authorId: "person",
        answers: answersText({ "Q-001": answered(value) }),
      }),
      "evaluation-1",
    );
  await open("?evaluationId=evaluation-1");
  expect(await screen.findByText("Arrivé après la remise")).not.toBeNull();
  const take = screen.getByRole("button", {
    name: "Reprendre comme correction",
  });
  act(() => take.focus());
  await userEvent.keyboard("{Enter}");
  const panel = await screen.findByRole("dialog");
  expect(within(panel).getByRole("radio", { name: "Non" })).toBeChecked();
  const why = within(panel).getByRole("textbox", { name: /Motif/ });
  act(() => why.focus());
  await userEvent.keyboard("Vu sur place");
  const save = within(panel).getByRole("button", {
    name: "Enregistrer la correction",
  });
  act(() => save.focus());
  await userEvent.keyboard("{Enter}");
  await waitFor(() =>
    expect(desk.written[0]).toMatchObject({
      collection: "evaluationCorrections",
      parentId: "evaluation-1",
      values: { questionRef: "Q-001", reason: "Vu sur place" },
    }),
  );
  expect(JSON.stringify(desk.written[0])).toContain("no");
});

it("evaluates those of one place in one go, beginning with the first", async () => {
  const animals = ["animal-1", "animal-2"];
  desk.seed(
    "animals",
    "animal-2",
    anAnimal({ animalId: "animal-2", animalName: "Bibi" }),
  );
  desk.seed(
    "campaigns",
    "campaign-1",
    aCampaign({ endDate: later, animalIds: animals }),
  );
  await open("?campaignId=campaign-1");
  const go = await screen.findByRole("link", {
    name: "2 individus à la suite",
  });
  const address = new URL(go.getAttribute("href") ?? "", "http://here");
  expect(address.searchParams.get("campaignId")).toBe("campaign-1");
  expect(address.searchParams.get("enclosureId")).not.toBeNull();
  expect(animals).toContain(address.searchParams.get("animalId"));
});

it("leads whoever takes no part nowhere, and says why", async () => {
  desk.seed(
    "campaigns",
    "campaign-1",
    aCampaign({
      ...{ endDate: later, animalIds: ["animal-1"] },
      participants: ["somebody-else"],
    }),
  );
  await open("?campaignId=campaign-1");
  expect(
    await screen.findByText(/^Cette campagne ne vous demande pas de réponses/),
  ).toBeVisible();
  const list = screen.getByRole("list");
  expect(within(list).getByRole("listitem")).toBeVisible();
  expect(within(list).queryByRole("link")).toBeNull();
});

it("leads from a campaign that observes alone to where a session is begun", async () => {
  desk.seed(
    "campaigns",
    "campaign-1",
    aCampaign({
      collects: ["focal"],
      obsId: "obs-1",
      obsVersion: 1,
      surveyId: null,
      surveyVersion: null,
      endDate: later,
    }),
  );
  const { router } = await open("?campaignId=campaign-1");
  await waitFor(() =>
    expect(router.state.location.pathname).toBe("/ObsSessionView"),
  );
  expect(router.state.location.search).toBe(
    "?mode=create&campaignId=campaign-1",
  );
});

it("says how the same questionnaire was answered last, however many others were since", async () => {
  desk.seed("campaigns", "campaign-1", aCampaign({ endDate: later }));
  const given = (id: string, at: string, surveyId: string) =>
    desk.seed(
      "evaluations",
      id,
      aSubmission({
        ...{ evaluationId: id, surveyId, authorId: "person" },
        submittedAt: new Date(at),
      }),
    );
  given("before", "2026-10-02T09:00:00Z", "survey-1");
  for (const day of [10, 11, 12, 13, 14, 15, 16, 17, 18, 19])
    given(`other-${day}`, `2026-11-${day}T09:00:00Z`, "another");
  await open("?campaignId=campaign-1&animalId=animal-1");
  await userEvent.click(
    await screen.findByRole("switch", { name: "Réponses précédentes" }),
  );
  expect((await screen.findAllByText(/^Le 2 oct.* 2026 : /u))[0]).toBeVisible();
});

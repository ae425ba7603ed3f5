import { contentOf } from "@domain/question/state";
import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import {
  anOption,
  aQuestion,
  aQuestionState,
} from "../../../tests/builders/surveys";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as ComparisonPage } from "./question-comparison.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const now = aQuestion();

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "superAdmin" });
  desk.seed("questions", "question-1", now);
  desk.seed(
    "questions",
    "question-2",
    aQuestion({
      questionId: "question-2",
      questionRef: "Q-002",
      mandatory: false,
    }),
  );
  desk.store.seed(
    "questionStates",
    "first",
    {
      ...aQuestionState({
        at: new Date(Date.UTC(2026, 10, 3, 9)),
        state: contentOf(
          aQuestion({ options: [anOption("yes", 0.5), anOption("no", 0)] }),
        ),
      }),
    },
    "question-1",
  );
});

const open = (search: string) =>
  renderUi(
    <SignedIn>
      <ComparisonPage />
    </SignedIn>,
    { at: `/QuestionComparisonView${search}` },
  );
const choose = async (field: string, option: string | RegExp) => {
  await userEvent.click(await screen.findByRole("combobox", { name: field }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
};

it("asks for two questions, and says in what they differ", async () => {
  await open("?questionId=question-1");
  expect(await screen.findByText("Choisissez deux questions")).toBeVisible();
  await choose("Comparée à", /^Q-002/);
  expect(
    await screen.findByText("Ce sont deux questions différentes."),
  ).toBeVisible();
  expect(
    screen.getByRole("row", { name: /^Réponse obligatoire Oui Non/ }),
  ).toBeVisible();
  expect(screen.queryByText("Le type n’est pas le même.")).toBeNull();
});

it("compares a question with what it was", async () => {
  await open("?questionId=question-1&withId=question-1");
  expect(await screen.findByText("Aucune différence")).toBeVisible();
  expect(
    screen.getByText(/^Les réponses aux deux peuvent être comparées/),
  ).toBeVisible();
  const [state] = await screen.findAllByRole("combobox", {
    name: "Telle qu’elle est ou était",
  });
  await userEvent.click(state!);
  await userEvent.click(await screen.findByRole("option", { name: /2026/ }));
  expect(
    await screen.findByRole("row", { name: /^Score · yes 0,5 1/ }),
  ).toBeVisible();
  expect(screen.getByText("Les scores ne sont pas les mêmes.")).toBeVisible();
  const side = within(screen.getByRole("region", { name: /^Q-001 · .*2026/ }));
  expect(side.getByRole("link", { name: "Ouvrir" })).toHaveAttribute(
    "href",
    "/QuestionTimeMachine?questionId=question-1&version=first",
  );
});

it("says that a question or a state is not there", async () => {
  await open("?questionId=nobody&withId=question-1&withVersion=never");
  await waitFor(() =>
    expect(
      screen.getAllByText("Cette question ou cet état est introuvable."),
    ).toHaveLength(2),
  );
});

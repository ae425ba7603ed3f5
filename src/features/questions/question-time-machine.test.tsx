import { contentOf } from "@domain/question/state";
import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { aUser } from "../../../tests/builders/people";
import {
  anOption,
  aQuestion,
  aQuestionState,
} from "../../../tests/builders/surveys";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as TimeMachinePage } from "./question-time-machine.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const now = aQuestion();
const before = aQuestion({
  options: [anOption("yes", 0.5), anOption("no", 0)],
  mandatory: false,
});

const seedState = (id: string, day: number, question: typeof now, by: string) =>
  desk.store.seed(
    "questionStates",
    id,
    {
      ...aQuestionState({
        at: new Date(Date.UTC(2026, 10, day, 9)),
        by,
        state: contentOf(question),
      }),
    },
    "question-1",
  );

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "superAdmin" });
  desk.seed(
    "users",
    "maker",
    aUser({ userId: "maker", userFirstname: "Lou", userLastname: "Blanc" }),
  );
  desk.seed("questions", "question-1", now);
  seedState("first", 3, before, "system");
  seedState("second", 5, now, "maker");
});

const open = (search: string) =>
  renderUi(
    <SignedIn>
      <TimeMachinePage />
    </SignedIn>,
    { at: `/QuestionTimeMachine${search}` },
  );

it("tells who changed what, and shows an old state with what differs from now", async () => {
  await open("?questionId=question-1");
  const list = within(await screen.findByRole("list", { name: "États" }));
  expect(await list.findByText(/Lou Blanc/)).toBeVisible();
  expect(list.getByText("Options et Réponse obligatoire")).toBeVisible();
  expect(screen.getByText("Aucune différence")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Restaurer/ })).toBeNull();
  await userEvent.click(list.getByRole("button", { name: /Synchronisation/ }));
  const row = await screen.findByRole("row", { name: /Score · yes/ });
  expect(row).toHaveTextContent("0,51");
});

it("makes it again what it was, after asking, as a change of now", async () => {
  await open("?questionId=question-1&version=first");
  await userEvent.click(
    await screen.findByRole("button", { name: "Restaurer cet état" }),
  );
  const dialog = within(await screen.findByRole("dialog"));
  expect(desk.written).toHaveLength(0);
  await userEvent.click(
    dialog.getByRole("button", { name: "Restaurer cet état" }),
  );
  await waitFor(() => expect(desk.written).toHaveLength(1));
  const { values } = desk.written[0] as { values: Record<string, unknown> };
  expect(values["mandatory"]).toBe(false);
  expect(values["options"]).toMatchObject([{ score: 0.5 }, { score: 0 }]);
  expect(values).not.toHaveProperty("questionRef");
  expect(values).not.toHaveProperty("trad");
});

it("shows it as on the date of the address, which another date replaces", async () => {
  await open("?questionId=question-1&until=2026-11-04T08:00");
  const list = within(await screen.findByRole("list", { name: "États" }));
  expect(await list.findByText(/Synchronisation/)).toBeVisible();
  expect(list.queryByText(/Lou Blanc/)).toBeNull();
  expect(screen.getByText("04/11/2026 08:00")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Effacer" }));
  expect(await screen.findByText(/Lou Blanc/)).toBeVisible();
});

it("says that the address names no question", async () => {
  await open("?questionId=nobody");
  expect(
    await screen.findByText("Cette question est introuvable"),
  ).toBeVisible();
});

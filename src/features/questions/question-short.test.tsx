import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { aUser } from "../../../tests/builders/people";
import { aQuestion, aShortTable } from "../../../tests/builders/surveys";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as ShortPage } from "./question-short.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "superAdmin" });
  desk.seed(
    "users",
    "maker",
    aUser({ userId: "maker", userFirstname: "Lou", userLastname: "Blanc" }),
  );
  for (const [id, questionRef] of [
    ["question-1", "Q-001"],
    ["question-2", "Q-002"],
    ["question-3", "Q-003"],
  ] as const)
    desk.seed("questions", id, aQuestion({ questionId: id, questionRef }));
});

const seedTable = () =>
  desk.seed(
    "shortQuestions",
    "table",
    aShortTable({
      rows: { "Q-001": { fr: "Mange" }, "Q-003": { fr: "Boit", de: "Trinkt" } },
      updatedAt: new Date("2026-11-20T09:00:00Z"),
      updatedBy: "maker",
    }),
  );
const open = (search = "") =>
  renderUi(
    <SignedIn>
      <ShortPage />
    </SignedIn>,
    { at: `/QuestionShortManagement${search}` },
  );
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));
const nameOf = (ref: string) =>
  screen.findByRole("textbox", { name: `Libellé court de ${ref}` });

it("shows the table, and when and by whom it was last changed", async () => {
  seedTable();
  await open();
  expect(
    await screen.findByText(
      /^Dernière modification le .*2026.*, par Lou Blanc/,
    ),
  ).toBeVisible();
  const table = within(screen.getByRole("table"));
  expect(table.getByText("Boit")).toBeVisible();
  expect(table.queryByText("Q-002")).toBeNull();
});

it("moves rows by their arrows", async () => {
  seedTable();
  await open("?mode=edit");
  await press(/^Monter.*Q-003$/);
  await press("Enregistrer");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]).toMatchObject({
    values: { order: ["Q-003", "Q-001"] },
  });
});

it("adds a row, names it in two languages and stores nothing else anew", async () => {
  seedTable();
  await open("?mode=edit");
  await userEvent.click(
    await screen.findByRole("combobox", { name: "Ajouter une question" }),
  );
  expect(screen.getAllByRole("option")).toHaveLength(1);
  await userEvent.click(await screen.findByRole("option", { name: /^Q-002/ }));
  await press("Enregistrer");
  expect(await nameOf("Q-002")).toHaveAccessibleDescription(/obligatoire/);
  await userEvent.type(await nameOf("Q-002"), "Dort");
  await userEvent.click(screen.getByRole("tab", { name: /^Deutsch/ }));
  await userEvent.type(await nameOf("Q-002"), "Schläft");
  await press("Enregistrer");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  const { values } = desk.written[0] as { values: Record<string, unknown> };
  expect(values["rows"]).toEqual({
    "Q-001": { fr: "Mange" },
    "Q-002": { fr: "Dort", de: "Schläft" },
    "Q-003": { fr: "Boit", de: "Trinkt" },
  });
  expect(values).not.toHaveProperty("order");
});

it("says that somebody else was first, and keeps what was typed", async () => {
  seedTable();
  desk.refuse("conflict");
  await open("?mode=edit");
  await userEvent.type(await nameOf("Q-001"), " bien");
  await press("Enregistrer");
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(await nameOf("Q-001")).toHaveValue("Mange bien");
  desk.refuse(null);
});

it("makes the table where there is none", async () => {
  await open();
  expect(await screen.findByText("Aucune question abrégée")).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: "Modifier" }));
  await userEvent.click(
    await screen.findByRole("combobox", { name: "Ajouter une question" }),
  );
  await userEvent.click(await screen.findByRole("option", { name: /^Q-001/ }));
  await userEvent.type(await nameOf("Q-001"), "Mange");
  await press(/^Retirer.*Q-001$/);
  expect(await screen.findByText("Aucune question abrégée")).toBeVisible();
  await press("Enregistrer");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]).toMatchObject({
    kind: "create",
    collection: "shortQuestions",
    id: "table",
    values: { rows: {} },
  });
});

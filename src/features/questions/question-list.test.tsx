import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { aLabel } from "../../../tests/builders/labels";
import { aQuestion } from "../../../tests/builders/surveys";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { findByTyping, shownNames as names } from "../../ui/testing/listed";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as ListPage } from "./question-list.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

const texts = (fr: string, more: object = {}) => ({
  fr: { text: fr, help: null },
  ...more,
});
const seed = (id: string, given: Parameters<typeof aQuestion>[0]) =>
  desk.seed("questions", id, aQuestion({ questionId: id, ...given }));

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "superAdmin" });
  desk.seed(
    "categories",
    "label-1",
    aLabel({ id: "label-1", label: "Alimentation", trad: {} }),
  );
  seed("q1", { questionRef: "EAT-1", criterion: "label-1" });
  seed("q2", {
    questionRef: "BED-2",
    questionType: "photo",
    options: [],
    trad: texts("La litière ?", { de: { text: "Die Streu?", help: null } }),
    source: "sync",
  });
  seed("q3", { questionRef: "OLD-3", archived: true });
});

const open = (search = "") =>
  renderUi(
    <SignedIn>
      <ListPage />
    </SignedIn>,
    { at: `/QuestionListView${search}` },
  );
const table = () =>
  screen.findByRole("table", { name: "Gestion des questions" });

it("lists questions by reference, each with its text, type, criterion, languages and origin", async () => {
  await open();
  await waitFor(async () => expect(await names()).toEqual(["BED-2", "EAT-1"]));
  const rows = within(await table());
  expect(rows.getByText("La litière ?")).toBeVisible();
  expect(rows.getByText("Photo")).toBeVisible();
  expect(await rows.findByText("Alimentation")).toBeVisible();
  expect(rows.getByText("Toutes les langues")).toBeVisible();
  expect(rows.getByText(/^Langues\s: 2 sur 7$/)).toBeVisible();
  expect(rows.getByText("Synchronisée")).toBeVisible();
  expect(screen.getByText("2 questions")).toBeVisible();
});

it.each([
  ["?type=photo", ["BED-2"]],
  ["?labelId=label-1", ["EAT-1"]],
  ["?kind=sync", ["BED-2"]],
  ["?archived=1", ["BED-2", "EAT-1", "OLD-3"]],
  ["?sort=-questionRef", ["EAT-1", "BED-2"]],
  ["?sort=languages", ["BED-2", "EAT-1"]],
])("is narrowed and sorted by the address %s", async (search, expected) => {
  await open(search);
  await waitFor(async () => expect(await names()).toEqual(expected));
});

it("finds what is typed in the reference and in the text of any language", async () => {
  await open();
  await table();
  const field = screen.getByRole("searchbox");
  await userEvent.type(field, "streu");
  await waitFor(async () => expect(await names()).toEqual(["BED-2"]));
  await userEvent.clear(field);
  await waitFor(async () => expect(await names()).toHaveLength(2));
  await findByTyping({
    typed: "eat",
    found: "EAT-1",
    none: "Aucune question ne correspond",
  });
});

it("sorts by a column, and says it in the address", async () => {
  const { router } = await open();
  await table();
  await userEvent.click(screen.getByRole("button", { name: "Question" }));
  await waitFor(() =>
    expect(router.state.location.search).toContain("sort=text"),
  );
});

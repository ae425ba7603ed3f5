import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { listing } from "@domain/versions/version-list";
import { aSurvey, aVersion } from "../../../../tests/builders/surveys";
import { provideCalls } from "../../../data/calls";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as QuizzPage } from "./quizz.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const publishedAt = new Date("2026-11-01T09:00:00Z");
const published = { status: "published", publishedAt } as const;
const draft = { status: "draft", publishedAt: null } as const;
const action = "Abandonner ce brouillon";

let surveyId = "";
let round = 0;
const called = vi.fn<(name: string, input: unknown) => void>();
let refusal: string | null = null;

beforeEach(() => {
  round += 1;
  surveyId = `survey-${String(round)}`;
  refusal = null;
  called.mockReset();
  desk.clear();
  desk.workAs({ right: "superAdmin" });
  provideCalls((name, input) => {
    called(name, input);
    return Promise.resolve(
      refusal === null
        ? { success: true, data: { results: [] } }
        : { success: false, error: refusal, details: {} },
    );
  });
});

function begun(): void {
  desk.seed(
    "surveys",
    surveyId,
    aSurvey({ surveySpecie: [], ...listing([published, draft]) }),
  );
  desk.store.seed("surveyVersions", "1", aVersion(published), surveyId);
  desk.store.seed(
    "surveyVersions",
    "2",
    aVersion({ versionId: "2", sections: [] }),
    surveyId,
  );
}

const open = (version: string) =>
  renderUi(
    <SignedIn>
      <QuizzPage />
    </SignedIn>,
    { at: `/quizzManagementView?surveyId=${surveyId}&version=${version}` },
  );

async function ask(): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name: action }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/perdu pour de bon/)).toBeVisible();
  expect(dialog.getByText(/portera de nouveau le numéro 2/)).toBeVisible();
  expect(called).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole("button", { name: action }));
}

it("is thrown away after asking, as it was looked at, and what is published is shown", async () => {
  begun();
  await open("2");
  await ask();
  await waitFor(() =>
    expect(called).toHaveBeenCalledWith(
      "saveRecords",
      expect.objectContaining({
        changes: [
          {
            collection: "surveyVersions",
            id: "2",
            parentId: surveyId,
            kind: "discard",
            values: {},
            base: { sections: [] },
          },
        ],
      }),
    ),
  );
  expect(
    await screen.findByText("Le brouillon de la version 2 est abandonné."),
  ).toBeVisible();
  expect(await screen.findByText(/^Cette version est publiée/)).toBeVisible();
});

it("stays, and says why, where somebody changed it meanwhile", async () => {
  begun();
  refusal = "conflict";
  await open("2");
  await ask();
  expect(
    await screen.findByText("Le brouillon n’a pas été abandonné"),
  ).toBeVisible();
  expect(screen.getByRole("button", { name: action })).toBeEnabled();
});

it("cannot go without a network, and says so", async () => {
  begun();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await open("2");
  expect(await screen.findByRole("button", { name: action })).toBeDisabled();
  expect(
    screen.getByText(/^Abandonner un brouillon demande le réseau/),
  ).toBeVisible();
  vi.restoreAllMocks();
});

it("is not offered of a first draft: the questionnaire is archived", async () => {
  desk.seed("surveys", surveyId, aSurvey({ surveySpecie: [] }));
  desk.store.seed("surveyVersions", "1", aVersion(), surveyId);
  await open("1");
  expect(
    await screen.findByText(/^Un premier brouillon ne s’abandonne pas/),
  ).toBeVisible();
  expect(screen.queryByRole("button", { name: action })).toBeNull();
});

it("gone, its address opens what is left", async () => {
  desk.seed(
    "surveys",
    surveyId,
    aSurvey({ surveySpecie: [], ...listing([published]) }),
  );
  desk.store.seed("surveyVersions", "1", aVersion(published), surveyId);
  await open("2");
  expect(await screen.findByText(/^Cette version est publiée/)).toBeVisible();
});

import { configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { anAnimal, anEnclosure } from "../../../../tests/builders/facility";
import {
  aClosedSession,
  anObsCorrection,
  anObsRecord,
} from "../../../../tests/builders/observation";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as QuestionExport } from "./question-export";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const files: Blob[] = [];

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
  desk.seed("animals", "animal-1", anAnimal());
  desk.seed("enclosures", "enclosure-1", anEnclosure());
  for (const obsSessionId of ["a", "b", "c"]) {
    desk.seed("obsSessions", obsSessionId, aClosedSession({ obsSessionId }));
    desk.store.seed(
      "obsRecords",
      "device-1_0",
      { ...anObsRecord({ obsSessionId }) },
      obsSessionId,
    );
  }
  files.length = 0;
  URL.createObjectURL = (file: Blob) => {
    files.push(file);
    return "blob:table";
  };
});

const show = async (obsSessionIds: readonly string[]) => {
  await renderUi(
    <SignedIn>
      <QuestionExport obsSessionIds={obsSessionIds} />
    </SignedIn>,
  );
  return screen.findByRole("button", { name: "Exporter des séances" });
};

it("takes the sessions of an analysis away and no others, as a tidy table and in ZooMonitor’s columns", async () => {
  await userEvent.click(await show(["c", "a"]));
  expect(
    await screen.findByText(/^Ce sont les séances de l’analyse/u),
  ).toBeVisible();
  expect(screen.getByText(/^2 séances, avec leurs corrections/u)).toBeVisible();
  await userEvent.click(
    await screen.findByRole("button", { name: "Tableau CSV" }),
  );
  await waitFor(() => expect(files).toHaveLength(1));
  const [, ...rows] = (await files[0]!.text()).trim().split("\r\n");
  expect(new Set(rows.map((row) => row.split(";")[0]))).toEqual(
    new Set(['"c"', '"a"']),
  );
  await userEvent.click(
    await screen.findByRole("button", { name: /^Colonnes de ZooMonitor/u }),
  );
  await waitFor(() => expect(files).toHaveLength(2));
  const theirs = await files[1]!.text();
  const [head, ...lines] = theirs.trim().split("\r\n");
  expect(head).toMatch(/^"SessionID","Configuration Name",/u);
  expect(new Set(lines.map((line) => line.split(",")[0]))).toEqual(
    new Set(['"c"', '"a"']),
  );
});

it("says how many of them cannot be read", async () => {
  await userEvent.click(await show(["a", "gone"]));
  expect(
    await screen.findByText(/1 séance ne peut pas être lue/u),
  ).toBeVisible();
  expect(screen.getByText(/^1 séance, avec ses corrections/u)).toBeVisible();
});

it("of no session offers nothing to take away", async () => {
  expect(await show([])).toBeDisabled();
});

it("says how many void sessions ZooMonitor’s columns leave out", async () => {
  desk.store.seed(
    "obsCorrections",
    "void-1",
    anObsCorrection({
      ...{ obsSessionId: "a", target: "session", before: null },
      change: JSON.stringify({ voided: true }),
    }),
    "a",
  );
  await userEvent.click(await show(["a", "b"]));
  await userEvent.click(
    await screen.findByRole("button", { name: /^Colonnes de ZooMonitor/u }),
  );
  expect(
    await screen.findByText(/^1 séance invalidée n’est pas dans le fichier/u),
  ).toBeVisible();
  expect(await files[0]!.text()).not.toContain('"a"');
});

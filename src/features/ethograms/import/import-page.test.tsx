import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { ImportPage } from "./import-page";

vi.setConfig({ testTimeout: 60_000 });

const desk = openDesk();

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "superAdmin" });
});

async function choose(name: string, content: string) {
  await renderUi(
    <SignedIn>
      <ImportPage />
    </SignedIn>,
    { at: "/ObsListView?tool=import" },
  );
  await screen.findByRole("button", { name: "Choisir un fichier" });
  const field = document.querySelector<HTMLInputElement>("input[type=file]");
  if (field === null) throw new Error("no field for a file");
  await userEvent.upload(field, new File([content], name), {
    applyAccept: false,
  });
}

const project = JSON.stringify({
  project_name: "Loutres",
  behaviors_conf: {
    0: { type: "State event", key: "r", code: "Repos", description: "" },
    1: { type: "Point event", key: "r", code: "Cri", description: "" },
  },
});

it("shows what a project of BORIS would make, and saves it as a draft when it is agreed to", async () => {
  await choose("loutres.boris", project);
  expect(
    await screen.findByText("Comportements : 2 · Catégories : 0"),
  ).toBeVisible();
  expect(screen.getByText(/^Cri · r : touche déjà prise/)).toBeVisible();
  expect(desk.written).toEqual([]);
  const save = screen.getByRole("button", {
    name: "Enregistrer comme brouillon",
  });
  save.focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() =>
    expect(desk.written.map(({ collection }) => collection)).toEqual([
      "observations",
      "observationVersions",
    ]),
  );
});

it("reads a report of ZooMonitor as a table", async () => {
  const titles =
    "SessionID,Configuration Name,Interval Channel 1 Name,Interval Channel 1 Value,All Occurrence Value";
  await choose(
    "report.csv",
    `${titles}\n1,Otters,Calm,Resting,\n1,Otters,Active,Swimming,\n1,Otters,,,Calling\n`,
  );
  expect(
    await screen.findByText("Comportements : 3 · Catégories : 2"),
  ).toBeVisible();
});

it("says why a file is none", async () => {
  await choose("other.boris", "{");
  expect(
    await screen.findByText("Ce fichier n’est pas un projet lisible."),
  ).toBeVisible();
});

import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { SignedIn } from "../../../../data/hooks/ready-session";
import { openDesk } from "../../../../data/testing/working-as";
import { renderUi } from "../../../../ui/testing/render-ui";
import { Component } from "../../obs-session-list.page";
import { seedPlace } from "../../testing/seeds";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
  seedPlace(desk, { "animal-1": "Nala", "animal-2": "Simba" });
});

const start = "2018-03-04 14:41:12";
const row = (at: string, animal: string, frame: number, said: string) =>
  `7,Suricates,OBS1,${start},2018-03-04 14:56:12,${at},Interval,${animal},${String(frame)},${said}`;
const report = [
  "SessionID,Configuration Name,Observer,Session Start Time,Session End Time,DateTime,Channel Type,Focal Name,Frame Number,Interval Channel 1 Value",
  row("2018-03-04 14:42:12", "nala", 1, "Rest"),
  row("2018-03-04 14:42:12", "Rafiki", 1, "Rest"),
  row("2018-03-04 14:43:12", "nala", 2, "Juggling"),
  row("", "nala", 3, ""),
].join("\n");

async function choose(content: string) {
  await renderUi(
    <SignedIn>
      <Component />
    </SignedIn>,
    { at: "/ObsSessionListView?tool=import" },
  );
  await screen.findByRole("button", { name: "Choisir un fichier" });
  const field = document.querySelector<HTMLInputElement>("input[type=file]");
  if (field === null) throw new Error("no field for a file");
  await userEvent.upload(field, new File([content], "report.csv"));
}

const allMine = "C’était moi, pour tous ceux qui ne sont pas nommés";

async function press(name: string | RegExp) {
  const button = await screen.findByRole("button", { name });
  button.focus();
  await userEvent.keyboard("{Enter}");
}

it("says what a report would make, what is left and why, and makes it when it is agreed to", async () => {
  await choose(report);
  const names = await screen.findByRole("region", {
    name: "À quoi correspondent les noms du fichier",
  });
  expect(within(names).getByRole("combobox", { name: "nala" })).toHaveValue(
    "Nala · Suricate",
  );
  expect(within(names).getByRole("combobox", { name: "Rafiki" })).toHaveValue(
    "",
  );
  expect(within(names).getByRole("combobox", { name: "Rest" })).toHaveValue(
    "rest fr",
  );
  // Nobody is taken for who observed.
  const observer = within(names).getByRole("combobox", { name: /^OBS1/u });
  expect(observer).toHaveValue("");
  await press("Voir ce qui serait importé");
  expect(
    await within(names).findByText("Choisissez qui a observé."),
  ).toBeVisible();
  expect(observer).toHaveFocus();
  expect(desk.called).toEqual([]);
  await press(allMine);
  expect(observer).not.toHaveValue("");
  desk.answer(() => ({ fates: ["made"] }));
  await press("Voir ce qui serait importé");
  const plan = await screen.findByRole("region", {
    name: "Ce qui serait importé",
  });
  expect(within(plan).getByText("1 séance serait créée, close.")).toBeVisible();
  expect(
    within(plan).getByText("3 lignes laissées de côté, en tout ou en partie"),
  ).toBeVisible();
  expect(within(plan).getByText(/les parts des autres changent/)).toBeVisible();
  expect(within(plan).getByText(/^ligne 3 : Rafiki/)).toBeVisible();
  expect(within(plan).getByText("ligne 4 : Juggling")).toBeVisible();
  expect(within(plan).getByText("ligne 5")).toBeVisible();
  expect(desk.called).toMatchObject([
    { name: "importObservations", input: { dryRun: true } },
  ]);
  await press("Importer 1 séance");
  expect(await screen.findByText("1 séance importée")).toBeVisible();
  expect(desk.called[1]?.input).toMatchObject({
    dryRun: false,
    sessions: [
      {
        ...{ program: "zoomonitor", sourceId: "7", observerId: "person" },
        ...{ obsId: "obs-1", obsVersion: 1, enclosureId: "enclosure-1" },
        ...{ animalIds: ["animal-1"], channels: ["scan"], interval: 60 },
        note: expect.stringMatching(
          /^Importée de ZooMonitor, séance 7, observée par OBS1\n\d lignes laissées de côté/u,
        ) as unknown,
        chunks: [expect.stringContaining("rest")],
      },
    ],
  });
});

it("says what is there already, and offers nothing to make", async () => {
  await choose(report);
  await press(allMine);
  desk.answer(() => ({ fates: ["known"] }));
  await press("Voir ce qui serait importé");
  expect(
    await screen.findByText("1 séance est déjà là et reste telle quelle."),
  ).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Importer/ })).toBeNull();
});

it("says why a file is none, and is nobody's who observes nothing", async () => {
  await choose("a,b\n1,2\n");
  expect(
    await screen.findByText(/^Ce fichier n’est ni un rapport de ZooMonitor/),
  ).toBeVisible();
  expect(desk.called).toEqual([]);
});

it("is nobody's who makes no sessions", async () => {
  desk.workAs({ right: "auditor" });
  await renderUi(
    <SignedIn>
      <Component />
    </SignedIn>,
    { at: "/ObsSessionListView?tool=import" },
  );
  await waitFor(() =>
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Séances d’observation",
    ),
  );
  expect(screen.queryByRole("link", { name: "Importer" })).toBeNull();
});

import { configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { aGroup } from "../../../tests/builders/facility";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as GroupListPage } from "./group-list.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
  for (const [groupId, groupName, more] of [
    [
      "pack",
      "Meute des Îles",
      { specieId: null, specieName: "", specieLatinName: "" },
    ],
    ["colony", "Colonie", {}],
    ["old", "Ancienne", { isArchived: true }],
  ] as const)
    desk.seed("groups", groupId, aGroup({ groupId, groupName, ...more }));
});

const open = (at = "/GroupListView") =>
  renderUi(
    <SignedIn>
      <GroupListPage />
    </SignedIn>,
    { at },
  );
const names = () =>
  screen
    .getAllByRole("row")
    .flatMap((row) => row.querySelector("a")?.textContent ?? []);

it("lists groups by name with their species, those that are there", async () => {
  await open();
  await screen.findByText("Colonie");
  expect(names()).toEqual(["Colonie", "Meute des Îles"]);
  expect(screen.getByText("Plusieurs espèces")).toBeVisible();
});

it("finds one by an inner word without its accent", async () => {
  await open();
  await screen.findByText("Colonie");
  await userEvent.type(screen.getByRole("searchbox"), "iles");
  await waitFor(() => expect(names()).toEqual(["Meute des Îles"]));
});

it("shows the removed ones to who may bring them back", async () => {
  await open("/GroupListView?removed=1");
  expect(await screen.findByText("Ancienne")).toBeVisible();
  expect(
    screen.getByRole("button", { name: "Restaurer le groupe" }),
  ).toBeVisible();
});

it("offers a keeper neither a new one nor the removed ones", async () => {
  desk.workAs({ sectorRoles: { keeper: ["sector-savane"] } });
  await open("/GroupListView?removed=1");
  await screen.findByText("Colonie");
  expect(screen.queryByText("Ancienne")).toBeNull();
  expect(screen.queryByText("Créer un groupe")).toBeNull();
});

it("is sent as a file, narrowed to its species", async () => {
  desk.answer(() => ({ exportJobId: "job-1" }));
  await open("/GroupListView?specieId=specie-1");
  await userEvent.click(
    await screen.findByRole("button", { name: "Exporter par e-mail" }),
  );
  await userEvent.click(
    await screen.findByRole("button", { name: "M’envoyer le fichier" }),
  );
  expect(await screen.findByText(/^Demande enregistrée/)).toBeVisible();
  expect(desk.called.at(-1)).toMatchObject({
    name: "requestExport",
    input: { asked: { kind: "groups", specieId: "specie-1" } },
  });
});

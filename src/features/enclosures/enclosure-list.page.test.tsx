import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { anEnclosure, aSector } from "../../../tests/builders/facility";
import { sector1, sector2 } from "../../../tests/builders/ids";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as EnclosureListPage } from "./enclosure-list.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const removed = { enclosureId: "mare", enclosureName: "Mare" };

beforeEach(() => {
  desk.clear();
  desk.workAs({ sectorRoles: { management: [sector1] } });
  desk.seed("sectors", sector1, aSector());
  desk.seed(
    "sectors",
    sector2,
    aSector({ sectorId: sector2, sectorName: "Volière", isDeleted: true }),
  );
  desk.seed("enclosures", "enclosure-1", anEnclosure());
  desk.seed(
    "enclosures",
    "mare",
    anEnclosure({ ...removed, isArchived: true }),
  );
});

const open = (at = "/EnclosureListView") =>
  renderUi(
    <SignedIn>
      <EnclosureListPage />
    </SignedIn>,
    { at },
  );
const names = () =>
  screen
    .getAllByRole("row")
    .flatMap((row) => row.querySelector("a")?.textContent ?? []);
const narrowTo = async (label: string, option: string) => {
  await userEvent.click(await screen.findByRole("combobox", { name: label }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
};

it("hides what is archived or removed, and lists each apart for who may bring it back", async () => {
  desk.seed(
    "enclosures",
    "old",
    anEnclosure({
      enclosureId: "old",
      enclosureName: "Fosse",
      isArchived: true,
      deletedAt: new Date(),
    }),
  );
  desk.answer(() => {
    desk.seed("enclosures", "mare", anEnclosure(removed));
    return { removed: false, blockers: [], counts: [] };
  });
  await open();
  await screen.findByText("Plaine");
  expect(names()).toEqual(["Plaine"]);
  await narrowTo("État", "Supprimés");
  await screen.findByText("Fosse");
  expect(names()).toEqual(["Fosse"]);
  await narrowTo("État", "Archivés");
  await screen.findByText("Mare");
  expect(names()).toEqual(["Mare"]);
  await userEvent.click(
    screen.getByRole("button", { name: "Restaurer l’enclos" }),
  );
  expect(desk.called).toEqual([
    {
      name: "removeRecord",
      input: { kind: "enclosures", id: "mare", action: "restore" },
    },
  ]);
  expect(await screen.findByText("Aucun enclos archivé")).toBeVisible();
  await userEvent.click(
    screen.getByRole("button", { name: "Effacer les filtres" }),
  );
  await waitFor(() => expect(names()).toEqual(["Mare", "Plaine"]));
});

it("offers no removed sector to narrow by", async () => {
  await open();
  await userEvent.click(
    await screen.findByRole("combobox", { name: "Secteur" }),
  );
  expect(await screen.findByRole("option", { name: "Savane" })).toBeVisible();
  expect(screen.queryByRole("option", { name: "Volière" })).toBeNull();
});

it("shows a keeper what is archived without a way to bring it back", async () => {
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  await open("/EnclosureListView?away=archived");
  await screen.findByText("Mare");
  expect(names()).toEqual(["Mare"]);
  expect(
    screen.queryByRole("button", { name: "Restaurer l’enclos" }),
  ).toBeNull();
});

it("creates on c, in the sector it is narrowed to", async () => {
  const { router } = await open(`/EnclosureListView?sectorId=${sector1}`);
  await screen.findByRole("link", { name: "Créer un enclos" });
  await userEvent.keyboard("c");
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: "/EnclosureManagementView",
      search: `?mode=create&sectorId=${sector1}`,
    }),
  );
});

it("is sent as a file, narrowed to its sector", async () => {
  desk.answer(() => ({ exportJobId: "job-1" }));
  await open(`/EnclosureListView?sectorId=${sector1}`);
  await screen.findByText("Plaine");
  await userEvent.click(
    screen.getByRole("button", { name: "Exporter par e-mail" }),
  );
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(within(dialog).getByRole("radio", { name: "CSV" }));
  await userEvent.click(
    within(dialog).getByRole("button", { name: "M’envoyer le fichier" }),
  );
  expect(await screen.findByText(/^Demande enregistrée/)).toBeVisible();
  expect(desk.called.at(-1)).toMatchObject({
    name: "requestExport",
    input: { asked: { kind: "enclosures", sectorId: sector1 }, format: "csv" },
  });
});

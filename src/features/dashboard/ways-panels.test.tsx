import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { aSession } from "../../../tests/builders/a-session";
import { aSector } from "../../../tests/builders/facility";
import { sector1 } from "../../../tests/builders/ids";
import { SessionProvider } from "../../data/hooks/ready-session";
import { setStage } from "../../data/testing/stage";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as BeginPanel } from "./begin-panel";
import { Component as ConsultPanel } from "./consult-panel";

const stage = setStage();

const show = (session: ReturnType<typeof aSession>) =>
  renderUi(
    <SessionProvider session={session}>
      <BeginPanel />
      <ConsultPanel />
    </SessionProvider>,
  );
const links = () =>
  screen.queryAllByRole("link").map((link) => link.textContent);

it("tells who sets an establishment up where to begin, until its first sector is there", async () => {
  await show(aSession({ right: "admin", zooId: "new-zoo" }));
  const first = await screen.findByRole("link", { name: "Créer un secteur" });
  expect(first).toHaveAttribute("href", "/SectorManagementView?mode=create");
  expect(links()).toEqual([
    "Créer un secteur",
    "Inviter une personne",
    "Ajouter les individus",
  ]);
  stage.store.seed("sectors", "first", aSector({ zooId: "new-zoo" }));
  await waitFor(() => expect(links()).toEqual([]));
});

it("says nothing where there are sectors, nor to who works in one", async () => {
  const { unmount } = await show(aSession({ right: "admin" }));
  await Promise.resolve();
  expect(links()).toEqual([]);
  unmount();
  await show(aSession({ sectorRoles: { keeper: [sector1] } }));
  await Promise.resolve();
  expect(links()).toEqual([]);
});

it("leads who only reads to all that they may read", async () => {
  await show(aSession({ right: "auditor" }));
  expect(links()).toEqual([
    "Secteurs",
    "Enclos",
    "Individus",
    "Groupes",
    "Enrichissements",
    "Fil des événements",
  ]);
  expect(screen.queryByText(/aucun secteur/)).toBeNull();
});

it("tells who is in no sector yet whom to ask", async () => {
  await show(aSession());
  expect(
    screen.getByText(/Vous n’avez de rôle dans aucun secteur/),
  ).toBeVisible();
  expect(links()).toContain("Individus");
});

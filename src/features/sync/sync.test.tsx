import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { aUser } from "../../../tests/builders/people";
import { aSyncPart, aSyncRun } from "../../../tests/builders/sync";
import { aSpecie } from "../../../tests/builders/taxa";
import { SignedIn } from "../../data/hooks/ready-session";
import { provideCalls } from "../../data/calls";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as SyncTab } from "./sync-tab";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const runId = "00000000-0000-4000-8000-000000000001";

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "superAdmin" });
});

const open = () =>
  renderUi(
    <SignedIn>
      <SyncTab />
    </SignedIn>,
    { at: "/SpecieListManagement?tab=sync" },
  );

it("says what will be there, and that an answer is waited for", async () => {
  const before = provideCalls(() => new Promise(() => undefined));
  await open();
  expect(await screen.findByText("Aucune synchronisation")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Synchroniser" }));
  expect(
    await screen.findByText("Synchronisation en cours, veuillez patienter…"),
  ).toBeVisible();
  expect(screen.getByRole("button", { name: "Synchroniser" })).toBeDisabled();
  provideCalls(before);
});

it("shows what would change, with what differs, and runs it after asking", async () => {
  desk.answer(() => ({ runId: "run", status: "done", error: null }));
  desk.seed("syncRuns", "run", aSyncRun());
  desk.store.seed("syncParts", "species-changed-0", aSyncPart(), "run");
  await open();
  expect(
    await screen.findByText("À écrire : 1. Rien n’est encore changé."),
  ).toBeVisible();
  expect(screen.getByText(/Sans changement.*12/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /À modifier/ }));
  expect(
    await screen.findByText("Nom (Français) : Suricat → Suricate"),
  ).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Exécuter" }));
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(
    within(dialog).getByRole("button", { name: "Exécuter" }),
  );
  await waitFor(() =>
    expect(desk.called).toEqual([
      { name: "workRun", input: { runId: "run", action: "run" } },
    ]),
  );
});

it("says which file it was, who began, what of it is not read, and on which line what is refused stands", async () => {
  desk.seed(
    "users",
    "superAdmin",
    aUser({ userFirstname: "Ada", userLastname: "Roy" }),
  );
  desk.seed(
    "syncRuns",
    "run",
    aSyncRun({
      kind: "import",
      counts: { goals: { new: 1, refused: 1 } },
      file: { name: "buts.csv", unread: ["colour", "age"], left: 2 },
    }),
  );
  const goal = { ...aSyncPart(), collection: "goals" };
  const entry = { id: "jeu", name: "Jeu", line: 3, changes: [], reasons: [] };
  desk.store.seed(
    "syncParts",
    "goals-new-0",
    {
      ...goal,
      outcome: "new",
      entries: [
        {
          ...entry,
          changes: [{ field: "trad.de", before: null, after: "Spiel" }],
        },
      ],
    },
    "run",
  );
  const reasons = [{ code: "labelTaken", field: "label" }];
  desk.store.seed(
    "syncParts",
    "goals-refused-0",
    { ...goal, outcome: "refused", entries: [{ ...entry, reasons }] },
    "run",
  );
  await open();
  expect(await screen.findByText(/Ada Roy · À confirmer/)).toBeVisible();
  expect(screen.getByText("buts.csv")).toBeVisible();
  expect(screen.getByText("Colonnes non lues : colour, age")).toBeVisible();
  expect(screen.getByText(/^2 éléments ne sont pas/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /À créer/ }));
  expect(await screen.findByText("Nom (Deutsch) : Spiel")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /Refusé/ }));
  expect(await screen.findByText("jeu · ligne 3")).toBeVisible();
  expect(
    screen.getByText("Un autre porte déjà ce libellé (Libellé)"),
  ).toBeVisible();
});

it.each([
  [{ status: "done", done: 0, total: 0 }, /Tout est à jour/],
  [
    {
      status: "done",
      done: 0,
      total: 0,
      counts: { species: { refused: 2 } },
    },
    /Rien à écrire : ce qui diffère est refusé/,
  ],
  [{ status: "running", done: 3, total: 9 }, /veuillez patienter : 3 sur 9/],
  [{ status: "done", done: 9, total: 9 }, /Synchronisation terminée/],
  [{ status: "failed", error: "timeout", total: 0 }, /trop de temps/],
  [{ status: "cancelled", done: 3, total: 9 }, /Arrêtée : 3 sur 9/],
] as const)("says how far it is: %j", async (run, words) => {
  desk.seed("syncRuns", "run", aSyncRun(run));
  await open();
  expect(await screen.findByText(words)).toBeVisible();
});

it("offers to go on with what was interrupted, and not with what never began", async () => {
  desk.seed(
    "syncRuns",
    "run",
    aSyncRun({ status: "failed", error: "internal", done: 3, total: 9 }),
  );
  await open();
  expect(
    await screen.findByRole("button", { name: "Reprendre" }),
  ).toBeVisible();
});

it("takes a file in pieces, and says what is wrong with one it cannot read", async () => {
  desk.answer(() => ({ handed: 1, runId, status: "planned", error: null }));
  const { container } = await open();
  const field = () => container.querySelector("input[type=file]")!;
  const file = (text: string) =>
    new File([text], "a.csv", { type: "text/csv" });
  await userEvent.upload(field() as HTMLInputElement, file("a,b\n1,2"));
  expect(await screen.findByText(/Aucune colonne connue/)).toBeVisible();
  await userEvent.upload(
    field() as HTMLInputElement,
    file("species,name_fr\nLemur catta,Maki"),
  );
  await waitFor(() => expect(desk.called).toHaveLength(2));
  expect(desk.called).toMatchObject([
    {
      name: "handImport",
      input: {
        number: 0,
        collection: "species",
        items: [{ species: "Lemur catta", name_fr: "Maki" }],
      },
    },
    { name: "planImport", input: { pieces: 1 } },
  ]);
});

it("offers nothing to run where nothing is to be written", async () => {
  desk.seed("syncRuns", "run", aSyncRun({ total: 0 }));
  await open();
  expect(
    await screen.findByText("Tout est à jour : il n’y a rien à écrire."),
  ).toBeVisible();
  expect(
    screen.queryByRole("button", { name: "Exécuter" }),
  ).not.toBeInTheDocument();
});

it("hands all species to the browser as a file", async () => {
  const files: Blob[] = [];
  const address = vi
    .spyOn(URL, "createObjectURL")
    .mockImplementation((file) => {
      files.push(file as Blob);
      return "blob:file";
    });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue(undefined);
  desk.seed("species", "specie-1", aSpecie({ names: { fr: "=Suricate" } }));
  await open();
  await userEvent.click(
    await screen.findByRole("button", { name: "Exporter" }),
  );
  await userEvent.click(
    await screen.findByRole("menuitem", { name: "Espèces · CSV" }),
  );
  expect(await screen.findByText("Exporté : 1")).toBeVisible();
  expect(await files[0]?.text()).toContain("'=Suricate");
  address.mockRestore();
});

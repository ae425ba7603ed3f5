import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Dataset } from "@domain/research/dataset";
import { beforeEach, expect, it, vi } from "vitest";
import { aCampaign, aSubmission } from "../../../tests/builders/campaigns";
import { zooA } from "../../../tests/builders/ids";
import { aUser } from "../../../tests/builders/people";
import { aProject, aPublication } from "../../../tests/builders/research";
import { provideBackend } from "../../data/backend";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import type { SlotPart } from "../slots";
import { PartsProvider } from "../slots";
import { Component as ListPage } from "./research-list.page";
import { Component as ProjectPage } from "./research.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

beforeEach(() => {
  desk.clear();
  provideBackend(desk.store);
  desk.workAs({ right: "admin" });
  desk.seed("users", "author", aUser({ userId: "author" }));
  desk.seed("campaigns", "campaign-1", aCampaign());
  desk.seed("evaluations", "evaluation-1", aSubmission());
  desk.seed("biblio", "biblio-1", aPublication());
  desk.seed(
    "researchProjects",
    "project-1",
    aProject({ campaignIds: ["campaign-1"] }),
  );
});

const open = (search: string) =>
  renderUi(
    <SignedIn>
      <ProjectPage />
    </SignedIn>,
    { at: `/ResearchView${search}` },
  );
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));

it("lists projects with how they stand", async () => {
  await renderUi(
    <SignedIn>
      <ListPage />
    </SignedIn>,
    { at: "/ResearchListView" },
  );
  const rows = within(
    await screen.findByRole("table", { name: "Projets de recherche" }),
  );
  expect(rows.getByText("Le jeu chez les lémuriens")).toBeVisible();
  expect(rows.getByText("En cours")).toBeVisible();
});

it("says what a project asks and with whose leave, and takes it out of use", async () => {
  await open("?projectId=project-1");
  expect(await screen.findByText("Jouent-ils plus dehors ?")).toBeVisible();
  expect(screen.getByText("APAFIS 1234")).toBeVisible();
  await press(/^Autres actions/);
  await userEvent.click(
    await screen.findByRole("menuitem", { name: "Archiver" }),
  );
  await waitFor(() =>
    expect(desk.written[0]).toMatchObject({ values: { archived: true } }),
  );
});

it("links what it reads", async () => {
  await open("?projectId=project-1&tab=biblio");
  await userEvent.click(
    await screen.findByRole("combobox", { name: "Ajouter une référence" }),
  );
  await userEvent.click(await screen.findByRole("option", { name: /^Mellor/ }));
  await waitFor(() =>
    expect(desk.written[0]).toMatchObject({
      values: { biblioIds: ["biblio-1"] },
    }),
  );
});

const paper = `${zooA}/researchProjects/project-1/${"0".repeat(32)}.pdf`;
const files: SlotPart = {
  ...{ slot: "files.attached", key: "files" },
  Component: (props) =>
    "attachments" in props ? (
      <>
        <p>{`${props.attachments.stored.length} ${String(props.attachments.mayAttach)}`}</p>
        {props.attachments.stored.map((path) => (
          <p key={path}>{props.naming?.of(path)}</p>
        ))}
        {props.naming?.ask && (
          <button onClick={() => props.naming?.ask?.(paper, "PDF 1")}>
            PDF 1
          </button>
        )}
      </>
    ) : null,
};
const openDocuments = (project: Parameters<typeof aProject>[0]) => {
  desk.seed("researchProjects", "project-1", aProject(project));
  return renderUi(
    <SignedIn>
      <PartsProvider value={[files]}>
        <ProjectPage />
      </PartsProvider>
    </SignedIn>,
    { at: "/ResearchView?projectId=project-1&tab=documents" },
  );
};

it("has its documents added by who changes it, unless it is put away", async () => {
  await openDocuments({ attachments: [paper] });
  expect(await screen.findByText("1 true")).toBeVisible();
  expect(screen.queryByText(/^Aucun document n’est joint/)).toBeNull();
  desk.seed("researchProjects", "project-1", aProject({ archived: true }));
  expect(await screen.findByText("0 false")).toBeVisible();
  expect(screen.getByText(/^Aucun document n’est joint/)).toBeVisible();
});

it("has its documents called by who changes it, and names them so to whoever reads it", async () => {
  const gone = { path: `${paper}x`, title: "Parti" };
  await openDocuments({ attachments: [paper], documentTitles: [gone] });
  await userEvent.click(await screen.findByRole("button", { name: "PDF 1" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(
    dialog.getByRole("textbox", { name: /^Titre/ }),
    "Protocole signé",
  );
  await userEvent.click(dialog.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() =>
    expect(desk.written[0]).toMatchObject({
      values: { documentTitles: [{ path: paper, title: "Protocole signé" }] },
    }),
  );
  expect(await screen.findByText("Protocole signé")).toBeVisible();
});

it("has its documents read by a member, who adds none", async () => {
  desk.workAs({ right: "user" });
  await openDocuments({
    ...{ memberIds: ["person"], readerIds: ["author", "person"] },
    attachments: [paper],
  });
  expect(await screen.findByText("1 false")).toBeVisible();
});

it("freezes the data of its campaigns with their hash, and knows the file again", async () => {
  const files: Blob[] = [];
  const made = vi.spyOn(URL, "createObjectURL").mockImplementation((one) => {
    files.push(one as Blob);
    return "blob:frozen";
  });
  await open("?projectId=project-1&tab=data");
  await press("Figer les données");
  expect(await screen.findByText(/^1 ligne sera figée/)).toBeVisible();
  await userEvent.type(
    screen.getByLabelText(/^Nom du jeu de données/),
    "Hiver",
  );
  await press("Figer et télécharger");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]).toMatchObject({
    values: {
      datasets: [
        {
          name: "Hiver",
          ...{ rows: 1, isWhole: true },
          hash: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
        },
      ],
    },
  });
  await waitFor(() => expect(files).toHaveLength(1));
  made.mockRestore();
  const text = await files[0]!.text();
  const again = async (content: string) => {
    const input = await waitFor(() => {
      const found =
        document.querySelector<HTMLInputElement>("input[type=file]");
      expect(found).not.toBeNull();
      return found!;
    });
    await userEvent.upload(
      input,
      new File([content], "hiver.json", { type: "application/json" }),
    );
  };
  await again(text);
  expect(await screen.findByText(/^« Hiver », figé le/)).toBeVisible();
  expect(screen.getByText("record_id")).toBeVisible();
  await again(text.replace('"Hiver"', '"Été"'));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    /n’est pas un de ceux/,
  );
});

it("says of data that were frozen whether they are all there was", async () => {
  desk.workAs({ right: "user" });
  desk.seed("evaluations", "own", aSubmission({ authorId: "person" }));
  const frozen: Dataset = {
    ...{ datasetId: "d1", name: "Hiver", frozenBy: "author" },
    ...{ frozenAt: new Date("2026-11-20T10:00:00Z"), rows: 1, columns: 20 },
    ...{ hash: "a".repeat(64), campaignIds: ["campaign-1"], isWhole: null },
  };
  desk.seed(
    "researchProjects",
    "project-1",
    aProject({
      ...{ campaignIds: ["campaign-1"], leadId: "person" },
      readerIds: ["person"],
      datasets: [
        frozen,
        { ...frozen, datasetId: "d2", isWhole: true },
        { ...frozen, datasetId: "d3", isWhole: false },
      ],
    }),
  );
  await open("?projectId=project-1&tab=data");
  expect(await screen.findByText("Non précisé")).toBeVisible();
  expect(screen.getByText(/^Tout ce que ces campagnes/)).toBeVisible();
  expect(screen.getByText("Ce que cette personne pouvait lire")).toBeVisible();
  await press("Figer les données");
  expect(
    await screen.findByText(/^Vous ne lisez pas tout ce que ces campagnes/),
  ).toBeVisible();
  expect(
    screen.getByText(/^Une séance d’observation y est une ligne/),
  ).toBeVisible();
});

/** What is said of evaluations from now on, beside their rows. */
function say(more: { fromCache?: boolean; unreadable?: number }): void {
  const { store } = desk;
  provideBackend({
    ...store,
    watch: (query, onNext, onError) =>
      store.watch(
        query,
        (list) =>
          onNext(
            query.collection === "evaluations" ? { ...list, ...more } : list,
          ),
        onError,
      ),
  });
}

it("freezes nothing of what the device alone knows, and says so", async () => {
  say({ fromCache: true });
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  await open("?projectId=project-1&tab=data");
  await press("Figer les données");
  expect(await screen.findByRole("alert")).toHaveTextContent(/^Hors ligne/);
  onLine.mockRestore();
  window.dispatchEvent(new Event("online"));
});

it("says to who reads only part that there may be what they do not see", async () => {
  desk.workAs({ right: "user", sectorRoles: {} });
  const campaignIds = ["campaign-1"];
  desk.seed("researchProjects", "project-1", {
    ...aProject({ leadId: "person", readerIds: ["person"], campaignIds }),
  });
  await open("?projectId=project-1&tab=data");
  await press("Figer les données");
  expect(
    await screen.findByText(/Vous n’en lisez qu’une partie/u),
  ).toBeVisible();
  expect(screen.queryByText(/Rien n’a encore été recueilli/u)).toBeNull();
});

it("freezes nothing where some of it cannot be read", async () => {
  say({ unreadable: 1 });
  await open("?projectId=project-1&tab=data");
  await press("Figer les données");
  expect(await screen.findByRole("alert")).toHaveTextContent(/illisible/);
});

it("is not there for whoever it does not name", async () => {
  await open("?projectId=nothing");
  expect(await screen.findByText("Ce projet est introuvable")).toBeVisible();
});

it("makes a project led by whoever makes it", async () => {
  await open("?mode=create");
  await userEvent.type(await screen.findByLabelText(/^Titre/), "Enrichir");
  await press("Ajouter une autorisation");
  await userEvent.type(await screen.findByLabelText(/^Numéro/), "A-1");
  await press("Créer");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]).toMatchObject({
    kind: "create",
    collection: "researchProjects",
    values: {
      title: "Enrichir",
      permits: [{ number: "A-1", authority: null, from: null, until: null }],
    },
  });
});

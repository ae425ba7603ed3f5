import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { WidgetKind } from "@domain/board/widgets";
import { aDashboard } from "../../../tests/builders/boards";
import { zooA } from "../../../tests/builders/ids";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import type { OfWidget } from "../slot-table";
import type { SlotPart } from "../slots";
import { PartsProvider } from "../slots";
import { Component as BoardPage } from "./board.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const me = "person";

const shown = (
  widget: WidgetKind,
  Component: (props: OfWidget) => string,
): SlotPart => ({
  ...{ slot: "widget", key: widget, widget },
  Component: Component as SlotPart["Component"],
});

/** One that shows something, one that says what it is asked about, one that fails. */
const parts = [
  shown("announcements", () => "Rien de neuf"),
  shown("enclosureMap", ({ params }) => JSON.stringify(params)),
  shown("myTasks", () => {
    throw new Error("broken");
  }),
];

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "user", sectorRoles: { keeper: ["sector-1"] } });
});

const open = (search = "") =>
  renderUi(
    <SignedIn>
      <PartsProvider value={parts}>
        <BoardPage />
      </PartsProvider>
    </SignedIn>,
    { at: `/dashboard-custom${search}` },
  );

const own = (widgets: readonly string[], id = "mine") =>
  desk.seed("dashboards", id, {
    ...aDashboard({
      ...{ dashboardId: id, name: "Mon coin", authorId: me, sharedWith: [] },
      widgets: [...widgets],
    }),
  });

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));
const pick = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("menuitem", { name }));
/** The code of each kind comes when it is first shown. */
const widgetNamed = (name: string | RegExp) =>
  screen.findByRole("region", { name }, { timeout: 30_000 });
const lastWritten = () => desk.written.at(-1)?.values["widgets"];

it("begins with a template, where there is no dashboard", async () => {
  const { router } = await open();
  await press(/^Commencer avec celui-ci\s: Ma journée de soigneur/);
  expect(
    await screen.findByRole("heading", { name: "Ma journée de soigneur" }),
  ).toBeVisible();
  await waitFor(() =>
    expect(desk.written[0]).toMatchObject({
      kind: "create",
      collection: "dashboards",
      values: {
        zooId: zooA,
        name: "Ma journée de soigneur",
        sharedWith: [],
        audience: [me],
      },
    }),
  );
  await waitFor(() =>
    expect(router.state.location.search).toMatch(
      /^\?dashboardId=.+&mode=edit$/,
    ),
  );
  expect(await widgetNamed("Informations")).toHaveTextContent("Rien de neuf");
});

it("keeps what fails in a widget within it, and what it does not know as it is", async () => {
  const quiet = vi.spyOn(console, "error").mockReturnValue();
  const later = "id=w9&kind=ofTomorrow&x=0&y=9&w=4&h=3&moon=full";
  own([
    "id=w1&kind=myTasks&x=0&y=0&w=6&h=5",
    "id=w2&kind=announcements&x=6&y=0&w=6&h=3",
    later,
  ]);
  await open("?dashboardId=mine&mode=edit");
  const broken = await widgetNamed("Mes tâches du jour");
  expect(
    within(broken).getByRole("button", { name: /essayer/i }),
  ).toBeVisible();
  expect(await widgetNamed("Informations")).toHaveTextContent("Rien de neuf");
  expect(await widgetNamed("Widget inconnu")).toHaveTextContent(
    "Cette version ne connaît pas ce widget.",
  );
  await press(/^Retirer\s: Mes tâches du jour/);
  await waitFor(() => expect(desk.written).toHaveLength(1));
  // Who works by keys goes on where the widget was.
  await waitFor(() =>
    expect(document.activeElement?.closest("[data-row]")).not.toBeNull(),
  );
  const kept = lastWritten() as string[];
  expect(kept).toHaveLength(2);
  expect(kept).toContainEqual(expect.stringMatching(/kind=ofTomorrow.*moon=/));
  await press("Revenir en arrière");
  await waitFor(() => expect(lastWritten()).toHaveLength(3));
  quiet.mockRestore();
});

it("adds a widget from the catalogue, asks what it needs, and moves and sizes it by keys", async () => {
  desk.seed("dashboards", "mine", {
    ...aDashboard({ dashboardId: "mine", authorId: me, widgets: [] }),
  });
  // In no sector: no doses are theirs to see.
  desk.workAs({ right: "user" });
  await open("?dashboardId=mine&mode=edit");
  await press("Ajouter un widget");
  // What one may not see is not offered.
  await screen.findByRole("button", { name: /^Ajouter\s: Alertes/ });
  expect(
    screen.queryByRole("button", { name: /^Ajouter\s: Soins du jour/ }),
  ).toBeNull();
  await press(/^Ajouter\s: Plan d’un enclos/);
  const map = await widgetNamed("Plan d’un enclos");
  expect(map).toHaveTextContent("Choisissez l’enclos que ce widget montre.");
  expect(lastWritten()).toEqual(["id=w1&kind=enclosureMap&x=0&y=0&w=4&h=4"]);
  const place = await screen.findByRole("button", {
    name: /^Placer\s: Plan d’un enclos/,
  });
  place.focus();
  await userEvent.keyboard("{Enter}");
  (await screen.findByRole("button", { name: "Déplacer à droite" })).focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() =>
    expect(lastWritten()).toEqual(["id=w1&kind=enclosureMap&x=1&y=0&w=4&h=4"]),
  );
  expect(
    await screen.findByText(
      /^Plan d’un enclos\s: colonne 2, ligne 1, largeur 4, hauteur 4/,
    ),
  ).toBeInTheDocument();
  (await screen.findByRole("button", { name: "Élargir" })).focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() =>
    expect(lastWritten()).toEqual(["id=w1&kind=enclosureMap&x=1&y=0&w=5&h=4"]),
  );
});

it("is shared, duplicated and taken away by whose it is", async () => {
  own(["id=w2&kind=announcements&x=0&y=0&w=6&h=3"]);
  await open("?dashboardId=mine");
  await widgetNamed("Informations");
  await press(/^Autres actions|^Plus/);
  await pick("Renommer ou partager");
  await userEvent.click(
    await screen.findByRole("combobox", { name: /^Partagé avec/ }),
  );
  await userEvent.click(
    await screen.findByRole("option", { name: "Soigneurs" }),
  );
  await press("Enregistrer");
  await waitFor(() =>
    expect(desk.written[0]).toMatchObject({
      id: "mine",
      values: { sharedWith: ["role:keeper"] },
    }),
  );
  await press(/^Autres actions|^Plus/);
  await pick("Supprimer le tableau de bord");
  await waitFor(() =>
    expect(desk.written.at(-1)?.values).toEqual({ isDeleted: true }),
  );
});

it("shows nothing of what somebody may not do", async () => {
  desk.workAs({ right: "auditor", sectorRoles: { keeper: ["sector-1"] } });
  desk.seed("dashboards", "board-1", {
    ...aDashboard({ widgets: ["id=w1&kind=observations&x=0&y=0&w=6&h=4"] }),
  });
  await open("?dashboardId=board-1");
  expect(await widgetNamed("Mes observations")).toHaveTextContent(
    "Vos droits ne montrent pas ce widget.",
  );
});

it("shows another's as one may see it, to be copied and not to be changed", async () => {
  desk.seed("dashboards", "board-1", {
    ...aDashboard({
      widgets: [
        "id=w1&kind=enclosureMap&x=0&y=0&w=6&h=4&enclosureId=e1&range=7d",
        "id=w2&kind=announcements&x=6&y=0&w=6&h=3",
      ],
    }),
  });
  desk.seed("dashboards", "hidden", {
    ...aDashboard({ dashboardId: "hidden", name: "Caché", sharedWith: [] }),
  });
  const { unmount } = await open("?dashboardId=hidden&mode=edit");
  expect(
    await screen.findByText("Ce tableau de bord n’est pas là"),
  ).toBeVisible();
  expect(screen.queryByText("Caché")).toBeNull();
  unmount();
  await open("?dashboardId=board-1&mode=edit");
  // Whoever looks is told how far back it looks.
  expect(await widgetNamed("Plan d’un enclos · 7 jours")).toHaveTextContent(
    "e1",
  );
  expect(screen.queryByRole("button", { name: "Modifier" })).toBeNull();
  await press(/^Autres actions|^Plus/);
  expect(
    screen.queryByRole("menuitem", { name: /Renommer|Supprimer/ }),
  ).toBeNull();
  await pick("Dupliquer");
  expect(await screen.findByDisplayValue("Ma journée (copie)")).toBeVisible();
  await press("Enregistrer");
  await waitFor(() =>
    expect(desk.written[0]).toMatchObject({
      kind: "create",
      values: { name: "Ma journée (copie)", sharedWith: [], audience: [me] },
    }),
  );
  expect(lastWritten()).toHaveLength(2);
});

it("makes another of a template, also beside one that was only given", async () => {
  desk.seed("dashboards", "given", {
    ...aDashboard({
      ...{ dashboardId: "given", name: "De tous", authorId: "somebody" },
      sharedWith: ["*"],
    }),
  });
  await open();
  await press("Tableaux de bord");
  await pick("La santé");
  expect(
    await screen.findByRole("heading", { name: "La santé" }),
  ).toBeVisible();
  expect(desk.written.at(-1)).toMatchObject({
    collection: "dashboards",
    values: { name: "La santé", sharedWith: [] },
  });
});

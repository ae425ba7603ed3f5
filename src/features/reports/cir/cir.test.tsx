import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Cir, Recommendation } from "@domain/report/cir/cir";
import { taskIdOfRecommendation } from "@domain/report/cir/task";
import { beforeEach, expect, it, vi } from "vitest";
import { anEnclosure } from "../../../../tests/builders/facility";
import { aCir } from "../../../../tests/builders/reports";
import { aTask } from "../../../../tests/builders/work";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as CirPage } from "./cir.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const [first] = aCir().recommendations;
const advice = (
  recommendationId: string,
  more: Partial<Recommendation> = {},
): Recommendation => ({
  ...(first as Recommendation),
  ...{ recommendationId, text: `Faire ${recommendationId}` },
  ...more,
});

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "superAdmin" });
  desk.seed("enclosures", "enclosure-1", { ...anEnclosure() });
});

const open = (cir: Cir | null, search = "") => {
  if (cir !== null) desk.seed("cirs", cir.cirId, { ...cir });
  return renderUi(
    <SignedIn>
      <CirPage />
    </SignedIn>,
    { at: `/CirManagementView${search}` },
  );
};

/** The task that a function makes of a recommendation. */
function seedTask(recommendationId: string, more: object): void {
  const taskId = taskIdOfRecommendation("cir-1", recommendationId);
  const dueAt = new Date("2100-01-01T10:00:00Z");
  desk.seed("tasks", taskId, {
    ...aTask({ taskId, recommendationId, dueAt, ...more }),
  });
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));
const asked = () =>
  (
    (desk.written.at(-1)?.values["recommendations"] ?? []) as Recommendation[]
  ).map(({ asksTask }) => asksTask);
/** As it stands now: a list that hears of more is drawn anew. */
const lineOf = (at: number) =>
  screen.getAllByRole("listitem")[at] as HTMLElement;
const followUp = "?reportId=cir-1&tab=followUp";

it("asks for the task of one recommendation, and for that alone", async () => {
  await open(
    aCir({ recommendations: [advice("one"), advice("two")] }),
    followUp,
  );
  await press(/^Créer la tâche\s: Faire two/);
  await waitFor(() => expect(asked()).toEqual([false, true]));
  expect(
    await screen.findByText("Les tâches demandées arrivent dans le secteur."),
  ).toBeVisible();
  await waitFor(() =>
    expect(
      screen.queryByRole("button", { name: /^Créer la tâche\s: Faire two/ }),
    ).toBeNull(),
  );
  expect(screen.getByText("Tâche demandée")).toBeVisible();
});

it("asks for all of them at once, of those that have none", async () => {
  await open(
    aCir({
      recommendations: [
        advice("one", { asksTask: true }),
        advice("two"),
        advice("three"),
      ],
    }),
    followUp,
  );
  await press("Créer toutes les tâches");
  await waitFor(() => expect(asked()).toEqual([true, true, true]));
  expect(desk.written).toHaveLength(1);
});

it("tells what became of each, and how many are done", async () => {
  const recommendations = ["a", "b", "c", "d"].map((id) =>
    advice(id, { asksTask: true }),
  );
  seedTask("a", {
    status: "DONE",
    completedBy: "person",
    completedAt: new Date("2026-11-20T09:00:00Z"),
  });
  seedTask("b", { dueAt: new Date("2026-01-01T10:00:00Z") });
  seedTask("c", { status: "DELETED", deletedReason: "Sans objet" });
  seedTask("d", {});
  await open(aCir({ recommendations }), followUp);
  const said = ["Faite", "En retard", "Annulée", "À faire"];
  await screen.findAllByRole("listitem");
  await waitFor(() =>
    said.forEach((word, at) =>
      expect(within(lineOf(at)).getByText(word)).toBeVisible(),
    ),
  );
  expect(lineOf(0)).toHaveTextContent(/Faite par .+20/);
  expect(lineOf(2)).toHaveTextContent("Sans objet");
  expect(screen.getAllByText(/Faites\s: 1 sur 4/).length).toBeGreaterThan(0);
  expect(within(lineOf(3)).getByRole("link")).toHaveAttribute(
    "href",
    expect.stringContaining("taskId=cir_cir-1_d"),
  );
});

it("says where nobody could be asked", async () => {
  desk.seed("enclosures", "enclosure-1", {
    ...anEnclosure({ linkedSectorId: null }),
  });
  await open(aCir(), followUp);
  expect(await screen.findByText(/dans aucun secteur/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Créer la tâche/ })).toBeNull();
});

it("is read by an administrator, who changes nothing of it", async () => {
  desk.workAs({ right: "admin" });
  await open(aCir(), "?reportId=cir-1");
  const paper = await screen.findByRole("article");
  expect(paper).toHaveTextContent("Les perchoirs sont usés.");
  expect(paper).toHaveTextContent("Remplacer les perchoirs");
  expect(paper).toHaveAttribute("data-paper");
  expect(screen.queryByRole("link", { name: "Modifier" })).toBeNull();
  await userEvent.click(screen.getByRole("tab", { name: "Suivi" }));
  await screen.findByText("Sans tâche");
  expect(screen.queryByRole("button", { name: /^Créer/ })).toBeNull();
});

it("is changed by who writes it, and put away", async () => {
  await open(aCir(), "?reportId=cir-1");
  expect(await screen.findByRole("link", { name: "Modifier" })).toHaveAttribute(
    "href",
    expect.stringContaining("mode=edit"),
  );
  await press(/^Autres actions/);
  await userEvent.click(
    await screen.findByRole("menuitem", { name: "Archiver" }),
  );
  await waitFor(() =>
    expect(desk.written.at(-1)?.values).toMatchObject({ isArchived: true }),
  );
});

it("is written with a finding and what follows from it", async () => {
  await open(null, "?mode=create");
  const user = userEvent.setup();
  await user.type(
    await screen.findByRole("textbox", { name: /^Titre/ }),
    "Visite",
  );
  await press("Ajouter un constat");
  await user.type(screen.getByRole("textbox", { name: /^Sujet/ }), "Bassin");
  await user.type(
    screen.getByRole("textbox", { name: /^Ce qui a été/ }),
    "Trop petit",
  );
  await press("Ajouter une recommandation");
  await press("Créer");
  expect(await screen.findByText(/Recommandation 1\s: Enclos/)).toBeVisible();
  expect(desk.written).toHaveLength(0);
  await user.type(
    screen.getByRole("textbox", { name: /^Recommandation/ }),
    "Agrandir",
  );
  await press(/^Retirer\s: Agrandir/);
  await press("Créer");
  await waitFor(() =>
    expect(desk.written.at(-1)?.values).toMatchObject({
      title: "Visite",
      findings: [{ subject: "Bassin", severity: "medium", text: "Trop petit" }],
      recommendations: [],
    }),
  );
});

it("keeps what was typed when one leaves and comes back", async () => {
  const view = await open(null, "?mode=create");
  await userEvent.type(
    await screen.findByRole("textbox", { name: /^Titre/ }),
    "Visite du bassin",
  );
  view.unmount();
  await open(null, "?mode=create");
  expect(await screen.findByRole("textbox", { name: /^Titre/ })).toHaveValue(
    "Visite du bassin",
  );
});

it("lists visits with what was found and what became of it", async () => {
  seedTask("a", { status: "DONE", completedBy: "person" });
  await open(
    aCir({
      recommendations: [
        advice("a", { asksTask: true }),
        advice("b", { dueDate: "2026-01-02" as never }),
      ],
    }),
  );
  expect(
    await screen.findByRole("link", { name: /Visite de novembre/ }),
  ).toBeVisible();
  for (const said of [/Moyenne\s: 1/, /Faites\s: 1/, /En retard\s: 1/])
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
});

it("says where there is none", async () => {
  await open(null, "?reportId=nowhere");
  expect(await screen.findByText("CIR introuvable")).toBeVisible();
});

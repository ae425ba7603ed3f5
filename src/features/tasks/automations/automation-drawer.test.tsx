import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { aTemplate } from "../../../../tests/builders/work";
import { SessionProvider } from "../../../data/hooks/ready-session";
import { outbox } from "../../../data/outbox/outbox";
import { renderUi } from "../../../ui/testing/render-ui";
import { keeper, manager, setStage } from "../../../data/testing/stage";
import { AutomationDrawer } from "./automation-drawer";

const stage = setStage();
afterEach(() => {
  vi.restoreAllMocks();
});
const id = "template-1";

async function open(search = "", session = manager()) {
  return renderUi(
    <SessionProvider session={session}>
      <AutomationDrawer automationId={id} onClose={() => undefined} />
    </SessionProvider>,
    { at: `/TaskManagementView${search}` },
  );
}

const stored = async () =>
  (await stage.store.getDoc("taskTemplates", id))?.data;

it("says what it does, and rests when asked to", async () => {
  stage.store.seed("taskTemplates", id, aTemplate());
  await open();
  expect(await screen.findByText("Chaque jour à 08:00")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Suspendre" }));
  const question = await screen.findByRole("dialog", {
    name: "Suspendre l’automatisation\u202f?",
  });
  await userEvent.click(
    within(question).getByRole("button", { name: "Suspendre" }),
  );
  await expect
    .poll(stored, { timeout: 5000 })
    .toMatchObject({ status: "suspended", isActive: false });
  expect(
    await screen.findByRole("button", { name: "Reprendre" }),
  ).toBeVisible();
});

it("still runs while its suspension waits for the network", async () => {
  stage.store.seed("taskTemplates", id, aTemplate({ templateId: id }));
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await open();
  await userEvent.click(
    await screen.findByRole("button", { name: "Suspendre" }),
  );
  const question = await screen.findByRole("dialog", {
    name: "Suspendre l’automatisation\u202f?",
  });
  await userEvent.click(
    within(question).getByRole("button", { name: "Suspendre" }),
  );
  expect(
    await screen.findByText("Encore active, en attente d’envoi"),
  ).toBeVisible();
  expect(await stored()).toMatchObject({ status: "active" });
  onLine.mockReturnValue(true);
  await outbox.sweep();
  expect(await screen.findByText("Suspendue")).toBeVisible();
  expect(await stored()).toMatchObject({ status: "suspended" });
});

it("says why it was suspended by itself", async () => {
  const stopped = { status: "suspended", isActive: false } as const;
  stage.store.seed(
    "taskTemplates",
    id,
    aTemplate({ ...stopped, lastError: "tooDear" }),
  );
  await open();
  expect(
    await screen.findByText(
      "Cette règle demande trop de calcul. Écrivez-la plus simplement.",
    ),
  ).toBeVisible();
});

it("is archived without being deleted, and deleted ones can be restored", async () => {
  stage.store.seed("taskTemplates", id, aTemplate({ templateId: id }));
  await open();
  const act = async (name: string, under: "button" | "menuitem") => {
    if (under === "menuitem") {
      expect(screen.queryByRole("button", { name })).toBeNull();
      await userEvent.click(
        await screen.findByRole("button", {
          name: /^Autres actions.*Nourrir/,
        }),
      );
    }
    await userEvent.click(await screen.findByRole(under, { name }));
    const question = await screen.findByRole("dialog", {
      name: `${name} l’automatisation\u202f?`,
    });
    await userEvent.click(within(question).getByRole("button", { name }));
  };
  await act("Archiver", "menuitem");
  await expect
    .poll(stored, { timeout: 5000 })
    .toMatchObject({ status: "archived", isActive: false, deletedAt: null });
  await act("Supprimer", "menuitem");
  expect(await screen.findByText("Supprimée")).toBeVisible();
  await expect
    .poll(async () => (await stored())?.deletedAt)
    .toBeInstanceOf(Date);
  expect(screen.queryByRole("button", { name: "Supprimer" })).toBeNull();
  await act("Restaurer", "button");
  await expect
    .poll(stored, { timeout: 5000 })
    .toMatchObject({ status: "suspended", isActive: false, deletedAt: null });
});

it("says by when its tasks are to be done, and how long before they show", async () => {
  stage.store.seed(
    "taskTemplates",
    id,
    aTemplate({ visibilityLeadTime: "oneDay" }),
  );
  await open();
  expect(await screen.findByText("2 heures après le début")).toBeVisible();
  expect(screen.getByText("1 jour avant")).toBeVisible();
});

it("tells of its next task, as of its last one, when it is made", async () => {
  stage.store.seed(
    "taskTemplates",
    id,
    aTemplate({
      visibilityLeadTime: "oneWeek",
      nextRun: new Date("2027-03-10T07:00:00Z"),
      nextMakeAt: new Date("2027-03-02T23:00:00Z"),
      lastRun: new Date("2027-02-23T23:00:00Z"),
    }),
  );
  await open();
  const fact = (name: string) => screen.getByText(name).closest("div");
  await screen.findByText("Prochaine création");
  expect(fact("Prochaine création")).toHaveTextContent("3 mars 2027, 00:00");
  expect(fact("Dernière création")).toHaveTextContent("24 févr. 2027, 00:00");
});

it("waits for the next occurrence once its schedule is changed", async () => {
  stage.store.seed("taskTemplates", id, aTemplate({ nextRun: new Date(0) }));
  await open();
  await userEvent.click(
    await screen.findByRole("button", { name: "Modifier" }),
  );
  const time = await screen.findByRole("textbox", { name: "Heure" });
  await userEvent.clear(time);
  await userEvent.type(time, "9h30");
  const delay = await screen.findByRole("textbox", { name: "Délai" });
  await userEvent.clear(delay);
  await userEvent.type(delay, "3");
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await expect.poll(stored, { timeout: 5000 }).toMatchObject({
    schedule: {
      recurrenceTime: "09:30",
      cronExpression: "30 9 * * *",
      dueAt: new Date("2026-12-01T10:00:00Z"),
    },
  });
  expect((await stored())?.nextRun?.getTime()).toBeGreaterThan(Date.now());
});

it("is a model for another one", async () => {
  stage.store.seed("taskTemplates", id, aTemplate({ templateId: id }));
  const { router } = await open();
  await userEvent.click(
    await screen.findByRole("button", { name: /^Autres actions.*Nourrir/ }),
  );
  await userEvent.click(
    await screen.findByRole("menuitem", { name: "Dupliquer" }),
  );
  await expect
    .poll(() => router.state.location.search)
    .toBe("?mode=create&tab=automations&automationId=template-1");
});

it("leads from one that was ended to what goes on from it", async () => {
  const { schedule } = aTemplate();
  const ended = { ...schedule, endsBefore: new Date("2026-12-01T07:00:00Z") };
  stage.store.seed("taskTemplates", id, aTemplate({ schedule: ended }));
  stage.store.seed(
    "taskTemplates",
    "template-2",
    aTemplate({ templateId: "template-2", continuesId: id }),
  );
  await open();
  expect(
    await screen.findByRole("link", { name: "L’automatisation suivante" }),
  ).toHaveAttribute("href", expect.stringContaining("automationId=template-2"));
  expect(
    screen.queryByRole("link", { name: "L’automatisation précédente" }),
  ).toBeNull();
});

it("offers a keeper nothing to change", async () => {
  stage.store.seed("taskTemplates", id, aTemplate());
  await open("", keeper());
  expect(await screen.findByText("Chaque jour à 08:00")).toBeVisible();
  for (const name of ["Modifier", "Suspendre", "Archiver"])
    expect(screen.queryByRole("button", { name })).toBeNull();
});

it("says so when there is none", async () => {
  await open();
  expect(
    await screen.findByText("Cette automatisation est introuvable."),
  ).toBeVisible();
});

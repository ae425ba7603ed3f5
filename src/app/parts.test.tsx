import { builtInParameter } from "@domain/measures/parameters/parameter";
import type { Task } from "@domain/task/task";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { anEnclosure } from "../../tests/builders/facility";
import { sector1, zooA } from "../../tests/builders/ids";
import { aTask } from "../../tests/builders/work";
import { setIdentity } from "../data/identity";
import type { LiveList } from "../data/live-store";
import { SessionProvider } from "../data/hooks/ready-session";
import { keeper, manager, setStage } from "../data/testing/stage";
import { TaskDrawer } from "../features/tasks/detail/task-drawer";
import { PlanTask } from "../features/tasks/wizard/plan-task";
import { PartsProvider } from "../features/slots";
import { setAsked } from "../ui/feedback/asking";
import { renderUi } from "../ui/testing/render-ui";
import { parts } from "./parts";

const stage = setStage();
const ph = builtInParameter(zooA, "ph");

const parameterId = `${zooA}_ph`;
const collect = { parameterId, enclosureId: "pond", areaId: "b" };

/** A pond, of which a pH is measured. */
function seedPond(parameter: object = {}) {
  const { store } = stage;
  store.seed("environmentalParameters", parameterId, { ...ph, ...parameter });
  store.seed(
    "enclosures",
    "pond",
    anEnclosure({
      enclosureId: "pond",
      enclosureName: "Étang",
      areas: [
        { areaId: "b", areaName: "Bassin", areaType: "aquatic" },
      ] as never,
    }),
  );
}

async function open(task: Partial<Task> = {}, parameter: object = {}) {
  seedPond(parameter);
  stage.store.seed(
    "tasks",
    "t1",
    aTask({
      taskId: "t1",
      title: "Relever",
      sectorIds: [sector1],
      enclosureIds: ["pond"],
      collect,
      ...task,
    }),
  );
  await renderUi(
    <SessionProvider session={keeper()}>
      <PartsProvider value={parts}>
        <TaskDrawer taskId="t1" onClose={() => undefined} />
      </PartsProvider>
    </SessionProvider>,
  );
}

const name = "pH · Étang · Bassin";

/** The question about closing, with the value's field in it. */
async function question() {
  // By key: the finger's guard would hold back what is pressed next.
  (
    await screen.findByRole("button", { name: /Clore la tâche.: Relever/ })
  ).focus();
  await userEvent.keyboard("{Enter}");
  return within(await screen.findByRole("dialog", { name: /Clore la/ }));
}

const status = async () =>
  (await stage.store.getDoc("tasks", "t1"))?.data.status;

/** What a collection holds now. */
const listOf = <C extends "measures" | "tasks">(collection: C) =>
  new Promise<LiveList<C>>((resolve) => {
    const end = stage.store.watch<C>(
      {
        collection,
        ...(collection === "measures" && { parentId: "pond" }),
        where: [{ field: "zooId", op: "==", value: zooA }],
        orderBy: [],
        limit: 9,
      },
      (list) => {
        resolve(list);
        queueMicrotask(() => end());
      },
      () => undefined,
    );
  });

const values = async () =>
  (await listOf("measures")).rows.map(({ data }) => data);

it("a task that asks for a value is closed with it, whoever is asked about nothing: the value is of that instant, and shown with the task", async () => {
  setAsked("me", "close", false);
  await open();
  expect(await screen.findByRole("link", { name })).toHaveAttribute(
    "href",
    expect.stringContaining("areaId=b"),
  );
  const asked = await question();
  const field = await asked.findByRole("textbox", { name });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.type(field, "15{Enter}");
  expect(await asked.findByText(/14/)).toBeVisible();
  expect(field).toBeInvalid();
  await userEvent.clear(field);
  await userEvent.type(field, "7,4{Enter}");
  await waitFor(async () => expect(await status()).toBe("DONE"));
  const done = await stage.store.getDoc("tasks", "t1");
  expect(await values()).toMatchObject([
    {
      parameterId,
      areaId: "b",
      value: 7.4,
      at: done?.data.completedAt,
      by: "me",
      sectorIds: [sector1],
    },
  ]);
  expect(await screen.findByText(/^7,4/)).toBeVisible();
  setAsked("me", "close", true);
});

it("is closed without one only by who says so a second time", async () => {
  await open();
  const asked = await question();
  await asked.findByRole("textbox", { name });
  await userEvent.click(asked.getByRole("button", { name: "Clore la tâche" }));
  expect(await asked.findByRole("alert")).toHaveTextContent(
    "Aucune valeur n’est donnée",
  );
  expect(await status()).toBe("OPEN");
  await userEvent.click(
    asked.getByRole("button", { name: "Clore sans la valeur" }),
  );
  await waitFor(async () => expect(await status()).toBe("DONE"));
  expect(await values()).toEqual([]);
  expect(await screen.findByText("Aucune valeur donnée")).toBeVisible();
});

it("says what cannot be given any more, or not by a keeper, and closes as any other", async () => {
  await open({}, { keeperMayCollect: false });
  const asked = await question();
  await asked.findByText("Cette valeur n’est pas à donner par vous ici.");
  await userEvent.click(asked.getByRole("button", { name: "Clore la tâche" }));
  await waitFor(async () => expect(await status()).toBe("DONE"));
});

it("is chosen among what is measured where the task is planned", async () => {
  seedPond();
  const session = manager();
  // A task that asks for a value is the desk's to make.
  setIdentity(session);
  await renderUi(
    <SessionProvider session={session}>
      <PartsProvider value={parts}>
        <PlanTask />
      </PartsProvider>
    </SessionProvider>,
    { at: "/TaskManagementView?mode=create&enclosureId=pond" },
  );
  await userEvent.type(
    await screen.findByRole("textbox", { name: "Titre" }),
    "Relever",
  );
  const press = (name: string) =>
    userEvent.click(screen.getByRole("button", { name }));
  await press("Plus de détails");
  const field = { name: "Valeur demandée" };
  await userEvent.click(await screen.findByRole("combobox", field));
  await userEvent.click(
    await screen.findByRole("option", { name: "pH · Bassin" }),
  );
  await press("Planifier");
  const { rows } = await waitFor(async () => {
    const list = await listOf("tasks");
    expect(list.rows).toHaveLength(1);
    return list;
  });
  expect(rows[0]?.data).toMatchObject({ enclosureIds: ["pond"], collect });
});

import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { sector1 } from "../../../../tests/builders/ids";
import { aTask, aTemplate } from "../../../../tests/builders/work";
import { SessionProvider } from "../../../data/hooks/ready-session";
import { manager, setStage } from "../../../data/testing/stage";
import { renderUi } from "../../../ui/testing/render-ui";
import { PlanTask } from "./plan-task";

const stage = setStage();

const open = () =>
  renderUi(
    <SessionProvider session={manager()}>
      <PlanTask />
    </SessionProvider>,
    { at: "/TaskManagementView?mode=create&tab=automations" },
  );

it("proposes every day at eight where one comes from the automations", async () => {
  await open();
  expect(
    await screen.findByRole("radio", { name: "Chaque jour" }),
  ).toBeChecked();
  expect(await screen.findByRole("textbox", { name: "Heure" })).toHaveValue(
    "08:00",
  );
});

it("goes back to the automations when it is cancelled", async () => {
  const { router } = await open();
  await userEvent.click(await screen.findByRole("button", { name: "Annuler" }));
  await waitFor(() =>
    expect(router.state.location.search).toBe("?tab=automations"),
  );
});

it("begins with what another automation says, and makes a new one of it", async () => {
  stage.store.seed(
    "taskTemplates",
    "model",
    aTemplate({ templateId: "model", title: "Peser les loutres" }),
  );
  await renderUi(
    <SessionProvider session={manager()}>
      <PlanTask />
    </SessionProvider>,
    {
      at: "/TaskManagementView?mode=create&tab=automations&automationId=model",
    },
  );
  expect(await screen.findByRole("textbox", { name: "Titre" })).toHaveValue(
    "Peser les loutres",
  );
  expect(screen.getByText("Savane")).toBeVisible();
  expect(screen.getByRole("radio", { name: "Chaque jour" })).toBeChecked();
  expect(await screen.findByText("Chaque jour à 08:00")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Planifier" }));
  const made: unknown[] = [];
  stage.store.watch<"taskTemplates">(
    {
      collection: "taskTemplates",
      where: [{ field: "title", op: "==", value: "Peser les loutres" }],
      orderBy: [],
      limit: 10,
    },
    ({ rows }) => made.splice(0, made.length, ...rows.map(({ data }) => data)),
    () => undefined,
  );
  await waitFor(() => expect(made).toHaveLength(2));
  expect(made).toContainEqual(
    expect.objectContaining({
      target: { level: "SECTOR", ids: [sector1] },
      schedule: expect.objectContaining({ recurrence: "DAILY" }) as unknown,
    }),
  );
});

it("begins with what another task says, where it is to be done", async () => {
  stage.store.seed(
    "tasks",
    "model",
    aTask({ taskId: "model", title: "Compter", status: "DONE" }),
  );
  await renderUi(
    <SessionProvider session={manager()}>
      <PlanTask />
    </SessionProvider>,
    { at: "/TaskManagementView?mode=create&taskId=model" },
  );
  expect(await screen.findByRole("textbox", { name: "Titre" })).toHaveValue(
    "Compter",
  );
  expect(screen.getByText("Savane")).toBeVisible();
  expect(screen.getByRole("radio", { name: "Une seule fois" })).toBeChecked();
});

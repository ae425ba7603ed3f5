import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { aTask } from "../../../../tests/builders/work";
import { SessionProvider } from "../../../data/hooks/ready-session";
import { manager, setStage } from "../../../data/testing/stage";
import { renderUi } from "../../../ui/testing/render-ui";
import { TaskDrawer } from "./task-drawer";

const stage = setStage();

it("has a button for what is done every day, and the rest under “⋯”", async () => {
  stage.store.seed("tasks", "t1", aTask({ taskId: "t1", title: "Nourrir" }));
  const { router } = await renderUi(
    <SessionProvider session={manager()}>
      <TaskDrawer taskId="t1" onClose={() => undefined} />
    </SessionProvider>,
  );
  await screen.findByRole("button", { name: "Prendre\u202f: Nourrir" });
  for (const rare of [/Archiver/, /Annuler la tâche/])
    expect(screen.queryByRole("button", { name: rare })).toBeNull();
  await userEvent.click(
    screen.getByRole("button", { name: "Autres actions\u202f: Nourrir" }),
  );
  expect(
    (await screen.findAllByRole("menuitem")).map((item) => item.textContent),
  ).toEqual([
    "Confier à quelqu’un",
    "Dupliquer",
    "Archiver",
    "Annuler la tâche",
  ]);
  await userEvent.click(screen.getByRole("menuitem", { name: "Dupliquer" }));
  const { search } = router.state.location;
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    mode: "create",
    taskId: "t1",
  });
});

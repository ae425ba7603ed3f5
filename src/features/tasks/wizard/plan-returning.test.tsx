import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { SessionProvider } from "../../../data/hooks/ready-session";
import { manager, setStage } from "../../../data/testing/stage";
import { renderUi } from "../../../ui/testing/render-ui";
import { PlanTask } from "./plan-task";

setStage();

const open = () =>
  renderUi(
    <SessionProvider session={manager()}>
      <PlanTask />
    </SessionProvider>,
    { at: "/TaskManagementView?mode=create&tab=automations" },
  );

it("begins with what comes back where one comes from the automations", async () => {
  await open();
  expect(
    await screen.findByRole("radio", { name: "Chaque semaine" }),
  ).toBeChecked();
  expect(await screen.findByRole("textbox", { name: "Heure" })).toBeVisible();
});

it("goes back to the automations when it is cancelled", async () => {
  const { router } = await open();
  await userEvent.click(await screen.findByRole("button", { name: "Annuler" }));
  await waitFor(() =>
    expect(router.state.location.search).toBe("?tab=automations"),
  );
});

import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { SessionProvider } from "../../../data/hooks/ready-session";
import { manager, setStage } from "../../../data/testing/stage";
import { renderUi } from "../../../ui/testing/render-ui";
import { PlanTask } from "./plan-task";

setStage();

it("begins with what comes back where one comes from the automations", async () => {
  await renderUi(
    <SessionProvider session={manager()}>
      <PlanTask />
    </SessionProvider>,
    { at: "/TaskManagementView?mode=create&tab=automations" },
  );
  expect(
    await screen.findByRole("radio", { name: "Chaque semaine" }),
  ).toBeChecked();
  expect(await screen.findByRole("textbox", { name: "Heure" })).toBeVisible();
});

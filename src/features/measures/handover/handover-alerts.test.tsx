import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { sector1, sector2 } from "../../../../tests/builders/ids";
import { anAlert } from "../../../../tests/builders/measures";
import { SessionProvider } from "../../../data/hooks/ready-session";
import { keeper, setStage } from "../../../data/testing/stage";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component } from "./handover-alerts";

const stage = setStage();

it("hands over the alerts of the sectors that wait, whenever they began, and says how many", async () => {
  for (const [alertId, sectorId, status] of [
    ["here", sector1, "active"],
    ["there", sector2, "active"],
    ["seen", sector1, "acknowledged"],
  ] as const)
    stage.store.seed(
      "alerts",
      alertId,
      anAlert({
        ...{ alertId, status, sectorIds: [sectorId] },
        ...{ textKey: "hand", text: alertId },
        openedAt: new Date("2026-01-01T08:00:00Z"),
      }),
    );
  const onFound = vi.fn();
  const of = { since: new Date(), sectorIds: [sector1], onFound };
  await renderUi(
    <SessionProvider session={keeper()}>
      <Component {...of} />
    </SessionProvider>,
  );
  const part = await screen.findByRole("region", {
    name: "Alertes en attente",
  });
  const [link, more] = within(part).getAllByRole("link");
  expect(link).toHaveTextContent("here");
  expect(link).toHaveAttribute("href", "/Dashboard?tab=alerts&alertId=here");
  expect(more).toBeUndefined();
  expect(onFound).toHaveBeenLastCalledWith("alerts", 1);
});

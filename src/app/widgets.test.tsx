import { handCause } from "@domain/measures/alerts/alert";
import { widgetKinds } from "@domain/board/widgets";
import type { Session } from "@domain/access/session";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { aDashboard } from "../../tests/builders/boards";
import { sector1, sector2 } from "../../tests/builders/ids";
import { anAlert } from "../../tests/builders/measures";
import { aTask } from "../../tests/builders/work";
import { setIdentity } from "../data/identity";
import { SessionProvider } from "../data/hooks/ready-session";
import { keeper, setStage } from "../data/testing/stage";
import { PartsProvider } from "../features/slots";
import { Component as BoardPage } from "../features/boards/board.page";
import { renderUi } from "../ui/testing/render-ui";
import { aSession } from "../../tests/builders/a-session";
import { parts } from "./parts";

vi.setConfig({ testTimeout: 60_000 });

const stage = setStage();

it("every kind of widget is announced, once", () => {
  const announced = parts.flatMap(({ slot, widget }) =>
    slot === "widget" ? [widget ?? "none"] : [],
  );
  expect(announced.sort()).toEqual([...widgetKinds].sort());
});

const open = (session: Session) => {
  setIdentity({ uid: session.uid, zooId: session.zooId });
  return renderUi(
    <SessionProvider session={session}>
      <PartsProvider value={parts}>
        <BoardPage />
      </PartsProvider>
    </SessionProvider>,
    { at: "/dashboard-custom" },
  );
};

const taskIn = (title: string, sectorId: string) =>
  stage.store.seed(
    "tasks",
    title,
    aTask({
      ...{ taskId: title, title, sectorIds: [sectorId] },
      dueAt: new Date(Date.now() - 3_600_000),
    }),
  );

const alertOf = (of: "general" | "health", text: string) =>
  stage.store.seed(
    "alerts",
    text,
    anAlert({
      ...{ alertId: text, class: of, text, textKey: handCause },
      source: { kind: handCause, id: text },
      sectorIds: [sector2],
    }),
  );

it("one dashboard shows each person what is theirs", async () => {
  taskIn("Nourrir les loutres", sector1);
  taskIn("Peser les lynx", sector2);
  alertOf("general", "Portail cassé");
  alertOf("health", "Toux");
  stage.store.seed("dashboards", "board-1", {
    ...aDashboard({
      sharedWith: ["*"],
      widgets: [
        "id=w1&kind=myTasks&x=0&y=0&w=6&h=4",
        "id=w2&kind=alerts&x=6&y=0&w=6&h=4",
      ],
    }),
  });
  const { unmount } = await open(keeper());
  const mine = await screen.findByRole("region", {
    name: "Mes tâches du jour",
  });
  expect(await within(mine).findByText("Nourrir les loutres")).toBeVisible();
  expect(within(mine).queryByText("Peser les lynx")).toBeNull();
  const alerts = await screen.findByRole("region", { name: "Alertes" });
  expect(await within(alerts).findByText(/Portail cassé/u)).toBeVisible();
  expect(within(alerts).queryByText(/Toux/u)).toBeNull();
  unmount();
  await open(
    aSession(
      { sectorRoles: { keeper: [sector2], management: [sector2] } },
      { uid: "manager" },
    ),
  );
  const theirs = await screen.findByRole("region", {
    name: "Mes tâches du jour",
  });
  expect(await within(theirs).findByText("Peser les lynx")).toBeVisible();
  expect(within(theirs).queryByText("Nourrir les loutres")).toBeNull();
  const all = await screen.findByRole("region", { name: "Alertes" });
  expect(await within(all).findByText(/Portail cassé/u)).toBeVisible();
  expect(within(all).getByText(/Toux/u)).toBeVisible();
});

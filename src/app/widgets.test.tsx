import { widgetKinds } from "@domain/board/widgets";
import type { Session } from "@domain/access/session";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { aDashboard } from "../../tests/builders/boards";
import { sector1, sector2 } from "../../tests/builders/ids";
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

it("one dashboard shows each person what is theirs", async () => {
  taskIn("Nourrir les loutres", sector1);
  taskIn("Peser les lynx", sector2);
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
  expect(
    await screen.findByText("Vos droits ne montrent pas ce widget."),
  ).toBeVisible();
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
  expect(
    within(await screen.findByRole("region", { name: "Alertes" })).queryByText(
      "Vos droits ne montrent pas ce widget.",
    ),
  ).toBeNull();
});

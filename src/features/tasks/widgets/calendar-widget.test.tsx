import type { Task } from "@domain/task/task";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sector1, sector2 } from "../../../../tests/builders/ids";
import { aTask } from "../../../../tests/builders/work";
import { SessionProvider } from "../../../data/hooks/ready-session";
import { keeper, setStage } from "../../../data/testing/stage";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as CalendarWidget } from "./calendar-widget";

const stage = setStage();
let count = 0;

const seed = (day: string, more: Partial<Task> = {}) => {
  count += 1;
  const taskId = `t${String(count)}`;
  stage.store.seed(
    "tasks",
    taskId,
    aTask({
      ...{ taskId, sectorIds: [sector1] },
      dueAt: new Date(`${day}T10:00:00Z`),
      ...more,
    }),
  );
};

beforeEach(() => {
  // A Wednesday.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-02T09:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (params: Record<string, string> = {}) =>
  renderUi(
    <SessionProvider session={keeper()}>
      <CalendarWidget params={params} onParams={null} />
    </SessionProvider>,
  );
const days = () =>
  within(screen.getByRole("table"))
    .queryAllByRole("link")
    .map((link) => {
      const [heard, ...seen] = [...link.children].map(({ textContent }) =>
        textContent.replaceAll(/\s/gu, " "),
      );
      return [heard, ...seen];
    });

it("counts what is due on each day, which leads to its own list", async () => {
  seed("2026-12-02");
  seed("2026-12-02");
  seed("2026-12-08");
  seed("2026-12-02", { status: "DONE" });
  seed("2026-12-02", { sectorIds: [sector2] });
  await open();
  const today = await screen.findByRole("link", { name: /2 tâches/u });
  expect(today).toHaveAttribute(
    "href",
    expect.stringContaining("from=2026-12-02"),
  );
  expect(today).toHaveAttribute(
    "href",
    expect.stringContaining("to=2026-12-02"),
  );
  expect(days()).toEqual([
    ["mercredi 2 décembre : 2 tâches", "2", "2"],
    ["mardi 8 décembre : 1 tâche", "8", "1"],
  ]);
  expect(today).toHaveAccessibleName(/^mercredi 2 décembre\s: 2 tâches$/u);
  expect(screen.getAllByRole("row")).toHaveLength(3);
});

it("shows as many weeks as it is told to, and what lies beyond is not among them", async () => {
  seed("2026-12-02");
  seed("2026-12-08");
  await open({ weeks: "1" });
  await screen.findByRole("link", { name: /1 tâche/u });
  expect(days()).toHaveLength(1);
  expect(screen.getAllByRole("row")).toHaveLength(2);
});

it("marks today for who hears it", async () => {
  await open();
  const table = await screen.findByRole("table");
  expect(table.querySelector("[aria-current=date]")).toHaveTextContent("2");
  expect(days()).toEqual([]);
});

import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sector2 } from "../../../../tests/builders/ids";
import { aNotice } from "../../../../tests/builders/announcements";
import { aTask } from "../../../../tests/builders/work";
import { SessionProvider } from "../../../data/hooks/ready-session";
import { renderUi } from "../../../ui/testing/render-ui";
import { keeper, setStage } from "../../../data/testing/stage";
import { Component as TaskBell } from "./task-bell";

const stage = setStage();
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // Before 23:58 in Paris.
  vi.setSystemTime(new Date("2026-11-20T22:57:29Z"));
});
afterEach(() => {
  vi.useRealTimers();
});

const user = userEvent.setup({
  advanceTimers: (ms) => vi.advanceTimersByTime(ms),
});
const at = (text: string) => new Date(text);
const bell = () => screen.getByTestId("task-bell");

function seed(id: string, task: Parameters<typeof aTask>[0]) {
  stage.store.seed("tasks", id, aTask({ taskId: id, title: id, ...task }));
}

async function open() {
  await renderUi(
    <SessionProvider session={keeper()}>
      <TaskBell />
    </SessionProvider>,
  );
  // The clock, which all tests share, ticks every thirty seconds.
  await act(() => vi.advanceTimersByTimeAsync(30_050));
}

it("counts late and due today once, and changes when midnight passes", async () => {
  seed("late", { dueAt: at("2026-11-19T10:00:00Z") });
  seed("today", { dueAt: at("2026-11-20T22:59:00Z") });
  seed("tomorrow", { dueAt: at("2026-11-21T10:00:00Z") });
  seed("elsewhere", {
    dueAt: at("2026-11-20T10:00:00Z"),
    sectorIds: [sector2],
  });
  seed("karims", {
    dueAt: at("2026-11-20T10:00:00Z"),
    responsibleIds: ["karim"],
  });
  await open();
  expect(bell()).toHaveAccessibleName(
    "Mes tâches\u202f: 2 en retard ou à faire aujourd’hui",
  );
  await act(() => vi.advanceTimersByTimeAsync(3 * minute));
  expect(bell()).toHaveAccessibleName(
    "Mes tâches\u202f: 3 en retard ou à faire aujourd’hui",
  );
});

it("shows a task from the moment it is to be visible", async () => {
  seed("soon", {
    dueAt: at("2026-11-20T22:59:30Z"),
    visibleFrom: at("2026-11-20T22:59:00Z"),
    visibilityLeadTime: "sameDay",
  });
  await open();
  expect(bell()).toHaveAccessibleName(/^Mes tâches\s: 0/);
  await act(() => vi.advanceTimersByTimeAsync(2 * minute));
  expect(bell()).toHaveAccessibleName(/^Mes tâches\s: 1/);
});

it("rises when a task comes, without a reload", async () => {
  await open();
  expect(bell()).toHaveAccessibleName(/^Mes tâches\s: 0/);
  seed("new", { dueAt: at("2026-11-20T22:59:00Z") });
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(bell()).toHaveAccessibleName(/^Mes tâches\s: 1/);
});

it("says that there are unread notices, of this establishment alone", async () => {
  const told = (id: string, more: Parameters<typeof aNotice>[0]) =>
    stage.store.seed(
      "notifications",
      id,
      aNotice({ userId: "me", notificationId: id, ...more }),
      "me",
    );
  told("elsewhere", { zooId: "zoo-lande" });
  told("read", { read: true });
  await open();
  expect(bell()).toHaveAccessibleName(/aujourd’hui$/);
  told("new", {});
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(bell()).toHaveAccessibleName(/aujourd’hui\. Avis non lus$/);
});

it("says 99+ above ninety-nine", async () => {
  for (let index = 0; index < 100; index += 1)
    seed(`task-${String(index)}`, { dueAt: at("2026-11-20T10:00:00Z") });
  await open();
  expect(screen.getByText("99+")).toBeInTheDocument();
});

it("hides nothing that names me behind a hundred tasks of my sectors", async () => {
  for (let index = 0; index < 101; index += 1)
    seed(`task-${String(index)}`, { dueAt: at("2026-11-20T10:00:00Z") });
  seed("Sans lieu", {
    dueAt: at("2026-11-22T10:00:00Z"),
    responsibleIds: ["me"],
    sectorIds: [],
    sectorId: null,
  });
  await open();
  await user.click(bell());
  expect(await screen.findByText("Sans lieu")).toBeVisible();
});

it("lists three a sector with the rest counted, both counts, and short words", async () => {
  for (const index of [1, 2, 3, 4, 5])
    seed(`Nourrir ${String(index)}`, {
      dueAt: at(`2026-11-21T1${String(index)}:00:00Z`),
    });
  seed("Sans lieu", {
    dueAt: at("2026-11-22T10:00:00Z"),
    responsibleIds: ["me"],
    sectorIds: [],
    sectorId: null,
    status: "IN_PROGRESS",
    description: "x".repeat(60),
  });
  await open();
  await user.click(bell());
  expect(
    await screen.findByRole("heading", { name: "Mes tâches" }),
  ).toBeVisible();
  expect(
    screen.getByText(
      "5 à faire · 1 en cours · 0 en retard ou pour aujourd’hui",
    ),
  ).toBeVisible();
  expect(screen.getAllByText(/^Nourrir \d$/)).toHaveLength(3);
  expect(screen.getByRole("link", { name: "et 2 autres" })).toHaveAttribute(
    "href",
    "/TaskManagementView?who=mine&sectorId=sector-savane",
  );
  expect(screen.getByText("Sans secteur")).toBeVisible();
  expect(screen.getByText(`${"x".repeat(50)}…`)).toBeVisible();
  expect(
    screen.getAllByRole("link", { name: "Toutes les tâches" }),
  ).toHaveLength(2);
});

it("says that there may be more than it listens to", async () => {
  for (let index = 0; index < 101; index += 1)
    seed(`Nourrir ${String(index)}`, {
      dueAt: at("2026-11-21T10:00:00Z"),
      responsibleIds: ["me"],
      audience: ["me"],
    });
  await open();
  await user.click(bell());
  expect(
    await screen.findByText(
      "Seule une partie de vos tâches est affichée ici : les autres sont dans la liste.",
    ),
  ).toBeVisible();
});

it("says how many tasks it cannot read", async () => {
  stage.store.seed("tasks", "spoiled", {
    ...aTask({ taskId: "spoiled", responsibleIds: ["me"], audience: ["me"] }),
    authorId: 5,
  });
  await open();
  await user.click(bell());
  expect(
    await screen.findByText("Un enregistrement illisible n’est pas affiché."),
  ).toBeVisible();
});

import { Combobox, useCombobox } from "@mantine/core";
import { screen } from "@testing-library/react";
import type { Session } from "@domain/access/session";
import type { Task } from "@domain/task/task";
import { expect, it, vi } from "vitest";
import { sector2, zooB } from "../../../../tests/builders/ids";
import { aTask } from "../../../../tests/builders/work";
import { SessionProvider } from "../../../data/hooks/ready-session";
import { keeper, manager, setStage } from "../../../data/testing/stage";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as TaskHits } from "./task-hits";

const stage = setStage();
const dayMs = 86_400_000;

function seed(taskId: string, days: number, more: Partial<Task> = {}) {
  const dueAt = new Date(Date.now() + days * dayMs);
  const task = { taskId, title: `Peser ${taskId}`, dueAt, ...more };
  stage.store.seed("tasks", taskId, aTask(task));
}

function Hits({ typed }: { typed: string }) {
  const store = useCombobox();
  return (
    <Combobox store={store}>
      <Combobox.Options>
        <TaskHits typed={typed} near={false} />
      </Combobox.Options>
    </Combobox>
  );
}

const search = (session: Session, typed: string) =>
  renderUi(
    <SessionProvider session={session}>
      <Hits typed={typed} />
    </SessionProvider>,
  );
const names = async () => {
  const all = await screen.findAllByRole("option", { name: /Peser/ });
  return all
    .map(
      ({ textContent }) =>
        /later|today|theirs|closed|far/.exec(textContent)?.[0],
    )
    .sort();
};

it("finds open tasks of any day that one may see, and no others", async () => {
  const there = {
    sectorIds: [sector2],
    sectorId: sector2,
    audience: [sector2],
  };
  seed("today", 0);
  seed("later", 40);
  seed("theirs", 3, there);
  seed("closed", 3, { status: "DONE" });
  seed("closed elsewhere", 3, { zooId: zooB });
  await search(keeper(), "peser");
  expect(await names()).toEqual(["later", "today"]);
});

it("finds those of all sectors for who reads them all", async () => {
  seed("far", 40, {
    sectorIds: [sector2],
    sectorId: sector2,
    audience: [sector2],
  });
  await search(manager(), "peser");
  expect(await names()).toEqual(["far"]);
});

it("asks for no more than the bell does before there is something to look for", async () => {
  seed("later", 40);
  const watch = vi.spyOn(stage.store, "watch");
  await search(keeper(), "pe");
  const limits = watch.mock.calls.map(([query]) => query.limit);
  expect(Math.max(...limits)).toBeLessThan(300);
  expect(screen.queryByRole("option")).toBeNull();
});

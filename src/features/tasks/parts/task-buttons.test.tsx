import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { aTask } from "../../../../tests/builders/work";
import { provideBackend } from "../../../data/backend";
import { SessionProvider } from "../../../data/hooks/ready-session";
import { outbox } from "../../../data/outbox/outbox";
import { manager, setStage } from "../../../data/testing/stage";
import { renderUi } from "../../../ui/testing/render-ui";
import { TasksTab } from "../list/tasks-tab";

const stage = setStage();
const hour = 3_600_000;

afterEach(async () => {
  vi.restoreAllMocks();
  // What one test wrote is no part of the next.
  await expect.poll(() => outbox.list()).toEqual([]);
});

async function list(...titles: string[]) {
  titles.forEach((title, index) =>
    stage.store.seed(
      "tasks",
      title,
      aTask({
        taskId: title,
        title,
        dueAt: new Date(Date.now() + (index + 1) * hour),
      }),
    ),
  );
  await renderUi(
    <SessionProvider session={manager()}>
      <TasksTab />
    </SessionProvider>,
  );
  await screen.findByRole("table", { name: "Tâches" });
}

const button = (verb: string, title: string) =>
  screen.findByRole("button", { name: `${verb}\u202f: ${title}` });

/** A press at one spot, so long after the page began. */
function pressAt(element: HTMLElement, timeStamp: number): void {
  for (const kind of ["mousedown", "click"]) {
    const event = new MouseEvent(kind, {
      bubbles: true,
      cancelable: true,
      detail: 1,
      clientX: 50,
      clientY: 50,
    });
    Object.defineProperty(event, "timeStamp", { value: timeStamp });
    fireEvent(element, event);
  }
}

it("presses nothing that comes under the finger by touching twice, and what is meant at once", async () => {
  await list("Nourrir");
  const row = (await button("Prendre", "Nourrir")).closest("[role=row]")!;
  const heard = vi.fn();
  row.addEventListener("click", heard);
  pressAt(await button("Prendre", "Nourrir"), 1000);
  const close = await button("Clore la tâche", "Nourrir");
  pressAt(close, 1250);
  expect(heard).toHaveBeenCalledOnce();
  expect(screen.queryByRole("dialog")).toBeNull();
  pressAt(close, 1450);
  expect(await screen.findByRole("dialog")).toBeVisible();
});

it("asks before closing right after taking without a network", async () => {
  const { store } = stage;
  let answer: () => void = () => undefined;
  const network = new Promise<void>((resolve) => {
    answer = resolve;
  });
  provideBackend({
    ...store,
    commit: async (...write) => {
      await network;
      await store.commit(...write);
    },
  });
  await list("Nourrir");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  pressAt(await button("Prendre", "Nourrir"), 9000);
  pressAt(await button("Clore la tâche", "Nourrir"), 9450);
  const question = await screen.findByRole("dialog");
  await userEvent.click(
    within(question).getByRole("button", { name: "Clore la tâche" }),
  );
  await waitFor(() =>
    expect(screen.queryByRole("link", { name: /Nourrir/ })).toBeNull(),
  );
  expect(
    outbox.list().map(({ about: { kind }, state }) => [kind, state]),
  ).toEqual([
    ["task.take", "pending"],
    ["task.close", "pending"],
  ]);
  answer();
});

it("leads the focus on to the row that takes the place of the one closed by keyboard", async () => {
  await list("Curer", "Nourrir", "Peser");
  // By key from the start: the finger's guard of the test before may still hold.
  (await button("Prendre", "Nourrir")).focus();
  await userEvent.keyboard("{Enter}");
  (await button("Clore la tâche", "Nourrir")).focus();
  await userEvent.keyboard("{Enter}");
  const note = await screen.findByRole("textbox");
  await expect.poll(() => document.activeElement).toBe(note);
  await userEvent.keyboard("Bien mangé{Enter}");
  await expect
    .poll(() => screen.queryByRole("link", { name: /Nourrir/ }))
    .toBeNull();
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole("link", { name: /Peser/ }));
});

import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aSession } from "../../../../tests/builders/a-session";
import { anEnclosure } from "../../../../tests/builders/facility";
import { sector1, sector2 } from "../../../../tests/builders/ids";
import { aTask } from "../../../../tests/builders/work";
import type { Task } from "@domain/task/task";
import { startOfParisDay, startOfParisTomorrow } from "@domain/time/paris";
import { provideBackend } from "../../../data/backend";
import { SessionProvider } from "../../../data/hooks/ready-session";
import { keeper, manager, setStage } from "../../../data/testing/stage";
import { renderUi } from "../../../ui/testing/render-ui";
import { TasksTab } from "../list/tasks-tab";
import { Component as DayPanel } from "./day-panel";
import { Component as TodayPanel } from "./today-panel";
import { Component as ToSign } from "./to-sign";

const stage = setStage();
const minute = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute);
const tonight = () => new Date(startOfParisTomorrow(new Date()).getTime() - 1);
const morning = () => startOfParisDay(new Date());

// What is now and what is later today depends on the hour.
beforeEach(() => {
  const noon = startOfParisDay(new Date()).getTime() + 12 * 60 * minute;
  vi.useFakeTimers({ toFake: ["Date"], now: noon });
});
afterEach(() => {
  vi.useRealTimers();
});

const seed = (taskId: string, task: Partial<Task>) =>
  stage.store.seed("tasks", taskId, aTask({ taskId, title: taskId, ...task }));

const show = (session: ReturnType<typeof keeper>, panel: React.ReactNode) =>
  renderUi(<SessionProvider session={session}>{panel}</SessionProvider>);

it("tells a keeper what is late, now and later, where by name, and how far the day is", async () => {
  stage.store.seed(
    "enclosures",
    "clearing",
    anEnclosure({ enclosureId: "clearing", enclosureName: "Clairière" }),
  );
  seed("Curer", { dueAt: inMinutes(-90) });
  seed("Nourrir", {
    dueAt: tonight(),
    status: "IN_PROGRESS",
    takenBy: "me",
    target: { level: "ENCLOSURE", ids: ["clearing"] },
    enclosureIds: ["clearing"],
  });
  seed("Compter", { dueAt: inMinutes(3 * 24 * 60) });
  seed("Peser", {
    status: "DONE",
    dueAt: morning(),
    completedAt: new Date(),
    completedBy: "karim",
  });
  await show(keeper(), <TodayPanel />);
  const late = await screen.findByRole("region", { name: "En retard" });
  expect(within(late).getByRole("link", { name: "Curer" })).toBeVisible();
  const now = screen.getByRole("region", { name: "Maintenant" });
  await waitFor(() => expect(now).toHaveTextContent("Savane · Clairière"));
  expect(
    within(now)
      .getAllByRole("button")
      .map((button) => button.getAttribute("aria-label")),
  ).toEqual(["Clore la tâche\u202f: Nourrir", "Autres actions\u202f: Nourrir"]);
  expect(
    await screen.findByRole("progressbar", { name: "1 faite sur 3" }),
  ).toBeVisible();
  expect(screen.getByText("1 tâche à venir")).toBeVisible();
  expect(
    screen.getByRole("link", { name: "Ajouter une tâche" }),
  ).toHaveAttribute(
    "href",
    "/TaskManagementView?mode=create&due=today&from=%2FDashboard",
  );
});

it.each([
  ["a keeper", keeper],
  ["a manager whose panel is not shown", manager],
])("plans a task on c from the day of %s", async (_, session) => {
  seed("Curer", { dueAt: inMinutes(-90), responsibleIds: ["karim"] });
  const { router } = await show(session(), <TodayPanel />);
  await userEvent.keyboard("c");
  expect(router.state.location).toMatchObject({
    pathname: "/TaskManagementView",
    search: "?mode=create&due=today&from=%2FDashboard",
  });
});

it("leaves c alone for who may plan nothing", async () => {
  const { router } = await show(aSession({}, { uid: "me" }), <TodayPanel />);
  await userEvent.keyboard("c");
  expect(router.state.location.search).toBe("");
});

it("shows and marks the task that was just planned for today", async () => {
  seed("Curer", { dueAt: inMinutes(-90) });
  seed("Peser", { dueAt: inMinutes(-80) });
  const { router } = await show(keeper(), <TodayPanel />);
  const link = await screen.findByRole("link", { name: "Peser" });
  const row = link.closest("li")!;
  const scroll = vi.fn();
  row.scrollIntoView = scroll;
  expect(row).not.toHaveAttribute("data-made");
  await act(() => router.navigate("/", { state: { made: "Peser" } }));
  await waitFor(() => expect(row).toHaveAttribute("data-made", "true"));
  await waitFor(() => expect(scroll).toHaveBeenCalledOnce());
  expect(document.querySelectorAll("[data-made]")).toHaveLength(1);
});

it("says that everything is done once it is", async () => {
  seed("Peser", { status: "DONE", completedAt: new Date() });
  await show(keeper(), <TodayPanel />);
  expect(await screen.findByText("Tout est fait")).toBeVisible();
  expect(screen.getByText("1 tâche close aujourd’hui.")).toBeVisible();
});

it("offers the first step where nothing is planned yet", async () => {
  await show(manager(), <DayPanel />);
  expect(await screen.findByText("Rien de prévu aujourd’hui.")).toBeVisible();
  expect(
    screen.getByRole("link", { name: "Planifier une tâche" }),
  ).toHaveAttribute(
    "href",
    "/TaskManagementView?mode=create&due=today&from=%2FDashboard",
  );
});

it("congratulates nobody who looks after others that are late", async () => {
  seed("Curer", { dueAt: inMinutes(-90), responsibleIds: ["karim"] });
  await show(manager(), <TodayPanel />);
  await expect.poll(() => screen.queryByRole("status")).toBeNull();
  expect(screen.queryByText(/Tout est fait|Rien à faire/)).toBeNull();
});

it("shows a manager the late share, where, since when and whose, in numbers that add up", async () => {
  const oldest = inMinutes(-3 * 24 * 60);
  stage.store.seed("sectors", sector1, {
    ...(await stage.store.getDoc("sectors", sector1))?.data,
    sectorKeeper: ["karim"],
  });
  seed("a", { dueAt: oldest });
  seed("b", { dueAt: inMinutes(-60), status: "IN_PROGRESS", takenBy: "karim" });
  seed("c", { dueAt: tonight() });
  seed("d", {
    status: "DONE",
    dueAt: inMinutes(-60),
    completedAt: new Date(),
    completedBy: "karim",
  });
  seed("elsewhere", { dueAt: inMinutes(-60), sectorIds: [sector2] });
  await show(manager(), <DayPanel />);
  expect(
    await screen.findByText("2 en retard sur 4, soit 50 %", {
      normalizer: (text) => text.replaceAll(/\s/g, " "),
    }),
  ).toBeVisible();
  const tiles = screen
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  expect(tiles).toEqual(
    expect.arrayContaining([
      ["2En retard", "/TaskManagementView?late=1&who=managed"],
      ["1À faire", "/TaskManagementView?status=OPEN&today=1&who=managed"],
      [
        "0En cours",
        "/TaskManagementView?status=IN_PROGRESS&today=1&who=managed",
      ],
      [
        "1Closes aujourd’hui",
        "/TaskManagementView?status=DONE&today=1&who=managed",
      ],
    ]),
  );
  const where = screen.getByRole("region", { name: "Où sont les retards" });
  expect(within(where).getAllByRole("listitem")).toHaveLength(1);
  await waitFor(() => expect(where).toHaveTextContent("Karim Martin"));
  expect(where).toHaveTextContent(/Savane.*2 en retard.*La plus ancienne/);
  expect(within(where).getByRole("link")).toHaveAttribute(
    "href",
    `/TaskManagementView?late=1&sectorId=${sector1}`,
  );
});

const numberOf = (text: string) => Number(/\d+/.exec(text)?.[0]);

it("opens from every tile a list of exactly as many tasks", async () => {
  const both = [sector1, sector2];
  const elsewhere = { sectorIds: [sector2], sectorId: sector2 };
  const kinds: [string, Partial<Task>][] = [
    ["mine", {}],
    ["shared", { sectorIds: both }],
    ["shared the other way", { sectorIds: [sector2, sector1] }],
    ["elsewhere", elsewhere],
  ];
  for (const [id, more] of kinds) {
    seed(`late ${id}`, { dueAt: inMinutes(-60), ...more });
    seed(`open ${id}`, { dueAt: tonight(), ...more });
    seed(`running ${id}`, {
      dueAt: tonight(),
      status: "IN_PROGRESS",
      takenBy: "karim",
      ...more,
    });
    const done = { status: "DONE", completedAt: new Date() } as const;
    seed(`done ${id}`, { dueAt: tonight(), ...done, ...more });
  }
  const board = await show(manager(), <DayPanel />);
  await screen.findByText(/3 en retard sur 12/);
  const links = screen
    .getAllByRole("link")
    .filter((link) => link.getAttribute("href")?.includes("?"))
    .map(
      (link) => [link.textContent, link.getAttribute("href") ?? ""] as const,
    );
  board.unmount();
  // Four tiles, and the one sector this manager answers for.
  expect(links).toHaveLength(5);
  for (const [text, at] of links) {
    const list = await renderUi(
      <SessionProvider session={manager()}>
        <TasksTab />
      </SessionProvider>,
      { at },
    );
    const count = text === "Savane" ? 3 : numberOf(text);
    const heading = await screen.findByText("Tâches", { selector: "h1" });
    await waitFor(() =>
      expect(heading.nextElementSibling).toHaveTextContent(
        new RegExp(`^${String(count)}$`),
      ),
    );
    expect(document.querySelectorAll("[data-row-link]")).toHaveLength(count);
    list.unmount();
  }
});

/** As without a network on a device that keeps nothing: of these collections it is not known what there is. */
function unheard(...collections: string[]): void {
  const { store } = stage;
  provideBackend({
    ...store,
    watch: (query, onNext, onError) =>
      store.watch(
        query,
        (list) =>
          onNext(
            collections.includes(query.collection)
              ? { ...list, rows: [], fromCache: true, heard: false }
              : list,
          ),
        onError,
      ),
  });
}

it("says of what nobody could be asked that it is not known, and states no number", async () => {
  seed("Curer", { dueAt: inMinutes(-90) });
  unheard("tasks");
  const { unmount } = await show(keeper(), <TodayPanel />);
  expect(await screen.findByText("Indisponible hors ligne")).toBeVisible();
  expect(screen.queryByText(/Rien à faire|Tout est fait|\d/)).toBeNull();
  unmount();
  await show(manager(), <DayPanel />);
  expect(await screen.findByText("Indisponible hors ligne")).toBeVisible();
  expect(screen.queryByText(/\d/)).toBeNull();
});

it("does not take a name that nobody could be asked for as none", async () => {
  seed("Curer", { dueAt: inMinutes(-90) });
  unheard("sectors", "users");
  const { unmount } = await show(keeper(), <TodayPanel />);
  const late = await screen.findByRole("region", { name: "En retard" });
  await waitFor(() => expect(late).toHaveTextContent("—"));
  expect(late).not.toHaveTextContent("Sans secteur");
  unmount();
  await show(manager(), <DayPanel />);
  const where = await screen.findByRole("region", {
    name: "Où sont les retards",
  });
  await waitFor(() => expect(where).toHaveTextContent("—"));
  expect(where).not.toHaveTextContent(/Sans secteur|Aucun soigneur/);
});

it("leaves a task where it was when somebody takes it, and the focus on it", async () => {
  seed("Nourrir", { dueAt: tonight() });
  seed("Curer", { dueAt: tonight() });
  await show(keeper(), <TodayPanel />);
  const later = await screen.findByRole("region", {
    name: "Plus tard aujourd’hui",
  });
  const take = within(later).getByRole("button", {
    name: "Prendre\u202f: Nourrir",
  });
  take.focus();
  await userEvent.keyboard("{Enter}");
  const close = await within(later).findByRole("button", {
    name: "Clore la tâche\u202f: Nourrir",
  });
  expect(close).toHaveFocus();
  expect(screen.queryByRole("region", { name: "Maintenant" })).toBeNull();
});

it("asks another of the sector to countersign safety work, until somebody has", async () => {
  const done = {
    type: "safety",
    status: "DONE",
    completedAt: inMinutes(-30),
  } as const;
  seed("Sas", { ...done, completedBy: "karim" });
  seed("Clôture", { ...done, completedBy: "me" });
  seed("Alarme", { ...done, completedBy: "karim", signedBy: "lea" });
  await show(keeper(), <ToSign />);
  const sas = await screen.findByRole("button", {
    name: "Contresigner\u202f: Sas",
  });
  expect(screen.getAllByRole("button")).toEqual([sas]);
  await userEvent.click(sas);
  const asked = await screen.findByRole("dialog");
  expect(asked).toHaveTextContent("vous avez vérifié que c’est fait");
  act(() => seed("Sas", { ...done, completedBy: "karim", signedBy: "ines" }));
  await waitFor(() => expect(sas).not.toBeInTheDocument());
});

import { href } from "@domain/pages";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { sector1, sector2 } from "../../../../../tests/builders/ids";
import { anAnimal, aSector } from "../../../../../tests/builders/facility";
import { aTask } from "../../../../../tests/builders/work";
import { SessionProvider } from "../../../../data/hooks/ready-session";
import { keeper, manager, setStage } from "../../../../data/testing/stage";
import { renderUi } from "../../../../ui/testing/render-ui";
import { TasksTab } from "../tasks-tab";

const stage = setStage();
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

function seed() {
  stage.store.seed(
    "sectors",
    sector1,
    aSector({ sectorId: sector1, veterinaryUserIds: ["karim"] }),
  );
  stage.store.seed(
    "animals",
    "stripes",
    anAnimal({ animalId: "stripes", specieId: "zebra" }),
  );
  for (const task of [
    aTask({
      taskId: "karims",
      title: "Peser le zèbre",
      dueAt: inHours(2),
      responsibleIds: ["karim"],
      animalIds: ["stripes"],
      tags: ["hiver"],
    }),
    aTask({
      taskId: "safety",
      title: "Vérifier la clôture",
      type: "safety",
      sectorIds: [sector1, sector2],
      dueAt: inHours(100),
    }),
    aTask({
      taskId: "taken",
      title: "Curer la mare",
      status: "IN_PROGRESS",
      takenBy: "karim",
      dueAt: inHours(-3),
    }),
    aTask({
      taskId: "late",
      title: "Balayer",
      status: "DONE",
      completedLate: true,
      completedAt: new Date(),
      dueAt: inHours(-5),
    }),
    aTask({
      taskId: "done",
      title: "Arroser",
      status: "DONE",
      completedLate: false,
      completedAt: new Date(),
      dueAt: inHours(-4),
    }),
  ])
    stage.store.seed("tasks", task.taskId, task);
}

async function open(search = "", session = manager()) {
  seed();
  const view = await renderUi(
    <SessionProvider session={session}>
      <TasksTab />
    </SessionProvider>,
    { at: `${href("taskList")}${search}` },
  );
  await screen.findByRole("table", { name: "Tâches" });
  return view;
}

const titles = () =>
  screen
    .getAllByRole("row")
    .flatMap((row) => within(row).queryAllByRole("link"))
    .map((link) => link.textContent);
const dayIn = (hours: number) =>
  new Intl.DateTimeFormat("sv", { timeZone: "Europe/Paris" }).format(
    inHours(hours),
  );

it.each([
  ["a type", "?type=safety", ["Vérifier la clôture"]],
  ["a person", "?personId=karim", ["Curer la mare", "Peser le zèbre"]],
  [
    "a person in a sector",
    `?personId=karim&sectorId=${sector1}`,
    ["Curer la mare", "Peser le zèbre"],
  ],
  ["a tag", "?tag=hiver", ["Peser le zèbre"]],
  ["a species", "?specieId=zebra", ["Peser le zèbre"]],
  ["a role", "?role=veterinary", ["Curer la mare", "Peser le zèbre"]],
  ["a period", `?from=${dayIn(72)}&to=${dayIn(125)}`, ["Vérifier la clôture"]],
  ["late in progress", "?status=IN_PROGRESS_LATE", ["Curer la mare"]],
  ["closed late", "?status=DONE_LATE", ["Balayer"]],
])("takes from the address and narrows to %s", async (_what, search, found) => {
  await open(search);
  await waitFor(() => expect(titles()).toEqual(found));
  expect(screen.getByText(String(found.length))).toBeVisible();
});

it("keeps the rare ones behind one button, says how many are set, and takes all back", async () => {
  const { router } = await open("?type=safety", keeper());
  const more = screen.getByRole("button", { name: "Plus de filtres (1)" });
  expect(more).toHaveAttribute("aria-expanded", "false");
  expect(screen.queryByRole("combobox", { name: "Type" })).toBeNull();
  await userEvent.click(more);
  expect(screen.getByRole("combobox", { name: "Type" })).toHaveValue(
    "Sécurité",
  );
  await userEvent.click(screen.getByRole("combobox", { name: "Étiquette" }));
  await userEvent.click(await screen.findByRole("option", { name: "hiver" }));
  await waitFor(() =>
    expect(router.state.location.search).toBe("?type=safety&tag=hiver"),
  );
  await userEvent.click(
    within(screen.getByRole("search")).getByRole("button", {
      name: "Effacer les filtres",
    }),
  );
  await waitFor(() => expect(router.state.location.search).toBe(""));
  const day = await screen.findByLabelText("Échéance du");
  await userEvent.type(day, "24/12/2026");
  await userEvent.tab();
  await waitFor(() =>
    expect(router.state.location.search).toBe("?from=2026-12-24"),
  );
});

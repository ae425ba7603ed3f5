import { href } from "@domain/pages";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { sector1, sector2 } from "../../../../../tests/builders/ids";
import { aTask } from "../../../../../tests/builders/work";
import { SessionProvider } from "../../../../data/hooks/ready-session";
import { keeper, manager, setStage } from "../../../../data/testing/stage";
import { renderUi } from "../../../../ui/testing/render-ui";
import { TasksTab } from "../tasks-tab";

const stage = setStage();
const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour);

const seed = (task: Parameters<typeof aTask>[0]) => {
  const made = aTask(task);
  stage.store.seed("tasks", made.taskId, made);
};

async function open(search: string, session = manager()) {
  const view = await renderUi(
    <SessionProvider session={session}>
      <TasksTab />
    </SessionProvider>,
    { at: `${href("taskList")}${search}` },
  );
  await screen.findByRole("table", { name: "Tâches" });
  return view;
}

/** Each heading with its count, and what stands under it. */
const groups = () =>
  within(screen.getByRole("table"))
    .getAllByRole("rowgroup")
    .slice(1)
    .map((group) => [
      within(group).getByRole("rowheader").textContent,
      ...within(group)
        .queryAllByRole("link")
        .map((link) => link.textContent),
    ]);

function few() {
  seed({
    taskId: "weigh",
    title: "Peser",
    dueAt: inHours(1),
    sectorIds: [sector1],
    responsibleIds: ["karim"],
  });
  seed({
    taskId: "clean",
    title: "Balayer",
    dueAt: inHours(80),
    sectorIds: [sector2],
    responsibleIds: [],
  });
  seed({
    taskId: "both",
    title: "Clôture",
    dueAt: inHours(2),
    sectorIds: [sector1, sector2],
    responsibleIds: [],
  });
}

describe("the list under headings", () => {
  it("groups by sector and by person, sorted as before within each, and says so in the address", async () => {
    few();
    const { router } = await open("?group=sector&sort=-title");
    expect(screen.getByRole("heading", { name: "Savane" })).toBeVisible();
    expect(groups()).toEqual([
      ["Savane1", "Peser"],
      ["Volière1", "Balayer"],
      ["Plusieurs secteurs1", "Clôture"],
    ]);
    await userEvent.click(
      screen.getByRole("combobox", { name: "Sans groupes" }),
    );
    await userEvent.click(
      await screen.findByRole("option", { name: "Par personne" }),
    );
    await waitFor(() =>
      expect(groups()).toEqual([
        ["Karim Martin1", "Peser"],
        ["Personne2", "Clôture", "Balayer"],
      ]),
    );
    expect(router.state.location.search).toBe("?group=person&sort=-title");
  });

  it("goes by arrows over headings, and selects all rows but no heading", async () => {
    few();
    await open("?group=day");
    const first = screen.getByRole("link", { name: /Clôture/ });
    first.focus();
    await userEvent.keyboard("{ArrowDown}");
    expect(screen.getByRole("link", { name: /Balayer/ })).toHaveFocus();
    const days = groups().map(([name]) => name);
    expect(days[0]).toMatch(/^(Aujourd’hui|Demain), /);
    await userEvent.click(
      screen.getByRole("checkbox", { name: "Tout sélectionner" }),
    );
    expect(screen.getByRole("region", { name: /^\d/ })).toBeVisible();
    expect(screen.getByRole("table")).toHaveAttribute(
      "aria-rowcount",
      String(4 + days.length),
    );
  });

  it("counts what is loaded where more follows and says so, reading no more for it", async () => {
    for (let n = 0; n < 120; n += 1)
      seed({
        taskId: `t${String(n)}`,
        title: `Tâche ${String(n)}`,
        sectorIds: [n % 2 === 0 ? sector1 : sector2],
        responsibleIds: [],
        dueAt: inHours(10 + n),
      });
    await open("?group=sector");
    expect(await screen.findByText("120")).toBeVisible();
    await waitFor(() =>
      expect(groups().map(([name]) => name)).toEqual([
        "Savane25+",
        "Volière25+",
      ]),
    );
    expect(
      screen.getByText(/^Groupées.: les 50 tâches affichées/),
    ).toBeVisible();
    await userEvent.click(
      screen.getByRole("combobox", { name: "Sans groupes" }),
    );
    await userEvent.click(
      await screen.findByRole("option", { name: "Par jour" }),
    );
    // All of a day is loaded but of the last one.
    await waitFor(() =>
      expect(groups().map(([name]) => /\+$/.test(name ?? ""))).toEqual(
        groups().map((_, at) => at === groups().length - 1),
      ),
    );
  });
});

it("says that what was done comes latest first, in its days too, and turns them at a touch", async () => {
  for (const [title, hours] of [
    ["Première", -80],
    ["Seconde", -40],
  ] as const)
    seed({
      taskId: title,
      title,
      status: "DELETED",
      dueAt: inHours(hours),
    });
  const { router } = await open("?status=DELETED&group=day");
  const header = () => screen.getByRole("columnheader", { name: "Échéance" });
  const titles = () => groups().map(([, title]) => title);
  expect(header()).toHaveAttribute("aria-sort", "descending");
  expect(titles()).toEqual(["Seconde", "Première"]);
  await userEvent.click(within(header()).getByRole("button"));
  await waitFor(() => expect(titles()).toEqual(["Première", "Seconde"]));
  expect(router.state.location.search).toBe(
    "?status=DELETED&group=day&sort=due",
  );
  expect(header()).toHaveAttribute("aria-sort", "ascending");
});

describe("what is not shown to those it asks for yet", () => {
  const hidden = () =>
    seed({
      taskId: "hidden",
      title: "Surprise",
      dueAt: inHours(60),
      sectorIds: [sector1],
      responsibleIds: [],
      authorId: "other",
      visibilityLeadTime: "sameDay",
      visibleFrom: inHours(40),
    });

  it("is not in a keeper's list, nor counted", async () => {
    few();
    hidden();
    await open("", keeper());
    expect(screen.queryByText("Surprise")).toBeNull();
    expect(await screen.findByText("2")).toBeVisible();
  });

  it("is in a manager's, marked", async () => {
    few();
    hidden();
    await open("");
    expect(
      screen.getByRole("img", { name: /^Apparaît aux soigneurs/ }),
    ).toBeVisible();
  });
});

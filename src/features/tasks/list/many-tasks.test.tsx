import { href } from "@domain/pages";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { sector1, sector2 } from "../../../../tests/builders/ids";
import { aTask } from "../../../../tests/builders/work";
import { SessionProvider } from "../../../data/hooks/ready-session";
import { keeper, manager, setStage } from "../../../data/testing/stage";
import { renderUi } from "../../../ui/testing/render-ui";
import { TasksTab } from "./tasks-tab";

const stage = setStage();
const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour);
const all = 120;

/** More tasks than a list loads at once, one of them the last and of another name, one Karim's. */
async function open(search = "", session = manager()) {
  for (let n = 0; n < all; n += 1)
    stage.store.seed(
      "tasks",
      `t${String(n)}`,
      aTask({
        taskId: `t${String(n)}`,
        title: n === all - 1 ? "Tailler la haie" : `Tâche ${String(n)}`,
        sectorIds: [n % 2 === 0 ? sector1 : sector2],
        responsibleIds: n === 100 ? ["karim"] : [],
        dueAt: inHours(10 + n),
      }),
    );
  const view = await renderUi(
    <SessionProvider session={session}>
      <TasksTab />
    </SessionProvider>,
    { at: `${href("taskList")}${search}` },
  );
  await screen.findByRole("table", { name: "Tâches" });
  return view;
}

const searchbox = () =>
  screen.getByRole("searchbox", { name: "Rechercher une tâche" });
async function search(text: string) {
  await userEvent.clear(searchbox());
  await userEvent.click(searchbox());
  await userEvent.paste(text);
}
const titles = () =>
  screen
    .getAllByRole("row")
    .flatMap((row) => within(row).queryAllByRole("link"))
    .map((link) => link.textContent);
const rowCount = () =>
  Number(screen.getByRole("table").getAttribute("aria-rowcount")) - 1;

it("counts exactly what is not loaded", async () => {
  await open();
  expect(await screen.findByText("120")).toBeVisible();
  expect(rowCount()).toBe(50);
});

it.each([
  ["one sector", `?sectorId=${sector2}`, manager, "60"],
  ["what asks for me", "?who=mine", keeper, "59"],
  // Of what is not loaded some may not be shown to them yet.
  ["a keeper's own sectors", "", keeper, "50+"],
  ["nobody's", "?who=nobody", manager, "119"],
])(
  "counts, exactly where it can be known, %s",
  async (_what, narrowed, session, count) => {
    await open(narrowed, session());
    expect(await screen.findByText(count)).toBeVisible();
  },
);

it("searches all there is, by any word, place or person, and counts it", async () => {
  await open();
  await search("haie tailer");
  await waitFor(() => expect(titles()).toEqual(["Tailler la haie"]));
  expect(screen.getByText("1")).toBeVisible();
  await search("karim");
  await waitFor(() => expect(titles()).toEqual(["Tâche 100"]));
  await search("voliere");
  await waitFor(() => expect(rowCount()).toBe(60));
});

it("keeps what was searched for under the record that is opened, and after going back", async () => {
  const { router } = await open();
  await search("haie");
  await userEvent.click(await screen.findByText("Tailler la haie"));
  await waitFor(() =>
    expect(router.state.location.search).toBe(`?taskId=t${String(all - 1)}`),
  );
  expect(searchbox()).toHaveValue("haie");
  await router.navigate(-1);
  expect(searchbox()).toHaveValue("haie");
  expect(titles()).toEqual(["Tailler la haie"]);
});

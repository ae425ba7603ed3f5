import { href } from "@domain/pages";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { sector1, sector2 } from "../../../../tests/builders/ids";
import { aTask } from "../../../../tests/builders/work";
import { SessionProvider } from "../../../data/hooks/ready-session";
import { keeper, manager, setStage } from "../../../data/testing/stage";
import { renderUi } from "../../../ui/testing/render-ui";
import { DaySheets } from "./day-sheets";

const stage = setStage();
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

async function open(search = "", session = manager()) {
  for (const task of [
    aTask({
      taskId: "late",
      title: "Peser le zèbre",
      description: "Sur la grande balance.",
      sectorIds: [sector1],
      responsibleIds: ["karim"],
      dueAt: inHours(-30),
    }),
    aTask({
      taskId: "both",
      title: "Vérifier la clôture",
      sectorIds: [sector1, sector2],
      responsibleIds: [],
      dueAt: inHours(-40),
    }),
    aTask({
      taskId: "hidden",
      title: "Surprise",
      sectorIds: [sector1],
      dueAt: inHours(-1),
      visibilityLeadTime: "sameDay",
      visibleFrom: inHours(5),
      authorId: "other",
    }),
    aTask({
      taskId: "next",
      title: "La semaine prochaine",
      sectorIds: [sector1],
      dueAt: inHours(24 * 7),
    }),
  ])
    stage.store.seed("tasks", task.taskId, task);
  const view = await renderUi(
    <SessionProvider session={session}>
      <DaySheets />
    </SessionProvider>,
    { at: `${href("taskList")}?tool=sheet${search}` },
  );
  await screen.findByText("Peser le zèbre");
  return view;
}

const sheets = () =>
  screen
    .getAllByRole("region")
    .map((sheet) => sheet.getAttribute("aria-label"));
const rows = (sheet: string) =>
  within(screen.getByRole("region", { name: sheet }))
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    );

it("is one sheet a sector: a box, when, what, where else, who, and room for a note", async () => {
  await open();
  await waitFor(() => expect(sheets()).toEqual(["Savane", "Volière"]));
  await waitFor(() => expect(rows("Volière")[0]?.[3]).toBe("Savane"));
  await waitFor(() =>
    expect(rows("Savane").map((cells) => cells[4])).toContain("Karim Martin"),
  );
  const lines = rows("Savane").map(([box, , title, where, who, note]) => [
    box,
    title,
    where,
    who,
    note,
  ]);
  expect(lines).toEqual([
    ["☐", "Vérifier la clôture", "Volière", "", ""],
    ["☐", "Peser le zèbreSur la grande balance.", "", "Karim Martin", ""],
    ["☐", "Surprise", "", "", ""],
  ]);
  const sheet = screen.getByRole("region", { name: "Savane" });
  expect(sheet).toHaveTextContent(/Imprimée le .*20\d\d/);
  const day = new Intl.DateTimeFormat("fr", {
    timeZone: "Europe/Paris",
    weekday: "long",
  }).format(new Date());
  expect(sheet).toHaveTextContent(new RegExp(`${day} .*20\\d\\d`, "i"));
});

it("hides from a keeper what is not shown to them yet", async () => {
  await open("", keeper());
  expect(screen.queryByText("Surprise")).toBeNull();
});

it("is of the sector and the day of its address, and prints", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  const { router } = await open(`&sectorId=${sector1}`);
  expect(sheets()).toEqual(["Savane"]);
  await userEvent.click(screen.getByRole("button", { name: "Imprimer" }));
  expect(print).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole("combobox", { name: "Secteur" }));
  await userEvent.click(await screen.findByRole("option", { name: "Volière" }));
  await waitFor(() => expect(sheets()).toEqual(["Savane", "Volière"]));
  expect(router.state.location.search).toBe(
    `?tool=sheet&sectorId=${sector1}&sectors=${sector2}`,
  );
  vi.unstubAllGlobals();
});

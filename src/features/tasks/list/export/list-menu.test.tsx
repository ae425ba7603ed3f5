import { href } from "@domain/pages";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { anEnclosure } from "../../../../../tests/builders/facility";
import { sector1 } from "../../../../../tests/builders/ids";
import { aTask } from "../../../../../tests/builders/work";
import { SessionProvider } from "../../../../data/hooks/ready-session";
import { manager, setStage } from "../../../../data/testing/stage";
import { readCsv } from "../../../../lib/csv";
import { renderUi } from "../../../../ui/testing/render-ui";
import { TasksTab } from "../tasks-tab";

const stage = setStage();

it("takes the list as it is shown to a file that no program of tables reckons with", async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => {
    files.push(file);
    return "blob:file";
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  stage.store.seed(
    "enclosures",
    "clearing",
    anEnclosure({ enclosureId: "clearing", enclosureName: "Clairière" }),
  );
  for (const task of [
    aTask({
      taskId: "late",
      title: "=HYPERLINK(0)",
      // In winter Paris is an hour ahead of UTC: the next day already.
      dueAt: new Date("2020-01-01T23:30:00Z"),
      responsibleIds: ["karim"],
      target: { level: "ENCLOSURE", ids: ["clearing"] },
      enclosureIds: ["clearing"],
      tags: ["hiver", "eau"],
      description: "Doucement,\nen silence",
    }),
    aTask({ taskId: "other", title: "Arroser", type: "logistics" }),
    aTask({ taskId: "else", title: "Balayer" }),
  ])
    stage.store.seed("tasks", task.taskId, task);
  await renderUi(
    <SessionProvider session={manager()}>
      <TasksTab />
    </SessionProvider>,
    { at: `${href("taskList")}?sort=title&sectorId=${sector1}` },
  );
  await screen.findByText("Clairière");
  await userEvent.click(
    screen.getByRole("button", { name: /^Autres actions.*Tâches$/ }),
  );
  await userEvent.click(
    await screen.findByRole("menuitem", { name: "Exporter la liste (CSV)" }),
  );
  expect(await screen.findByText("3 tâches exportées")).toBeVisible();
  await waitFor(() => expect(files).toHaveLength(1));
  const [header, ...rows] = readCsv((await files[0]?.text()) ?? "");
  expect(header?.slice(0, 6)).toEqual([
    "Titre",
    "Type",
    "État",
    "Échéance",
    "Secteur",
    "Où",
  ]);
  const late = rows.find(([title]) => title?.includes("HYPERLINK"));
  expect(late).toEqual([
    "'=HYPERLINK(0)",
    "Alimentation",
    "À faire, en retard",
    "2020-01-02 00:30",
    "Savane",
    "Clairière",
    "Karim Martin",
    "",
    "",
    "",
    "",
    "hiver, eau",
    "Doucement,\nen silence",
    "",
  ]);
  expect(rows.map(([title]) => title)).toEqual([
    "'=HYPERLINK(0)",
    "Arroser",
    "Balayer",
  ]);
});

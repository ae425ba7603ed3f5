import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { sector1, sector2 } from "../../../../tests/builders/ids";
import { aUser } from "../../../../tests/builders/people";
import { aSector } from "../../../../tests/builders/facility";
import { aTask } from "../../../../tests/builders/work";
import type { Task } from "@domain/task/task";
import type { WorkRecord } from "@domain/task/work-queries";
import type { Session } from "@domain/access/session";
import { SessionProvider } from "../../../data/hooks/ready-session";
import { keeper, manager, setStage } from "../../../data/testing/stage";
import { picturesIn, WithPictures } from "../../../ui/testing/pictures";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as RecordWork } from "./record-work";

const stage = setStage();
const minute = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute);
const plain: WorkRecord = {
  kind: "enclosures",
  id: "plain",
  sectorId: sector1,
};
const there: Partial<Task> = {
  target: { level: "ENCLOSURE", ids: ["plain"] },
  enclosureIds: ["plain"],
};

const seed = (taskId: string, task: Partial<Task>) =>
  stage.store.seed("tasks", taskId, aTask({ taskId, title: taskId, ...task }));

const show = (session: Session, record = plain) =>
  renderUi(
    <WithPictures>
      <SessionProvider session={session}>
        <RecordWork {...record} />
      </SessionProvider>
    </WithPictures>,
  );

const panel = (name: string) => screen.findByRole("region", { name });
const titles = (region: HTMLElement) =>
  within(region)
    .queryAllByRole("listitem")
    .map((row) => within(row).getByRole("link").textContent);

it("shows at most the next five and the last three of an enclosure, of nothing else", async () => {
  for (const at of [6, 2, 4, 1, 3, 5])
    seed(`next ${String(at)}`, { ...there, dueAt: inMinutes(at * 10) });
  for (const at of [1, 2, 3, 4])
    seed(`done ${String(at)}`, {
      ...there,
      status: "DONE",
      completedAt: inMinutes(-at),
      completedBy: "karim",
    });
  seed("elsewhere", { dueAt: inMinutes(1) });
  await show(manager());
  const next = await panel("À faire ensuite");
  expect(await within(next).findByText("next 1")).toBeVisible();
  expect(titles(next)).toEqual(
    [1, 2, 3, 4, 5].map((at) => `next ${String(at)}`),
  );
  const done = await panel("Fait récemment");
  expect(await within(done).findByText("done 1")).toBeVisible();
  expect(titles(done)).toEqual(["done 1", "done 2", "done 3"]);
  expect(done).toHaveTextContent("Karim");
});

it("leads to the record's tasks, and to planning one there and back", async () => {
  seed("next", { ...there, dueAt: inMinutes(5) });
  await show(manager());
  const next = await panel("À faire ensuite");
  await within(next).findByText("next");
  expect(within(next).getByRole("link", { name: "Toutes" })).toHaveAttribute(
    "href",
    "/TaskManagementView?enclosureId=plain",
  );
  expect(
    within(next).getByRole("link", { name: "Planifier une tâche" }),
  ).toHaveAttribute(
    "href",
    "/TaskManagementView?mode=create&enclosureId=plain&from=%2FEnclosureManagementView%3FenclosureId%3Dplain",
  );
});

it("keeps an empty part to its title and one line: planning stands beside the title, no list of nothing is led to", async () => {
  await show(manager());
  const next = await panel("À faire ensuite");
  expect(
    await within(next).findByText("Rien à faire ici pour l’instant."),
  ).toBeVisible();
  const plan = within(next).getByRole("link", { name: "Planifier une tâche" });
  const title = within(next).getByRole("heading");
  expect(plan.parentElement).toBe(title.parentElement);
  expect(
    await within(await panel("Fait récemment")).findByText(
      "Rien n’a encore été fait ici.",
    ),
  ).toBeVisible();
  expect(screen.queryByRole("link", { name: "Toutes" })).toBeNull();
});

it("names who keeps the record's sector", async () => {
  stage.store.seed(
    "sectors",
    sector1,
    aSector({ sectorKeeper: ["karim", "gone"] }),
  );
  await show(manager());
  const who = await panel("Soigneurs");
  expect(who).toHaveTextContent("Karim");
  expect(within(who).queryByText(/Inès/)).toBeNull();
});

it("shows a keeper the work about an enclosure of their sector", async () => {
  seed("mine", { ...there, dueAt: inMinutes(5) });
  await show(keeper());
  expect(
    await within(await panel("À faire ensuite")).findByText("mine"),
  ).toBeVisible();
  expect(
    screen.getByRole("link", { name: "Planifier une tâche" }),
  ).toBeVisible();
});

it("offers to plan nothing about what is over", async () => {
  await show(manager(), { ...plain, over: true });
  const next = await panel("À faire ensuite");
  expect(
    await within(next).findByText("Rien à faire ici pour l’instant."),
  ).toBeVisible();
  expect(within(next).queryByText("Planifier une tâche")).toBeNull();
});

it("offers nobody to plan where they may not", async () => {
  await show(keeper(), { kind: "sectors", id: sector2, sectorId: sector2 });
  const next = await panel("À faire ensuite");
  expect(
    await within(next).findByText("Rien pour vous ici pour l’instant."),
  ).toBeVisible();
  expect(within(next).queryByText("Planifier une tâche")).toBeNull();
});

it("shows who keeps the sector by their pictures", async () => {
  stage.store.seed("sectors", sector1, aSector({ sectorKeeper: ["karim"] }));
  stage.store.seed(
    "users",
    "karim",
    aUser({
      userId: "karim",
      userFirstname: "Karim",
      userProfilePicture: "karim.jpg",
    }),
  );
  await show(manager());
  const who = await panel("Soigneurs");
  expect(await within(who).findByText(/Karim/)).toBeVisible();
  expect(picturesIn(who)).toEqual(["karim.jpg"]);
});

it("shows a keeper what asks for them of several animals, too, and says no more than they see", async () => {
  const boreal: WorkRecord = {
    kind: "animals",
    id: "boreal",
    sectorId: sector1,
  };
  const many: Partial<Task> = {
    target: { level: "ANIMAL", ids: ["boreal", "chili"] },
    animalIds: ["boreal", "chili"],
  };
  seed("weigh", { ...many, dueAt: inMinutes(20) });
  seed("other", {
    target: { level: "ANIMAL", ids: ["chili"] },
    animalIds: ["chili"],
    dueAt: inMinutes(10),
  });
  await show(keeper(), boreal);
  const next = await panel("À faire ensuite");
  expect(await within(next).findByText("weigh")).toBeVisible();
  expect(titles(next)).toEqual(["weigh"]);
  expect(await panel("Fait récemment")).toHaveTextContent(
    "Aucune tâche faite à vous montrer ici.",
  );
});

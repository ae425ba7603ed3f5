import type { Task } from "@domain/task/task";
import { taskEntrySchema } from "@domain/task/log/task-entry";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { aSession } from "../../../../tests/builders/a-session";
import { anAnnouncement } from "../../../../tests/builders/announcements";
import { anEvent } from "../../../../tests/builders/events";
import { aPrescription } from "../../../../tests/builders/health";
import { sector1, sector2 } from "../../../../tests/builders/ids";
import { aTask } from "../../../../tests/builders/work";
import { SessionProvider } from "../../../data/hooks/ready-session";
import { keeper, setStage } from "../../../data/testing/stage";
import { renderUi } from "../../../ui/testing/render-ui";
import { HandoverTab } from "./handover-tab";

const stage = setStage();
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);

const seed = (taskId: string, task: Partial<Task>) =>
  stage.store.seed(
    "tasks",
    taskId,
    aTask({ taskId, title: taskId, sectorIds: [sector1], ...task }),
  );

const open = (session = keeper(), search = "&since=24h") =>
  renderUi(
    <SessionProvider session={session}>
      <HandoverTab />
    </SessionProvider>,
    { at: `/TaskManagementView?tab=handover${search}` },
  );

const part = (name: string) => screen.findByRole("region", { name });
const linksIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

const treatment = () =>
  stage.store.seed(
    "prescriptions",
    "cure",
    aPrescription({
      prescriptionId: "cure",
      animalId: "nala",
      sectorId: sector1,
      molecule: "meloxicam",
      createdAt: ago(2),
    }),
    "nala",
  );

it("tells a keeper what became of the tasks of their sectors, with what was said", async () => {
  seed("Réparer", { dueAt: ago(3), status: "OPEN" });
  seed("Peser", {
    status: "DONE",
    dueAt: ago(6),
    completedAt: ago(5),
    completedBy: "karim",
    completedLate: true,
    notes: "Balance déréglée",
  });
  seed("Ailleurs", { dueAt: ago(3), sectorIds: [sector2] });
  seed("Ancienne", { status: "DONE", completedAt: ago(40) });
  stage.store.seed(
    "taskLog",
    "word",
    taskEntrySchema.parse({
      zooId: "zoo-baie",
      taskId: "Réparer",
      authorId: "karim",
      kind: "comment",
      text: "Il manque une vis",
      createdAt: ago(1),
    }),
    "Réparer",
  );
  await open();
  const late = await part("Tâches en retard");
  expect(linksIn(late)).toEqual([
    ["Réparer", "/TaskManagementView?taskId=R%C3%A9parer"],
  ]);
  await waitFor(() =>
    expect(late).toHaveTextContent(/Karim Martin.*Il manque une vis/u),
  );
  const done = await part("Tâches closes");
  expect(linksIn(done).map(([title]) => title)).toEqual(["Peser"]);
  await waitFor(() =>
    expect(done).toHaveTextContent(/Close en retard.*Karim/u),
  );
  expect(done).toHaveTextContent(/Balance déréglée/u);
  expect(screen.queryByText("Ailleurs")).toBeNull();
  expect(screen.queryByText("Ancienne")).toBeNull();
});

it("tells of animals, treatments and announcements of the sector, each leading to its page", async () => {
  treatment();
  stage.store.seed(
    "events",
    "move",
    anEvent({
      kind: "moved",
      at: ago(2),
      name: "Nala",
      subject: { collection: "animals", id: "nala" },
      about: ["animals/nala", `sectors/${sector1}`],
    }),
  );
  stage.store.seed(
    "announcements",
    "news",
    anAnnouncement({
      announcementId: "news",
      title: "Visite officielle",
      phase: "shown",
      displayStartAt: ago(30),
      audience: ["me"],
    }),
  );
  await open();
  expect(linksIn(await part("Traitements"))[0]?.[1]).toBe(
    "/AnimalManagementView?animalId=nala&tab=health",
  );
  expect(linksIn(await part("Mouvements d’animaux"))[0]?.[1]).toBe(
    "/AnimalManagementView?animalId=nala",
  );
  expect(await part("Informations non lues")).toHaveTextContent(
    "Visite officielle",
  );
});

it("tells nothing of health to who may not know of it", async () => {
  treatment();
  seed("Réparer", { dueAt: ago(3), status: "OPEN" });
  const nutrition = aSession(
    { sectorRoles: { nutrition: [sector2] } },
    { uid: "me" },
  );
  await open(nutrition, `&since=24h&sectorId=${sector1}`);
  await part("Tâches en retard");
  expect(screen.queryByRole("region", { name: "Traitements" })).toBeNull();
});

it("says that nothing happened, and whose sectors it is not", async () => {
  await open();
  expect(await screen.findByText("Rien ne s’est passé depuis")).toBeVisible();
});

it("is of no sector for who has none", async () => {
  await open(aSession({}, { uid: "me" }));
  expect(await screen.findByText("Aucun secteur à vous")).toBeVisible();
});

it("begins where the person closed their last task of a day before, and is copied as text", async () => {
  seed("Hier", {
    status: "DONE",
    completedAt: ago(30),
    completedBy: "me",
    title: "Hier",
  });
  seed("Depuis", {
    status: "DONE",
    completedAt: ago(29),
    completedBy: "karim",
  });
  seed("Avant", { status: "DONE", completedAt: ago(31), completedBy: "karim" });
  const writeText = vi.fn().mockResolvedValue(undefined);
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(writeText);
  await open(keeper(), "");
  const done = await part("Tâches closes");
  expect(linksIn(done).map(([title]) => title)).toEqual(["Depuis", "Hier"]);
  await user.click(screen.getByRole("button", { name: "Copier le texte" }));
  expect(await screen.findByText("Texte copié")).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(
    expect.stringMatching(/^Depuis.*\n\nTâches closes\n- Depuis · /u),
  );
});

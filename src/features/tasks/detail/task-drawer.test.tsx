import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { aSession } from "../../../../tests/builders/a-session";
import { aTask } from "../../../../tests/builders/work";
import { SessionProvider } from "../../../data/hooks/ready-session";
import { manager, setStage } from "../../../data/testing/stage";
import { renderUi } from "../../../ui/testing/render-ui";
import { TaskDrawer } from "./task-drawer";

const stage = setStage();

const drawer = () =>
  renderUi(
    <SessionProvider session={manager()}>
      <TaskDrawer taskId="t1" onClose={() => undefined} />
    </SessionProvider>,
  );

it.each([
  ["ARCHIVED", "Archivée", { updatedAt: new Date(), updatedBy: "karim" }],
  ["DELETED", "Annulée", { deletedAt: new Date(), updatedBy: "karim" }],
] as const)(
  "tells who ended a task that is %s, and when",
  async (status, label, task) => {
    stage.store.seed("tasks", "t1", aTask({ taskId: "t1", status, ...task }));
    await drawer();
    const fact = (await screen.findByText(label, { selector: "dt" }))
      .parentElement;
    await waitFor(() => expect(fact).toHaveTextContent("Karim Martin"));
    expect(fact).toHaveTextContent(/\d{1,2}:\d{2}/);
  },
);

it("calls several animals animals, and is calm about what was closed late", async () => {
  const task = aTask({
    taskId: "t1",
    target: { level: "ANIMAL", ids: ["a1", "a2"] },
    status: "DONE",
    completedBy: "me",
    completedAt: new Date(),
    completedLate: true,
  });
  stage.store.seed("tasks", "t1", task);
  await drawer();
  expect(await screen.findByText("Animaux")).toBeVisible();
  const due = screen.getByText("Échéance").parentElement;
  expect(due).not.toHaveTextContent("En retard");
});

it("tells how long before its day a task appears, where that was said", async () => {
  const task = aTask({ taskId: "t1", visibilityLeadTime: "oneDay" });
  stage.store.seed("tasks", "t1", task);
  await drawer();
  const fact = await screen.findByText("Apparaît", { selector: "dt" });
  expect(fact.parentElement).toHaveTextContent("1 jour avant");
});

it("says before archiving and cancelling that there is no way back", async () => {
  stage.store.seed("tasks", "t1", aTask({ taskId: "t1", title: "Nourrir" }));
  await drawer();
  for (const step of ["Archiver", "Annuler la tâche"]) {
    await userEvent.click(
      await screen.findByRole("button", {
        name: "Autres actions\u202f: Nourrir",
      }),
    );
    await userEvent.click(await screen.findByRole("menuitem", { name: step }));
    const question = within(
      await screen.findByRole("dialog", { name: /la tâche\u202f\?/ }),
    );
    expect(question.getByText(/ne pourra pas être reprise/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Retour" }));
    await waitFor(() =>
      expect(screen.queryByText(/ne pourra pas être reprise/)).toBeNull(),
    );
  }
});

it("is of another type, once somebody says so", async () => {
  stage.store.seed("tasks", "t1", aTask({ taskId: "t1", type: "feeding" }));
  await drawer();
  await userEvent.click(
    await screen.findByRole("button", { name: "Modifier" }),
  );
  await userEvent.click(await screen.findByRole("combobox", { name: "Type" }));
  await userEvent.click(
    await screen.findByRole("option", { name: "Sécurité" }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await expect
    .poll(async () => (await stage.store.getDoc("tasks", "t1"))?.data.type)
    .toBe("safety");
});

it("has a button for what is done every day, and the rest under “⋯”", async () => {
  stage.store.seed("tasks", "t1", aTask({ taskId: "t1", title: "Nourrir" }));
  const { router } = await renderUi(
    <SessionProvider session={manager()}>
      <TaskDrawer taskId="t1" onClose={() => undefined} />
    </SessionProvider>,
  );
  await screen.findByRole("button", { name: "Prendre\u202f: Nourrir" });
  for (const rare of [/Archiver/, /Annuler la tâche/])
    expect(screen.queryByRole("button", { name: rare })).toBeNull();
  await userEvent.click(
    screen.getByRole("button", { name: "Autres actions\u202f: Nourrir" }),
  );
  expect(
    (await screen.findAllByRole("menuitem")).map((item) => item.textContent),
  ).toEqual([
    "Confier à quelqu’un",
    "Dupliquer",
    "Archiver",
    "Annuler la tâche",
  ]);
  await userEvent.click(screen.getByRole("menuitem", { name: "Dupliquer" }));
  const { search } = router.state.location;
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    mode: "create",
    taskId: "t1",
  });
});

it("leads who reads health from a closed appointment to its note, and nobody else", async () => {
  const task = aTask({
    taskId: "t1",
    target: { level: "ANIMAL", ids: ["animal-1"] },
    animalIds: ["animal-1"],
    healthNoteId: "note-1",
    status: "DONE",
    completedBy: "me",
    completedAt: new Date(),
  });
  stage.store.seed("tasks", "t1", task);
  const shown = async (role: "veterinary" | "management" | "keeper") => {
    const access = { sectorRoles: { [role]: task.sectorIds } };
    const { unmount } = await renderUi(
      <SessionProvider session={aSession(access)}>
        <TaskDrawer taskId="t1" onClose={() => undefined} />
      </SessionProvider>,
    );
    await screen.findByText("Échéance");
    const links = screen
      .queryAllByRole("link")
      .map((link) => link.getAttribute("href") ?? "")
      .filter((to) => to.includes("tab=health"));
    unmount();
    return links;
  };
  const book = "/AnimalManagementView?animalId=animal-1&tab=health";
  expect(await shown("veterinary")).toEqual([`${book}&from=note-1`, book]);
  expect(await shown("management")).toEqual([book]);
  expect(await shown("keeper")).toEqual([]);
});

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sector1, zooA } from "../../../../tests/builders/ids";
import { aTask } from "../../../../tests/builders/work";
import { provideCalls } from "../../../data/calls";
import { fileQueue } from "../../../data/files/queue/file-queue";
import { SessionProvider } from "../../../data/hooks/ready-session";
import { manager, setStage } from "../../../data/testing/stage";
import { renderUi } from "../../../ui/testing/render-ui";
import { TaskDrawer } from "../detail/task-drawer";

vi.mock("../../../data/sdk/storage", () => ({
  sendPart: () => Promise.resolve(),
}));

const stage = setStage();

/** What the task was when a file arrived. */
const statusThen: unknown[] = [];
const status = async () =>
  (await stage.store.getDoc("tasks", "t1"))?.data.status;

const refused = "refused";
const called = vi.fn<(name: string, input: unknown) => unknown>();

beforeEach(() => {
  statusThen.length = 0;
  called.mockReset().mockReturnValue({ path: "" });
  provideCalls(async (name, input) => {
    if (name === "finishUpload") statusThen.push(await status());
    const data = called(name, input);
    return data === refused
      ? { success: false, error: "invalid-input" }
      : { success: true, data };
  });
});
afterEach(async () => {
  for (const { id } of fileQueue.list()) await fileQueue.drop(id);
});

const aSound = () =>
  new File([new Uint8Array(3_000_000)], "cri.mp3", { type: "audio/mpeg" });

const aWork = (task: Parameters<typeof aTask>[0]) =>
  aTask({
    taskId: "t1",
    zooId: zooA,
    title: "Nourrir",
    sectorIds: [sector1],
    ...task,
  });

it("sends a file chosen in the question before it closes; none goes where it is declined, and one that is refused keeps it open", async () => {
  const task = aWork({ responsibleIds: ["me"] });
  stage.store.seed("tasks", "t1", task);
  await renderUi(
    <SessionProvider session={manager()}>
      <TaskDrawer taskId="t1" onClose={() => undefined} />
    </SessionProvider>,
  );
  const question = async () => {
    // By key: the finger's guard would hold back what is pressed next.
    const close = { name: /Clore la tâche.: Nourrir/ };
    (await screen.findByRole("button", close)).focus();
    await userEvent.keyboard("{Enter}");
    const asked = within(
      await screen.findByRole("dialog", { name: /Clore la/ }),
    );
    // The focus has come to rest.
    const note = asked.getByRole("textbox");
    await waitFor(() => expect(note).toHaveFocus());
    return asked;
  };
  const chooseIn = async (asked: Awaited<ReturnType<typeof question>>) => {
    await userEvent.click(
      await asked.findByRole("button", { name: "Joindre" }),
    );
    await userEvent.click(
      await screen.findByRole("menuitem", { name: "Choisir un son" }),
    );
    const fields = document.querySelectorAll<HTMLInputElement>(
      "form input[type=file]",
    );
    const field = [...fields].at(-1);
    if (field === undefined) throw new Error("no file field");
    await userEvent.upload(field, aSound(), { applyAccept: false });
    expect(await asked.findByText("Son, 3 Mo")).toBeVisible();
  };
  const first = await question();
  await chooseIn(first);
  await userEvent.click(first.getByRole("button", { name: "Retour" }));
  await waitFor(() => expect(screen.queryByText("Son, 3 Mo")).toBeNull());
  expect(called).not.toHaveBeenCalledWith("finishUpload", expect.anything());
  called.mockReturnValue(refused);
  const again = await question();
  await chooseIn(again);
  await userEvent.click(again.getByRole("button", { name: "Clore la tâche" }));
  await screen.findByText(/Impossible de mettre à jour le statut/);
  expect(await status()).toBe("OPEN");
  called.mockClear().mockReturnValue({ path: "" });
  statusThen.length = 0;
  const second = await question();
  expect(second.queryByRole("group")?.textContent).not.toMatch(/Son/);
  await chooseIn(second);
  await userEvent.click(second.getByRole("button", { name: "Clore la tâche" }));
  await waitFor(() =>
    expect(called).toHaveBeenCalledWith(
      "finishUpload",
      expect.objectContaining({ folder: `${zooA}/tasks/t1`, kind: "sound" }),
    ),
  );
  await waitFor(() => expect(statusThen).toEqual(["OPEN"]));
  await waitFor(async () => expect(await status()).toBe("DONE"));
});

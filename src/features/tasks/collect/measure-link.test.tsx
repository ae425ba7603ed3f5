import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { aSession } from "../../../../tests/builders/a-session";
import { sector1 } from "../../../../tests/builders/ids";
import { aTask } from "../../../../tests/builders/work";
import { SessionProvider } from "../../../data/hooks/ready-session";
import { setStage } from "../../../data/testing/stage";
import { setAsked } from "../../../ui/feedback/asking";
import { renderUi } from "../../../ui/testing/render-ui";
import { TaskDrawer } from "../detail/task-drawer";

const stage = setStage();
const round = "/VeterinaryParametersView?tool=collect&taskId=t1";
const label = "Relever des valeurs de santé";

const keeper = aSession(
  {
    right: "user",
    sectorRoles: {
      ...{ management: [], veterinary: [], nutrition: [] },
      keeper: [sector1],
    },
  },
  { uid: "me" },
);

const open = (task: Parameters<typeof aTask>[0]) => {
  stage.store.seed(
    "tasks",
    "t1",
    aTask({
      ...{ taskId: "t1", title: "Peser", sectorIds: [sector1] },
      ...{ audience: [sector1], responsibleIds: [] },
      ...task,
    }),
  );
  return renderUi(
    <SessionProvider session={keeper}>
      <TaskDrawer taskId="t1" onClose={() => undefined} />
    </SessionProvider>,
  );
};

/** By key: a second touch at one spot, as a test's are, is taken for one that slipped. */
const press = async (button: HTMLElement) => {
  act(() => button.focus());
  await userEvent.keyboard("{Enter}");
};

const askToClose = async () => {
  await press(await screen.findByRole("button", { name: /^Clore la tâche/ }));
  return within(await screen.findByRole("dialog", { name: /^Clore la tâche/ }));
};

it("a check of animals leads to their values from its page, and from the question about its closing, which is put off", async () => {
  const { router } = await open({ type: "animal_check" });
  expect(await screen.findByRole("link", { name: label })).toHaveAttribute(
    "href",
    round,
  );
  const question = await askToClose();
  await press(question.getByRole("button", { name: label }));
  await expect
    .poll(() => {
      const { pathname, search } = router.state.location;
      return `${pathname}${search}`;
    })
    .toBe(round);
  await waitFor(() =>
    expect(
      screen.queryByRole("dialog", { name: /^Clore la tâche/ }),
    ).toBeNull(),
  );
  const stored = await stage.store.getDoc("tasks", "t1");
  expect(stored?.data.status).not.toBe("DONE");
});

it("what was begun to be said with the closing is there again on coming back, until it is closed", async () => {
  await open({ type: "animal_check" });
  let question = await askToClose();
  await userEvent.type(question.getByRole("textbox"), "Zita boite");
  await press(question.getByRole("button", { name: label }));
  const isGone = () =>
    waitFor(() =>
      expect(
        screen.queryByRole("dialog", { name: /^Clore la tâche/ }),
      ).toBeNull(),
    );
  await isGone();
  // Who wants to be asked no more is asked all the same: nothing that was begun is lost.
  setAsked("me", "close", false);
  question = await askToClose();
  expect(question.getByRole("textbox")).toHaveValue("Zita boite");
  await press(question.getByRole("button", { name: "Clore la tâche" }));
  await waitFor(async () => {
    const stored = await stage.store.getDoc("tasks", "t1");
    expect(stored?.data).toMatchObject({ status: "DONE", notes: "Zita boite" });
  });
  expect(sessionStorage.getItem("task-closing-draft")).toBeNull();
  setAsked("me", "close", true);
});

it("the closing of other work asks for no values; its page leads there where it names animals", async () => {
  await open({ type: "feeding", target: { level: "ANIMAL", ids: ["zita"] } });
  expect(await screen.findByRole("link", { name: label })).toBeVisible();
  const question = await askToClose();
  expect(question.getByRole("textbox")).toBeVisible();
  expect(question.queryByRole("button", { name: label })).toBeNull();
});

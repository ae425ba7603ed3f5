import type { Session } from "@domain/access/session";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { sector1 } from "../../../../tests/builders/ids";
import { aTask, aTaskEntry } from "../../../../tests/builders/work";
import { outbox } from "../../../data/outbox/outbox";
import { SessionProvider } from "../../../data/hooks/ready-session";
import { keeper, manager, setStage } from "../../../data/testing/stage";
import { renderUi } from "../../../ui/testing/render-ui";
import { TaskDrawer } from "../detail/task-drawer";

const stage = setStage();
const at = (minutes: number) => new Date(1_790_000_000_000 + minutes * 60_000);

function say(id: string, entry: Parameters<typeof aTaskEntry>[0]) {
  const entryOf = aTaskEntry({
    taskId: "t1",
    authorId: "karim",
    sectorIds: [sector1],
    ...entry,
  });
  stage.store.seed("taskLog", id, entryOf, "t1");
}

async function open(session: Session, task: Parameters<typeof aTask>[0] = {}) {
  stage.store.seed(
    "tasks",
    "t1",
    aTask({ taskId: "t1", title: "Nourrir", ...task }),
  );
  await renderUi(
    <SessionProvider session={session}>
      <TaskDrawer taskId="t1" onClose={() => undefined} />
    </SessionProvider>,
  );
  return within(
    await screen.findByRole("region", { name: "Commentaires et suivi" }),
  );
}

const lines = (log: Awaited<ReturnType<typeof open>>) =>
  log.getAllByRole("listitem").map(({ textContent }) => textContent);

it("tells the latest first what was said and done, and says what one adds", async () => {
  say("a", { text: "Ne mange pas.", createdAt: at(1) });
  say("b", { kind: "handOver", text: null, toId: "ines", createdAt: at(2) });
  say("c", { kind: "reopen", text: "Pas fini.", createdAt: at(3) });
  say("gone", { text: null, isDeleted: true, createdAt: at(4) });
  const log = await open(keeper());
  await waitFor(() => expect(lines(log)).toHaveLength(3));
  expect(lines(log)).toEqual([
    expect.stringMatching(/Karim Martin.*A rouvert la tâche.*Pas fini\./),
    expect.stringMatching(/A confié la tâche à Inès Martin/),
    expect.stringMatching(/Ne mange pas\./),
  ]);
  // A colleague's words are the colleague's to take back, or the management's.
  expect(log.queryByRole("button", { name: /Retirer/ })).toBeNull();

  const field = log.getByRole("textbox", { name: "Votre commentaire" });
  expect(log.queryByRole("button", { name: "Commenter" })).toBeNull();
  await userEvent.type(field, " Elle va mieux. ");
  await userEvent.click(log.getByRole("button", { name: "Commenter" }));
  await waitFor(() => expect(lines(log)).toHaveLength(4));
  expect(lines(log)[0]).toMatch(/Camille Martin.*Elle va mieux\./);
  const next = log.getByRole("textbox", { name: "Votre commentaire" });
  expect(next).toHaveValue("");
  expect(next).toHaveFocus();
  // What is stored later would be there for the next one.
  await outbox.drained(10_000);
});

it("takes one's own comment back once that is agreed to", async () => {
  say("mine", { authorId: "me", text: "Faux.", createdAt: at(1) });
  say("step", {
    authorId: "me",
    kind: "reopen",
    text: "Si.",
    createdAt: at(2),
  });
  const log = await open(keeper());
  await userEvent.click(
    await log.findByRole("button", { name: "Retirer le commentaire" }),
  );
  const question = within(
    await screen.findByRole("dialog", { name: /Retirer ce commentaire/ }),
  );
  await userEvent.click(
    question.getByRole("button", { name: "Retirer le commentaire" }),
  );
  await waitFor(() => expect(lines(log)).toHaveLength(1));
  // It is shown before it is stored.
  await waitFor(async () =>
    expect(
      (await stage.store.getDoc("taskLog", "mine", "t1"))?.data,
    ).toMatchObject({ text: null, isDeleted: true }),
  );
});

async function ask() {
  await userEvent.click(
    await screen.findByRole("button", {
      name: "Autres actions\u202f: Nourrir",
    }),
  );
  await userEvent.click(
    await screen.findByRole("menuitem", { name: "Confier à quelqu’un" }),
  );
  return within(
    await screen.findByRole("dialog", { name: "Confier la tâche" }),
  );
}

it("is handed over to a colleague with a word; keepers of the sector come first, who has it not at all", async () => {
  stage.store.seed("sectors", sector1, {
    ...(await stage.store.getDoc("sectors", sector1))?.data,
    sectorKeeper: ["karim"],
  });
  const log = await open(manager(), { responsibleIds: ["me"] });
  const question = await ask();
  await userEvent.click(
    question.getByRole("button", { name: "Confier la tâche" }),
  );
  const to = question.getByRole("combobox", { name: /À qui/ });
  expect(to).toBeInvalid();
  await userEvent.click(to);
  expect(
    (await screen.findAllByRole("option")).map(
      ({ textContent }) => textContent,
    ),
  ).toEqual(["Karim Martin", "Inès Martin"]);
  await userEvent.click(screen.getByRole("option", { name: "Karim Martin" }));
  await userEvent.type(
    question.getByRole("textbox", { name: "Un mot (facultatif)" }),
    "Je pars à midi.",
  );
  await userEvent.click(
    question.getByRole("button", { name: "Confier la tâche" }),
  );
  expect(
    await screen.findByText("« Nourrir » est confiée à Karim Martin."),
  ).toBeVisible();
  await waitFor(async () =>
    expect((await stage.store.getDoc("tasks", "t1"))?.data).toMatchObject({
      responsibleIds: ["karim"],
      takenBy: null,
    }),
  );
  expect(lines(log)).toEqual([
    expect.stringMatching(
      /Camille Martin.*A confié la tâche à Karim Martin.*Je pars à midi\./,
    ),
  ]);
  await userEvent.click(
    screen.getByRole("button", { name: "Annuler l’action" }),
  );
  await waitFor(async () =>
    expect((await stage.store.getDoc("tasks", "t1"))?.data).toMatchObject({
      responsibleIds: ["me"],
      status: "OPEN",
    }),
  );
  expect(
    await screen.findByText("« Nourrir » n’est plus confiée à Karim Martin."),
  ).toBeVisible();
});

it("says to a keeper, who could not take it back, that the name is to be right", async () => {
  await open(keeper(), { responsibleIds: ["me"] });
  const question = await ask();
  await userEvent.click(question.getByRole("combobox", { name: /À qui/ }));
  await userEvent.click(
    await screen.findByRole("option", { name: "Karim Martin" }),
  );
  expect(question.getByText(/pourrez pas la reprendre/)).toBeVisible();
  await userEvent.click(
    question.getByRole("button", { name: "Confier la tâche" }),
  );
  await screen.findByText("« Nourrir » est confiée à Karim Martin.");
  expect(screen.queryByRole("button", { name: "Annuler l’action" })).toBeNull();
});

it.each([
  ["another's, for a keeper", keeper, { responsibleIds: ["karim"] }],
  ["closed", manager, { status: "DONE", completedBy: "me" }],
] as const)("is not handed over when it is %s", async (_, who, task) => {
  await open(who(), {
    ...task,
    responsibleIds: [...("responsibleIds" in task ? task.responsibleIds : [])],
  });
  const more = screen.queryByRole("button", { name: /Autres actions/ });
  if (more !== null) await userEvent.click(more);
  await waitFor(() =>
    expect(screen.queryAllByRole("menuitem").length > 0).toBe(more !== null),
  );
  expect(
    screen.queryByRole("menuitem", { name: "Confier à quelqu’un" }),
  ).toBeNull();
});

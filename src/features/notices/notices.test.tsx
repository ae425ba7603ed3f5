import type { Notice } from "@domain/notice/notice";
import type { ToldAlert } from "@domain/notice/alert-notices";
import {
  alertNoticeOf,
  alertsNoticeOf,
  taskNoticeOf,
  tasksNoticeOf,
} from "@domain/notice/notice";
import { findingNoticeOf } from "@domain/notice/finding-notice";
import { permitNoticeOf } from "@domain/notice/permit-notice";
import { calendarDaySchema } from "@domain/time/calendar-day";
import {
  exportFailedNoticeOf,
  exportNoticeOf,
} from "@domain/notice/export-notice";
import { noticeSchema } from "@domain/notice/notice";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { aNotice } from "../../../tests/builders/announcements";
import { zooA } from "../../../tests/builders/ids";
import { aTask } from "../../../tests/builders/work";
import { SessionProvider } from "../../data/hooks/ready-session";
import { keeper, setStage } from "../../data/testing/stage";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as Notices } from "./notices-section";

const stage = setStage();
const user = userEvent.setup();
const now = new Date();

function seed(id: string, notice: Partial<Notice>) {
  const told = aNotice({ userId: "me", notificationId: id, ...notice });
  stage.store.seed("notifications", id, told, "me");
}

function seedTask(
  taskId: string,
  says: "onCreate" | "reminder24h",
  more: Partial<Notice> = {},
) {
  const task = aTask({ taskId, title: `Peser ${taskId}`, dueAt: now });
  const notice = taskNoticeOf(task, says, "me", { now, mailAt: null });
  const id = notice.notificationId;
  stage.store.seed(
    "notifications",
    id,
    noticeSchema.parse({ ...notice, ...more }),
    "me",
  );
}

const open = () =>
  renderUi(
    <SessionProvider session={keeper()}>
      <Notices />
    </SessionProvider>,
  );

it("says what a task is about, leads to it, and is read then", async () => {
  seedTask("t1", "onCreate");
  seedTask("t2", "reminder24h", { read: true });
  seed("n1", { title: "Exercice", read: true });
  seed("n2", { title: "Ailleurs", zooId: "zoo-elsewhere" });
  await open();
  const bell = await screen.findByRole("region", { name: "Avis" });
  const link = within(bell).getByRole("link", { name: /Peser t1/ });
  expect(link).toHaveAttribute("href", expect.stringMatching(/taskId=t1$/));
  expect(link).toHaveTextContent(/Nouvelle tâche, échéance\s: aujourd’hui/);
  expect(
    within(bell).getByRole("link", { name: /Peser t2/ }),
  ).toHaveTextContent("Rappel");
  expect(within(bell).getAllByRole("link")).toHaveLength(3);
  await user.click(link);
  await waitFor(() =>
    expect(screen.queryByText("Non lu")).not.toBeInTheDocument(),
  );
});

it("says of many tasks how many there are, and leads to one's own", async () => {
  const before = { count: 11, read: false };
  const notice = tasksNoticeOf(zooA, "me", before, now);
  stage.store.seed(
    "notifications",
    notice.notificationId,
    noticeSchema.parse(notice),
    "me",
  );
  await open();
  const link = await screen.findByRole("link", { name: /12 autres tâches/ });
  expect(link).toHaveAttribute("href", "/TaskManagementView?who=mine");
});

it("says of a finding that it was tested, of which place, and leads to the findings", async () => {
  const ids = { zooId: zooA, findingId: "f1" };
  const notice = findingNoticeOf(ids, "Rocher", "me", now);
  seed(notice.notificationId, noticeSchema.parse(notice));
  await open();
  const link = await screen.findByRole("link", { name: /^Rocher/ });
  expect(link).toHaveTextContent("Un constat a été examiné · aujourd’hui");
  expect(link).toHaveAttribute(
    "href",
    expect.stringContaining("status=findings"),
  );
});

it("says of a permit which day it ends, and leads to its project", async () => {
  const project = { zooId: zooA, projectId: "p1", title: "Les lémuriens" };
  const until = calendarDaySchema.parse("2099-12-31");
  const notice = permitNoticeOf(project, until, "me", now);
  seed(notice.notificationId, noticeSchema.parse(notice));
  await open();
  const link = await screen.findByRole("link", { name: /^Les lémuriens/ });
  expect(link).toHaveTextContent("Une autorisation prend fin le 31 déc. 2099");
  expect(link).toHaveAttribute("href", expect.stringMatching(/projectId=p1$/));
});

it("says what alerts tell and where, how many more there are, and leads to them", async () => {
  const told = (alert: ToldAlert, count: number) => ({
    zooId: zooA,
    groupId: alert.text,
    place: "Rocher · Bassin",
    alert,
    count,
  });
  const sent = { at: now, mailAt: null, pushAt: null };
  const own = {
    text: "stuck",
    type: null,
    builtIn: null,
    parameter: "Turbidité",
  } as const;
  const provided = {
    text: "limitsAbove",
    type: null,
    builtIn: "ph",
    parameter: "ph",
  } as const;
  const ofHealth = {
    text: "slowLoss",
    type: null,
    builtIn: "weight",
    parameter: "weight",
  } as const;
  for (const notice of [
    alertNoticeOf(told(own, 3), "me", sent, now),
    alertNoticeOf(told(provided, 1), "me", sent, now),
    alertNoticeOf(told(ofHealth, 1), "me", sent, now),
    alertsNoticeOf(zooA, "me", { count: 4, read: false }, now),
  ])
    seed(notice.notificationId, noticeSchema.parse(notice));
  await open();
  const bell = await screen.findByRole("region", { name: "Avis" });
  await waitFor(() =>
    expect(within(bell).getAllByRole("link")).toHaveLength(4),
  );
  const all = within(bell).getAllByRole("link");
  expect(all.map((link) => link.getAttribute("href"))).toEqual(
    all.map(() => "/Dashboard?tab=alerts"),
  );
  const words = all.map(({ textContent }) => textContent).sort();
  expect(words).toEqual([
    expect.stringMatching(/^5 autres alertes/),
    expect.stringMatching(/^Poids en baisse lente/),
    expect.stringMatching(
      /^Turbidité\s: un capteur est bloqué.*Rocher · Bassin et 2 autres,/,
    ),
    expect.stringMatching(/^pH au-dessus de sa limite.*Rocher · Bassin,/),
  ]);
});

it("leads to the announcement itself, which going there leaves unread", async () => {
  seed("n1", { title: "Exercice", zooId: zooA, about: "a1" });
  await open();
  const link = await screen.findByRole("link", { name: /Exercice/ });
  expect(link).toHaveAttribute("href", "/Dashboard?announcementId=a1");
  await user.click(link);
  expect(screen.getByText("Non lu")).toBeVisible();
  const { store } = stage;
  const told = await store.getDoc("notifications", "n1", "me");
  expect(told?.data.read).toBe(false);
});

it("marks all as read at once", async () => {
  seedTask("t1", "onCreate");
  seed("n1", { title: "Exercice", zooId: zooA });
  await open();
  expect(await screen.findAllByText("Non lu")).toHaveLength(2);
  const all = { name: "Tout marquer comme lu" };
  await user.click(screen.getByRole("button", all));
  await waitFor(() =>
    expect(screen.queryByText("Non lu")).not.toBeInTheDocument(),
  );
  expect(screen.queryByRole("button", all)).not.toBeInTheDocument();
});

it("is not there where nobody was told anything", async () => {
  await open();
  await waitFor(() =>
    expect(screen.queryByRole("region")).not.toBeInTheDocument(),
  );
});

it("says that a file is ready, where its link is, and leads to what was asked for", async () => {
  const of = { zooId: zooA, exportJobId: "job-1", userId: "me" };
  const notice = exportNoticeOf(of, now, now);
  stage.store.seed(
    "notifications",
    notice.notificationId,
    noticeSchema.parse(notice),
    "me",
  );
  await open();
  const link = await screen.findByRole("link", { name: /export est prêt/ });
  expect(link).toHaveAttribute("href", "/export");
  expect(link).toHaveTextContent(/Le lien est dans votre e-mail/);
});

it("says that a file cannot be made, and leads to what was asked for", async () => {
  const of = { zooId: zooA, exportJobId: "job-1", userId: "me" };
  const notice = exportFailedNoticeOf(of, now);
  stage.store.seed(
    "notifications",
    notice.notificationId,
    noticeSchema.parse(notice),
    "me",
  );
  await open();
  const name = /export n’a pas pu être préparé/;
  const link = await screen.findByRole("link", { name });
  expect(link).toHaveAttribute("href", "/export");
  expect(link).not.toHaveTextContent(/e-mail/);
});

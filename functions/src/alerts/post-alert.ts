import type { ZooConfig } from "@domain/establishment/zoo";
import type { Alert } from "@domain/measures/alerts/alert";
import { canAcknowledge } from "@domain/measures/alerts/alert";
import type { AlertsTold } from "@domain/notice/notice";
import { isAlertNews, leavesTheApp } from "@domain/notice/alert-notices";
import { href } from "@domain/pages";
import type { UserLanguage } from "@domain/person/user";
import { systemAuthor } from "@domain/task/task";
import { database } from "../edge/admin";
import { changeOf, readingOf, ref } from "../edge/documents";
import type { Post } from "../establishments/chat";
import { postToChat } from "../establishments/chat";
import { readZooConfig } from "../establishments/zoo-config";
import { appUrl } from "../mail/send";
import { speaking } from "../mail/texts";
import { alertMark, alertMarkOf, groupIdOf } from "./alert-marks";
import { alertsTold } from "./tell-alert";

/** What a chat is told of an alert: its type, its place and where to look, and nothing of what was measured or written. */
export function chatTextOf(
  { type }: Pick<Alert, "type">,
  place: string,
  language: UserLanguage,
): string {
  const say = speaking(language);
  const title = say("mail.alert.subject.found", {
    title: say(`mail.alert.types.${type}`),
  });
  const link = `${appUrl()}${href("dashboard", { tab: "alerts" })}`;
  return [title, place, link].filter((part) => part !== "").join("\n\n");
}

const wantsAlerts = ({ chatEndpoint, chatAlerts }: ZooConfig): boolean =>
  chatEndpoint !== null && chatAlerts;

interface Claimed {
  alert: Alert;
  told: AlertsTold;
  language: UserLanguage;
}

/** Says that it is handed over, before it is: a chat told twice is worse than one told not at all. Of a storm the first is. */
const claim = (alertId: string, now: Date): Promise<Claimed | null> =>
  database().runTransaction(async (transaction) => {
    const at = ref("alerts", alertId);
    const { record: alert } = readingOf("alerts", await transaction.get(at));
    if (alert === null || alert.postedAt !== null) return null;
    if (!canAcknowledge(alert) || !leavesTheApp(alert)) return null;
    if (!isAlertNews(alert, now)) return null;
    const config = await readZooConfig(transaction, alert.zooId);
    if (!wantsAlerts(config)) return null;
    const groupId = groupIdOf(alert);
    const [stored, storedMark] = await transaction.getAll(
      ref("zoo", alert.zooId),
      alertMark(groupId),
    );
    const zoo = stored && readingOf("zoo", stored).record;
    const mark = alertMarkOf(storedMark?.data());
    const isFirst = mark?.alertIds[0] === alertId;
    if (!zoo || zoo.isArchived || zoo.anonymousMode || !isFirst) return null;
    const told = await alertsTold(transaction, alert, groupId, 1);
    if (told === null) return null;
    transaction.update(at, changeOf("alerts", { postedAt: now }, systemAuthor));
    return { alert, told, language: zoo.languages[0] ?? "fr" };
  });

/** Hands an alert to the establishment's chat, where it wants alerts there, once. Nothing of health is. A chat that fails stops nothing. */
export async function postAlert(
  alertId: string,
  now: Date,
  send?: Post,
): Promise<void> {
  const claimed = await claim(alertId, now);
  if (claimed === null) return;
  const { alert, told, language } = claimed;
  const config = await readZooConfig(null, alert.zooId);
  await postToChat(config, chatTextOf(alert, told.place, language), send);
}

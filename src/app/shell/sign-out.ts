import i18next from "i18next";
import { signOutHere, signOutSafely } from "../../data/auth";
import { identity } from "../../data/identity";
import { taps } from "../../data/observation/tap-log";
import { confirm } from "../../ui/feedback/confirm";
import { notifyError } from "../../ui/feedback/notify";

const agreed = () =>
  confirm({
    title: i18next.t("shell.messages.signOutTitle"),
    body: i18next.t("shell.messages.signOutBody"),
    confirm: i18next.t("shell.actions.yes"),
  });

const agreedToLeave = (count: number) =>
  confirm({
    title: i18next.t("shell.messages.signOutTitle"),
    body: i18next.t("shell.messages.signOutWaiting", { count }),
    confirm: i18next.t("shell.actions.signOutAnyway"),
    danger: true,
  });

/** How many rows of the sessions that this person collects are on this device alone. */
async function heldTouches(): Promise<number> {
  const held = await taps
    .held(identity()?.uid ?? null)
    .catch(() => new Map<string, number>());
  return [...held.values()].reduce((all, count) => all + count, 0);
}

/** Asks, waits for unsent writes, asks again where some stay behind on this device, then signs out. */
export async function askToSignOut(): Promise<void> {
  if (!(await agreed())) return;
  try {
    const { waiting } = await signOutSafely(await heldTouches());
    if (waiting > 0 && (await agreedToLeave(waiting))) await signOutHere();
  } catch (error) {
    notifyError(error);
  }
}

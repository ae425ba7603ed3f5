import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSubmit } from "../../../data/hooks/use-submit";
import { confirm } from "../../../ui/feedback/confirm";
import { notifyDone } from "../../../ui/feedback/notify";
import {
  erasePerson,
  exportedPerson,
  invite,
  makePassword,
  removePerson,
  sendReset,
  setDisabled,
} from "../user-writes";
import { dataFileName, saveJson } from "../../../lib/save-json";
import type { AccountAction } from "./possible-actions";

interface About {
  userId: string;
  zooId: string;
  name: string;
  /** null where it cannot be read. */
  mail: string | null;
}

interface Attempt {
  id: AccountAction;
  /** What could not be done. */
  title: string;
  again: () => void;
}

/** What is done with somebody's account by one touch, one thing at a time, and why it failed. */
export function useAccountActions(
  { userId, zooId, name, mail }: About,
  onPassword: (password: string) => void,
) {
  const { t } = useTranslation();
  const { busy, failure, run } = useSubmit();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const perform = <T>(
    id: AccountAction,
    title: string,
    work: () => Promise<T>,
    then: (result: T) => void,
  ) => {
    if (busy) return;
    const again = () => run(work, then);
    setAttempt({ id, title, again });
    again();
  };
  /** Said when it is done. */
  const say = (key: "disabled" | "reactivated" | "removed" | "erased") => () =>
    notifyDone(t(`users.messages.${key}`, { name }));
  const asking =
    (
      key: "reset" | "generate" | "disable" | "remove" | "erase",
      then: () => void,
      danger = true,
    ) =>
    () =>
      void confirm({
        title: t(`users.questions.${key}.title`, { name }),
        body: t(`users.questions.${key}.body`),
        confirm: t(`users.questions.${key}.confirm`),
        danger,
      }).then((sure) => {
        if (sure) then();
      });
  return {
    /** What is being done; null for nothing. */
    doing: busy ? (attempt?.id ?? null) : null,
    failure,
    attempt,
    invite: () =>
      perform(
        "invite",
        t("users.messages.inviteFailed"),
        () => invite(userId, zooId),
        () => notifyDone(t("users.messages.invited", { name: mail ?? name })),
      ),
    reset: asking(
      "reset",
      () =>
        perform(
          "reset",
          t("errors.messages.resetMail"),
          () => sendReset(mail ?? ""),
          () =>
            notifyDone(t("users.messages.resetSent", { name: mail ?? name })),
        ),
      false,
    ),
    generatePassword: asking(
      "generate",
      () =>
        perform(
          "generatePassword",
          t("users.messages.passwordFailed"),
          () => makePassword(userId),
          onPassword,
        ),
      false,
    ),
    disable: asking("disable", () =>
      perform(
        "disable",
        t("errors.messages.accountToggle"),
        () => setDisabled(userId, true),
        say("disabled"),
      ),
    ),
    reactivate: () =>
      perform(
        "reactivate",
        t("errors.messages.accountToggle"),
        () => setDisabled(userId, false),
        say("reactivated"),
      ),
    remove: asking("remove", () =>
      perform(
        "remove",
        t("errors.messages.recordDelete"),
        () => removePerson(userId),
        say("removed"),
      ),
    ),
    erase: asking("erase", () =>
      perform(
        "erase",
        t("users.messages.eraseFailed"),
        () => erasePerson(userId),
        say("erased"),
      ),
    ),
    exportData: () =>
      perform(
        "export",
        t("errors.messages.export"),
        () => exportedPerson(userId),
        (records) => saveJson(records, dataFileName(name, userId, new Date())),
      ),
  };
}

export type AccountActions = ReturnType<typeof useAccountActions>;

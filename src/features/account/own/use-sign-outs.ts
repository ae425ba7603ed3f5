import { useState } from "react";
import { useTranslation } from "react-i18next";
import { signOutHere } from "../../../data/auth";
import { call } from "../../../data/calls";
import type { Row } from "../../../data/live-store";
import { confirm } from "../../../ui/feedback/confirm";
import { notifyDone, notifyError } from "../../../ui/feedback/notify";

interface SignOuts {
  busy: boolean;
  signOut: (device: Row<"devices">, isOwn: boolean) => Promise<void>;
  /** All but this one. */
  signOutOthers: (ownId: string) => Promise<void>;
}

/** Asks, signs devices out, and says so. */
export function useSignOuts(): SignOuts {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await work();
      notifyDone(done);
    } catch (error) {
      notifyError(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    signOut: async ({ id, data: { label: name } }, isOwn) => {
      const agreed = await confirm({
        title: t("account.messages.signOutTitle", { name }),
        body: isOwn
          ? t("shell.messages.signOutBody")
          : t("account.messages.signOutBody"),
        confirm: t(
          isOwn ? "account.actions.signOut" : "account.actions.signOutDevice",
        ),
      });
      if (!agreed) return;
      if (isOwn) await signOutHere();
      else
        await attempt(
          () => call("signOutDevice", { deviceId: id, which: "this" }),
          t("account.messages.signedOut", { name }),
        );
    },
    signOutOthers: async (ownId) => {
      const agreed = await confirm({
        title: t("account.messages.signOutOthersTitle"),
        body: t("account.messages.signOutOthersBody"),
        confirm: t("account.actions.signOutOthers"),
        danger: true,
      });
      if (agreed)
        await attempt(
          () => call("signOutDevice", { deviceId: ownId, which: "others" }),
          t("account.messages.othersSignedOut"),
        );
    },
  };
}

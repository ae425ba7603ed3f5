import { newPasswordIssues } from "@domain/person/forms";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { call } from "../../../data/calls";
import { EntryFrame } from "./entry-frame";
import { NewPasswordFields } from "./new-password-fields";
import { useEntryForm } from "./use-entry-form";
import type { CodeMeaning } from "./use-read-code";

export interface RedeemProps {
  code: string;
  about: CodeMeaning;
  /** The code is used: the address and the password to sign in with. */
  onRedeemed: (mail: string, password: string) => Promise<void>;
}

/** A new password in the place of a forgotten one. */
export function ResetPassword({ code, about, onRedeemed }: RedeemProps) {
  const { t } = useTranslation();
  const form = useEntryForm({
    initial: { password: "", repeat: "" },
    issuesOf: newPasswordIssues,
    send: async ({ password }) => {
      const { userMail } = await call("resetPassword", {
        code,
        newPassword: password,
      });
      await onRedeemed(userMail, password);
    },
  });
  return (
    <EntryFrame
      title={t("entry.title.reset")}
      form={form}
      send={t("entry.actions.reset")}
    >
      <Text style={{ overflowWrap: "anywhere" }}>
        {t("entry.messages.resetFor", { mail: about.userMail })}
      </Text>
      <NewPasswordFields form={form} mail={about.userMail} />
    </EntryFrame>
  );
}

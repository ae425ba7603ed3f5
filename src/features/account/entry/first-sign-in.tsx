import { firstSignInIssues } from "@domain/person/forms";
import { eulaVersion } from "@domain/person/terms";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { renewSignIn } from "../../../data/auth";
import { call } from "../../../data/calls";
import { EntryFrame } from "./entry-frame";
import { LeaveButton } from "./leave-button";
import { NewPasswordFields } from "./new-password-fields";
import { refusePresentPassword } from "../present-password";
import { TermsConsent } from "./terms-consent";
import { useEntryForm } from "./use-entry-form";

/** Somebody with a password that others have seen: their own one, and the terms, before anything else. */
export function FirstSignIn() {
  const { t } = useTranslation();
  const form = useEntryForm({
    initial: { password: "", repeat: "", accepted: false },
    issuesOf: firstSignInIssues,
    send: async ({ password }) => {
      await refusePresentPassword(password);
      await call("completeFirstSignIn", {
        newPassword: password,
        eula: eulaVersion,
      });
      // Their session ends with the old password; whoever is told so signs in with the new one by themselves.
      await renewSignIn(password).catch(() => undefined);
    },
  });
  return (
    <EntryFrame
      title={t("entry.title.first")}
      form={form}
      send={t("entry.actions.start")}
      beside={<LeaveButton />}
    >
      <Text>{t("entry.messages.first")}</Text>
      <NewPasswordFields form={form} />
      <TermsConsent form={form} />
    </EntryFrame>
  );
}

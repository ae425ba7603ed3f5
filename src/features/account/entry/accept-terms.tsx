import { termsIssues } from "@domain/person/forms";
import { eulaVersion } from "@domain/person/terms";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { call } from "../../../data/calls";
import { EntryFrame } from "./entry-frame";
import { LeaveButton } from "./leave-button";
import { TermsConsent } from "./terms-consent";
import { useEntryForm } from "./use-entry-form";

/** Somebody who has accepted an earlier version of the terms, or none: the session goes on once they accept. */
export function AcceptTerms() {
  const { t } = useTranslation();
  const form = useEntryForm({
    initial: { accepted: false },
    issuesOf: termsIssues,
    send: async () => {
      await call("acceptTerms", { eula: eulaVersion });
    },
  });
  return (
    <EntryFrame
      title={t("terms.title")}
      form={form}
      send={t("entry.actions.accept")}
      beside={<LeaveButton />}
    >
      <Text>{t("entry.messages.terms")}</Text>
      <TermsConsent form={form} titled={false} />
    </EntryFrame>
  );
}

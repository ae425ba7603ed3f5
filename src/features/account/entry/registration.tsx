import type { RegistrationForm } from "@domain/person/forms";
import { registrationIssues } from "@domain/person/forms";
import { eulaVersion } from "@domain/person/terms";
import { nameMax } from "@domain/person/user";
import { Text, TextInput } from "@mantine/core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../data/calls";
import { chooseLanguage } from "../../../lib/i18n/i18n";
import { useLanguage } from "../../../lib/i18n/use-language";
import { EntryFrame } from "./entry-frame";
import { NewPasswordFields } from "./new-password-fields";
import type { RedeemProps } from "./reset-password";
import { TermsConsent } from "./terms-consent";
import type { EntryForm } from "./use-entry-form";
import { useEntryForm } from "./use-entry-form";

/** Who was invited gives their name and a password, and accepts the terms. */
export function Registration({ code, about, onRedeemed }: RedeemProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  useEffect(() => {
    void chooseLanguage(about.language);
  }, [about.language]);
  const form = useEntryForm({
    initial: {
      userFirstname: about.userFirstname,
      userLastname: about.userLastname,
      password: "",
      repeat: "",
      accepted: false,
    },
    issuesOf: registrationIssues,
    send: async ({ userFirstname, userLastname, password }) => {
      const { userMail } = await call("completeInvitation", {
        code,
        userFirstname: userFirstname.trim(),
        userLastname: userLastname.trim(),
        language,
        newPassword: password,
        eula: eulaVersion,
      });
      await onRedeemed(userMail, password);
    },
  });
  const { from, userMail: mail } = about;
  return (
    <EntryFrame
      title={t("entry.title.register")}
      form={form}
      send={t("entry.actions.register")}
    >
      <Text style={{ overflowWrap: "anywhere" }}>
        {t("entry.messages.invited", { from, mail })}
      </Text>
      <NameFields form={form} />
      <NewPasswordFields form={form} mail={mail} />
      <Text size="sm" c="dimmed">
        {t("entry.messages.language")}
      </Text>
      <TermsConsent form={form} />
    </EntryFrame>
  );
}

function NameFields({ form }: { form: EntryForm<RegistrationForm> }) {
  const { t } = useTranslation();
  const { values, change, field } = form;
  return (
    <>
      <TextInput
        {...field("userFirstname")}
        size="md"
        autoComplete="given-name"
        maxLength={nameMax + 20}
        label={t("entry.fields.userFirstname")}
        value={values.userFirstname}
        onChange={({ currentTarget }) =>
          change({ userFirstname: currentTarget.value })
        }
      />
      <TextInput
        {...field("userLastname")}
        size="md"
        autoComplete="family-name"
        maxLength={nameMax + 20}
        label={t("entry.fields.userLastname")}
        value={values.userLastname}
        onChange={({ currentTarget }) =>
          change({ userLastname: currentTarget.value })
        }
      />
    </>
  );
}

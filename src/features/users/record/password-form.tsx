import { passwordMax, passwordSchema } from "@domain/person/password";
import { Text, Title } from "@mantine/core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { notifyDone } from "../../../ui/feedback/notify";
import { PasswordField } from "../../../ui/form/fields/password-field";
import { PanelForm } from "../../../ui/form/panel-form";
import type { FormIssue } from "../../../ui/form/use-record-form";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { setPassword } from "../user-writes";

interface PasswordFormProps {
  userId: string;
  name: string;
  onDirty: (dirty: boolean) => void;
  /** A password to show once, where another than the typed one was set. */
  onShow: (password: string) => void;
  onDone: () => void;
}

const issuesOf = ({ newPassword }: { newPassword: string }): FormIssue[] =>
  passwordSchema.safeParse(newPassword).success
    ? []
    : [{ field: "newPassword", code: "invalid" }];

/** Sets somebody's password. It is kept nowhere, not even as a draft. */
export function PasswordForm(props: PasswordFormProps) {
  const { userId, name, onDirty, onShow, onDone } = props;
  const { t } = useTranslation();
  const form = useRecordForm({
    name: "password",
    initial: { newPassword: "" },
    issuesOf,
    labelOf: () => t("users.fields.newPassword"),
    wordsOf: () => t("errors.messages.passwordShort"),
  });
  useEffect(() => {
    document.getElementById("password-newPassword")?.focus();
  }, []);
  const save = async () => {
    const shown = await setPassword(userId, form.values.newPassword);
    if (shown === null) notifyDone(t("users.messages.passwordSet", { name }));
    else onShow(shown);
  };
  return (
    <PanelForm
      label={t("users.password.set")}
      failureTitle={t("users.messages.passwordFailed")}
      form={form}
      onSave={save}
      onDone={onDone}
      onDirty={onDirty}
    >
      <Title order={3} size="h4">
        {t("users.password.set")}
      </Title>
      <Text size="sm">{t("users.help.setPassword")}</Text>
      <PasswordField
        {...form.input("newPassword")}
        isNew
        label={t("users.fields.newPassword")}
        description={t("users.help.newPassword")}
        maxLength={passwordMax}
      />
    </PanelForm>
  );
}

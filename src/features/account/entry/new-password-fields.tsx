import type { NewPasswordForm } from "@domain/person/forms";
import { useTranslation } from "react-i18next";
import { KnownMail } from "../known-mail";
import { PasswordField } from "../../../ui/form/fields/password-field";
import type { EntryForm } from "./use-entry-form";

type WithPassword = NewPasswordForm & object;

interface NewPasswordFieldsProps {
  form: Pick<EntryForm<WithPassword>, "values" | "change" | "field">;
  /** Whose it is, for what keeps passwords. */
  mail?: string;
}

/** A new password, typed twice. */
export function NewPasswordFields({ form, mail }: NewPasswordFieldsProps) {
  const { t } = useTranslation();
  const { values, change, field } = form;
  return (
    <>
      {mail !== undefined && <KnownMail mail={mail} />}
      <PasswordField
        {...field("password")}
        isNew
        size="md"
        label={t("entry.fields.password")}
        description={t("entry.fields.passwordHelp")}
        value={values.password}
        onChange={(password) => change({ password })}
      />
      <PasswordField
        {...field("repeat")}
        isNew
        size="md"
        label={t("entry.fields.repeat")}
        value={values.repeat}
        onChange={(repeat) => change({ repeat })}
      />
    </>
  );
}

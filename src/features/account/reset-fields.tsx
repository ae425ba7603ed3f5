import { Text, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Login } from "./use-login";

/** The address one signs in with. */
export function MailField({
  login: { values, problems, change },
}: {
  login: Login;
}) {
  const { t } = useTranslation();
  return (
    <TextInput
      id="login-mail"
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      size="md"
      label={t("login.fields.mail")}
      value={values.mail}
      error={problems.mail && t(problems.mail)}
      onChange={({ currentTarget }) => change({ mail: currentTarget.value })}
    />
  );
}

/** Says that a mail was asked for, read out when it comes. */
export function ResetSent({ login: { resetFor } }: { login: Login }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {resetFor !== null && (
        <Text size="sm">
          {t("login.messages.resetSent", { mail: resetFor })}
        </Text>
      )}
    </div>
  );
}

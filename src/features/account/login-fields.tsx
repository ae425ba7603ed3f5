import { Anchor, Button, Checkbox, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFirstField } from "../../ui/form/use-first-field";
import { PasswordField } from "../../ui/form/fields/password-field";
import { Refusal } from "./refusal";
import { MailField, ResetSent } from "./reset-fields";
import type { Login } from "./use-login";

/** The fields of the sign-in form; a refusal stands above the button, read out when it comes. */
export function LoginFields({ login }: { login: Login }) {
  const { t } = useTranslation();
  const { values, problems, refusal, sending, change, submit, reset } = login;
  const first = useFirstField();
  return (
    <form
      ref={first}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap="md">
        <MailField login={login} />
        <PasswordField
          id="login-password"
          name="password"
          size="md"
          label={t("login.fields.password")}
          value={values.password}
          error={problems.password && t(problems.password)}
          onChange={(password) => change({ password })}
        />
        <Checkbox
          label={t("login.fields.remember")}
          description={t("login.fields.rememberHelp")}
          checked={values.remember}
          onChange={({ currentTarget }) =>
            change({ remember: currentTarget.checked })
          }
        />
        <Refusal why={refusal} />
        <Button type="submit" size="md" fullWidth loading={sending}>
          {t("login.actions.signIn")}
        </Button>
        <Anchor
          component="button"
          type="button"
          size="sm"
          mih={32}
          onClick={() => void reset()}
        >
          {t("login.actions.reset")}
        </Anchor>
        <ResetSent login={login} />
      </Stack>
    </form>
  );
}

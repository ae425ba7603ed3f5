import {
  Alert,
  Anchor,
  Button,
  Checkbox,
  PasswordInput,
  Stack,
  Text,
  TextInput,
} from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Login } from "./use-login";

/** The fields of the sign-in form; a refusal stands above the button, read out when it comes. */
export function LoginFields({ login }: { login: Login }) {
  const { t } = useTranslation();
  const { values, problems, refusal, sending, change, submit } = login;
  const { reset, resetFor } = login;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap="md">
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
          onChange={({ currentTarget }) =>
            change({ mail: currentTarget.value })
          }
        />
        <PasswordInput
          id="login-password"
          name="password"
          autoComplete="current-password"
          size="md"
          label={t("login.fields.password")}
          visibilityToggleButtonProps={{
            "aria-label": t("login.actions.showPassword"),
            tabIndex: 0,
          }}
          value={values.password}
          error={problems.password && t(problems.password)}
          onChange={({ currentTarget }) =>
            change({ password: currentTarget.value })
          }
        />
        <Checkbox
          label={t("login.fields.remember")}
          description={t("login.fields.rememberHelp")}
          checked={values.remember}
          onChange={({ currentTarget }) =>
            change({ remember: currentTarget.checked })
          }
        />
        <div role="alert">
          {refusal !== null && (
            <Alert
              color="red"
              role="presentation"
              icon={<IconAlertTriangle aria-hidden />}
            >
              {t(refusal)}
            </Alert>
          )}
        </div>
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
        <div role="status">
          {resetFor !== null && (
            <Text size="sm">
              {t("login.messages.resetSent", { mail: resetFor })}
            </Text>
          )}
        </div>
      </Stack>
    </form>
  );
}

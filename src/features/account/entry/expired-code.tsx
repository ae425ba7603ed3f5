import { Alert, Anchor, Button, Stack, Text, TextInput } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { PublicFrame } from "../../../ui/page/public/public-frame";
import { useLogin } from "../use-login";

interface ExpiredProps {
  onLeave: () => void;
}

/** An invitation that is over: only who invited can send another one. */
export function ExpiredInvitation({ onLeave }: ExpiredProps) {
  const { t } = useTranslation();
  return (
    <PublicFrame title={t("entry.title.expired")}>
      <Stack gap="lg">
        <Text>{t("entry.messages.expiredInvitation")}</Text>
        <Button variant="default" fullWidth onClick={onLeave}>
          {t("entry.actions.toSignIn")}
        </Button>
      </Stack>
    </PublicFrame>
  );
}

/** A link to a new password that is over: another one is asked for here. */
export function ExpiredReset({ onLeave }: ExpiredProps) {
  const { t } = useTranslation();
  const { values, problems, refusal, resetFor, change, reset } = useLogin(
    () => undefined,
  );
  return (
    <PublicFrame title={t("entry.title.expired")}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void reset();
        }}
      >
        <Stack gap="md">
          <Text>{t("entry.messages.expiredReset")}</Text>
          <TextInput
            id="login-mail"
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
          <Button type="submit" size="md" fullWidth>
            {t("entry.actions.newLink")}
          </Button>
          <div role="status">
            {resetFor !== null && (
              <Text size="sm">
                {t("login.messages.resetSent", { mail: resetFor })}
              </Text>
            )}
          </div>
          <Anchor
            component="button"
            type="button"
            size="sm"
            mih={32}
            onClick={onLeave}
          >
            {t("entry.actions.toSignIn")}
          </Anchor>
        </Stack>
      </form>
    </PublicFrame>
  );
}

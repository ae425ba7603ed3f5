import { Anchor, Button, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PublicFrame } from "../../../ui/page/public/public-frame";
import { Refusal } from "../refusal";
import { MailField, ResetSent } from "../reset-fields";
import { useLogin } from "../use-login";
import { useFirstField } from "../../../ui/form/use-first-field";

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
  const login = useLogin(() => undefined);
  const { refusal, reset } = login;
  const first = useFirstField();
  return (
    <PublicFrame title={t("entry.title.expired")}>
      <form
        ref={first}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void reset();
        }}
      >
        <Stack gap="md">
          <Text>{t("entry.messages.expiredReset")}</Text>
          <MailField login={login} />
          <Refusal why={refusal} />
          <Button type="submit" size="md" fullWidth>
            {t("entry.actions.newLink")}
          </Button>
          <ResetSent login={login} />
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

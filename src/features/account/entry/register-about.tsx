import { href } from "@domain/pages";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../ui/display/button-link";
import { PublicFrame } from "../../../ui/page/public/public-frame";

/** For whoever comes without a link: how one is invited, and the way to sign in. */
export function RegisterAbout() {
  const { t } = useTranslation();
  return (
    <PublicFrame title={t("entry.title.register")}>
      <Text>{t("entry.messages.registerAbout")}</Text>
      <ButtonLink to={href("login")} variant="default" fullWidth mt="lg">
        {t("login.actions.signIn")}
      </ButtonLink>
    </PublicFrame>
  );
}

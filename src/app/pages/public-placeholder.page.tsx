import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/display/button-link";
import { PublicFrame } from "../../ui/page/public/public-frame";
import { Coming, useLaterKey } from "./coming";

/** A page for everybody that a later version brings, with the way to sign in. */
export function Component() {
  const { t } = useTranslation();
  const page = useLaterKey();
  return (
    <PublicFrame title={t(`routes.pages.${page}.title`)}>
      <Coming />
      <ButtonLink to={href("login")} variant="default" fullWidth mt="lg">
        {t("login.actions.signIn")}
      </ButtonLink>
    </PublicFrame>
  );
}

import { href } from "@domain/pages";
import { IconForms } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { MissingPage } from "../../../ui/page/missing-page";

/** The address names no profile. */
export function NoProfile() {
  const { t } = useTranslation();
  return (
    <MissingPage
      heading={t("profiles.titleOne")}
      icon={IconForms}
      title={t("profiles.states.missing")}
      back={{ to: href("quizzProfile"), label: t("profiles.actions.toList") }}
    />
  );
}

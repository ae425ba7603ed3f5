import { href } from "@domain/pages";
import { IconFlask } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { MissingPage } from "../../../ui/page/missing-page";

/** The address names no project that its reader may see. */
export function NoProject() {
  const { t } = useTranslation();
  return (
    <MissingPage
      heading={t("research.titleOne")}
      icon={IconFlask}
      title={t("research.states.missing")}
      back={{ to: href("researchList"), label: t("research.actions.toList") }}
    />
  );
}

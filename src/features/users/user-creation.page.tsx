import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../data/hooks/ready-session";
import { PageHeader } from "../../ui/page/page-header";
import { CreationWizard } from "./create/creation-wizard";

/** The page that invites somebody. */
export function Component() {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  return (
    <>
      <PageHeader
        title={t("users.actions.create")}
        crumbs={[{ label: t("users.title"), to: href("zooDetails") }]}
      />
      <CreationWizard key={zooId} />
    </>
  );
}

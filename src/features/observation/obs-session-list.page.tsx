import { href } from "@domain/pages";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../data/hooks/use-can";
import { ButtonLink } from "../../ui/display/button-link";
import { useCreateKeyTo } from "../../ui/keys/use-create-key";
import { PageHeader } from "../../ui/page/page-header";
import { RecordTabs } from "../../ui/page/record-tabs";
import { EffortTab } from "./list/effort-tab";
import { SessionList } from "./list/session-list";

/** Sessions of observation: to go on with, to look at, and what they add up to. */
export function Component() {
  const { t } = useTranslation();
  const may = useCan();
  const creation = may("create", "obsSessions")
    ? href("obsSession", { mode: "create" })
    : null;
  useCreateKeyTo(creation);
  const make = creation !== null && (
    <ButtonLink to={creation} leftSection={<IconPlus size={16} aria-hidden />}>
      {t("observation.list.actions.create")}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={t("observation.list.title")} actions={make} />
      <RecordTabs
        label={t("observation.list.title")}
        tabs={[
          {
            id: "sessions",
            label: t("observation.list.tabs.sessions"),
            content: <SessionList make={make} />,
          },
          {
            id: "effort",
            label: t("observation.list.tabs.effort"),
            content: <EffortTab />,
          },
        ]}
      />
    </>
  );
}

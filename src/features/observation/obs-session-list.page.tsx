import { href } from "@domain/pages";
import { IconFileImport, IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../data/hooks/use-can";
import { ButtonLink } from "../../ui/display/button-link";
import { ToolLink } from "../../ui/display/tool-link";
import { withTexts } from "../../lib/i18n/i18n";
import { useCreateKeyTo } from "../../ui/keys/use-create-key";
import { usePageParams } from "../../ui/list/search-params";
import { PageHeader } from "../../ui/page/page-header";
import { RecordTabs } from "../../ui/page/record-tabs";
import { fetched } from "../../ui/state/fetched";
import { PageSkeleton } from "../../ui/state/skeletons";
import { EffortTab } from "./list/effort-tab";
import { SessionList } from "./list/session-list";

const ImportPage = fetched(
  withTexts(["observation", "observation.import"], () =>
    import("./transfer/import/import-page").then(
      ({ ImportPage: Page }) => Page,
    ),
  ),
  PageSkeleton,
);

/** Sessions of observation: to go on with, to look at, and what they add up to. */
export function Component() {
  const { t } = useTranslation();
  const [params] = usePageParams();
  const may = useCan();
  const creation = may("create", "obsSessions")
    ? href("obsSession", { mode: "create" })
    : null;
  useCreateKeyTo(creation);
  if (params.get("tool") === "import" && creation !== null)
    return <ImportPage />;
  const make = creation !== null && (
    <ButtonLink to={creation} leftSection={<IconPlus size={16} aria-hidden />}>
      {t("observation.list.actions.create")}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={t("observation.list.title")}
        actions={
          creation !== null && (
            <>
              <ToolLink
                to={href("obsSessionList", { tool: "import" })}
                icon={IconFileImport}
                label={t("observation.list.actions.import")}
              />
              {make}
            </>
          )
        }
      />
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

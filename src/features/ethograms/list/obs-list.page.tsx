import { href } from "@domain/pages";
import { IconFileImport, IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { ButtonLink } from "../../../ui/display/button-link";
import { ToolLink } from "../../../ui/display/tool-link";
import { useCreateKeyTo } from "../../../ui/keys/use-create-key";
import { usePageParams } from "../../../ui/list/search-params";
import { PageHeader } from "../../../ui/page/page-header";
import { fetched } from "../../../ui/state/fetched";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { EthogramList } from "./ethogram-list";

const ImportPage = fetched(
  () => import("../import/import-page").then(({ ImportPage: Page }) => Page),
  PageSkeleton,
);

/** Every ethogram there is, and the ways to make one. */
export function Component() {
  const { t } = useTranslation();
  const [params] = usePageParams();
  const may = useCan();
  const isMaker = may("create", "surveys");
  const creation = isMaker ? href("obs", { mode: "create" }) : null;
  useCreateKeyTo(creation);
  if (params.get("tool") === "import" && isMaker) return <ImportPage />;
  const title = t("ethograms.title");
  return (
    <>
      <PageHeader
        title={title}
        actions={
          creation !== null && (
            <>
              <ToolLink
                to={href("obsList", { tool: "import" })}
                icon={IconFileImport}
                label={t("ethograms.actions.import")}
              />
              <ButtonLink
                to={creation}
                leftSection={<IconPlus size={16} aria-hidden />}
              >
                {t("ethograms.actions.create")}
              </ButtonLink>
            </>
          )
        }
      />
      <EthogramList title={title} isMaker />
    </>
  );
}

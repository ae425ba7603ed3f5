import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { usePageParams } from "../../../ui/list/search-params";
import { fetched } from "../../../ui/state/fetched";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { VersionedHeader } from "../../shared/versions/list/versioned-header";
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
  if (params.get("tool") === "import" && isMaker) return <ImportPage />;
  const title = t("ethograms.title");
  return (
    <>
      <VersionedHeader
        title={title}
        ways={
          isMaker
            ? {
                create: {
                  to: href("obs", { mode: "create" }),
                  label: t("ethograms.actions.create"),
                },
                bring: {
                  to: href("obsList", { tool: "import" }),
                  label: t("ethograms.actions.import"),
                },
              }
            : null
        }
      />
      <EthogramList title={title} isMaker />
    </>
  );
}

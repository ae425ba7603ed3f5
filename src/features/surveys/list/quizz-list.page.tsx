import { href } from "@domain/pages";
import { IconFileImport, IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { withTexts } from "../../../lib/i18n/i18n";
import { ButtonLink } from "../../../ui/display/button-link";
import { ToolLink } from "../../../ui/display/tool-link";
import { useCreateKeyTo } from "../../../ui/keys/use-create-key";
import { usePageParams } from "../../../ui/list/search-params";
import { PageHeader } from "../../../ui/page/page-header";
import { fetched } from "../../../ui/state/fetched";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { SurveySheet } from "../exchange/sheet/lazy-sheet";
import { SurveyList } from "./survey-list";

const ImportPage = fetched(
  withTexts(["surveys", "surveys.list", "surveys.exchange", "questions"], () =>
    import("../exchange/import/import-page").then(
      (module) => module.ImportPage,
    ),
  ),
  PageSkeleton,
);

/** Every questionnaire there is, the ways to make one, and one as paper has it. */
export function Component() {
  const [params] = usePageParams();
  const may = useCan();
  const tool = params.get("tool");
  if (tool === "sheet") return <SurveySheet list="quizzList" />;
  return tool === "import" && may("create", "surveys") ? (
    <ImportPage />
  ) : (
    <Surveys />
  );
}

function Surveys() {
  const { t } = useTranslation();
  const may = useCan();
  const creation = may("create", "surveys")
    ? href("quizz", { mode: "create" })
    : null;
  useCreateKeyTo(creation);
  const title = t("surveys.list.title");
  return (
    <>
      <PageHeader
        title={title}
        actions={
          creation !== null && (
            <>
              <ToolLink
                to={href("quizzList", { tool: "import" })}
                icon={IconFileImport}
                label={t("surveys.list.actions.import")}
              />
              <ButtonLink
                to={creation}
                leftSection={<IconPlus size={16} aria-hidden />}
              >
                {t("surveys.list.actions.create")}
              </ButtonLink>
            </>
          )
        }
      />
      <SurveyList title={title} isMaker />
    </>
  );
}

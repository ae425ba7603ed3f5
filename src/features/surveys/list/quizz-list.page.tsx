import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { withTexts } from "../../../lib/i18n/i18n";
import { usePageParams } from "../../../ui/list/search-params";
import { fetched } from "../../../ui/state/fetched";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { VersionedHeader } from "../../shared/versions/list/versioned-header";
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
  const title = t("surveys.list.title");
  return (
    <>
      <VersionedHeader
        title={title}
        ways={
          may("create", "surveys")
            ? {
                create: {
                  to: href("quizz", { mode: "create" }),
                  label: t("surveys.list.actions.create"),
                },
                bring: {
                  to: href("quizzList", { tool: "import" }),
                  label: t("surveys.list.actions.import"),
                },
              }
            : null
        }
      />
      <SurveyList title={title} isMaker />
    </>
  );
}

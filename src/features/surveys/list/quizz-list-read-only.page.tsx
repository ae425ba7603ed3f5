import { useTranslation } from "react-i18next";
import { usePageParams } from "../../../ui/list/search-params";
import { PageHeader } from "../../../ui/page/page-header";
import { SurveySheet } from "../exchange/sheet/lazy-sheet";
import { SurveyList } from "./survey-list";

/** The questionnaires that assessments begin with now, for everybody; each leads to how it looks. */
export function Component() {
  const { t } = useTranslation();
  const [params] = usePageParams();
  if (params.get("tool") === "sheet")
    return <SurveySheet list="quizzListReadOnly" />;
  const title = t("surveys.list.titleReadOnly");
  return (
    <>
      <PageHeader title={title} />
      <SurveyList title={title} isMaker={false} />
    </>
  );
}

import { paramsOfQuery } from "@domain/observation/analysed/query";
import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/display/button-link";
import { AnalysisFrame } from "./frame/analysis-frame";
import { FocalView } from "./focal/focal-view";

/** What animals that were followed did: bouts, how long until the first, what follows what, and every session over its time. */
export function Component() {
  const { t } = useTranslation();
  return (
    <AnalysisFrame
      page="focalAnalysis"
      title={t("analysis.focal.title")}
      actions={(query) => (
        <ButtonLink
          to={href("obsResult", paramsOfQuery(query))}
          variant="default"
        >
          {t("analysis.focal.actions.results")}
        </ButtonLink>
      )}
    >
      {(analysis) => <FocalView analysis={analysis} />}
    </AnalysisFrame>
  );
}

import type { Row } from "../../../data/live-store";
import { usePageParams } from "../../../ui/list/search-params";
import { DraftPage } from "../../shared/asking/draft/draft-page";
import { HeaderPage } from "./header-page";
import { OfSurvey } from "./parts/of-survey";
import { useAskingSurvey } from "./parts/use-asking-survey";
import { SurveyRecord } from "./record/survey-record";

/** A questionnaire: the form for a new one, its versions, the form of its names, or the editor of its draft. */
export function Component() {
  const [params] = usePageParams();
  const mode = params.get("mode");
  if (mode === "create") return <HeaderPage row={null} />;
  return (
    <OfSurvey>
      {(row) =>
        mode !== "edit" ? (
          <SurveyRecord row={row} />
        ) : params.has("version") ? (
          <OfDraft row={row} number={Number(params.get("version"))} />
        ) : (
          <HeaderPage row={row} />
        )
      }
    </OfSurvey>
  );
}

const OfDraft = ({ row, number }: { row: Row<"surveys">; number: number }) => (
  <DraftPage
    asking={useAskingSurvey(row)}
    record={<SurveyRecord row={row} />}
    number={number}
  />
);

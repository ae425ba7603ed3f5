import { shortTableId } from "@domain/question/short";
import { useQuestions } from "../../../data/surveys/use-surveys";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { usePageParams } from "../../../ui/list/search-params";
import { QueryState } from "../../../ui/state/query-state";
import { ShortFormPage } from "./short-form-page";
import { ShortTableView } from "./short-table-view";

/** What tables and charts call questions: the table, or the form about it. */
export function ShortPage() {
  const [params] = usePageParams();
  const table = useLiveDoc("shortQuestions", shortTableId);
  const questions = useQuestions(true);
  const isEdited = params.get("mode") === "edit";
  return (
    <QueryState query={table}>
      {(row) => (
        <QueryState query={questions}>
          {({ rows }) =>
            isEdited ? (
              <ShortFormPage row={row} questions={rows} />
            ) : (
              <ShortTableView row={row} questions={rows} />
            )
          }
        </QueryState>
      )}
    </QueryState>
  );
}

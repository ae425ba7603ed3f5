import { usePageParams } from "../../ui/list/search-params";
import { QuestionFormPage } from "./form/question-form-page";
import { OfQuestion } from "./parts/of-question";
import { QuestionRecord } from "./record/question-record";

/** A question: the form for a new one, its record, or the form about it. */
export function Component() {
  const [params] = usePageParams();
  const mode = params.get("mode");
  if (mode === "create") return <QuestionFormPage row={null} />;
  return (
    <OfQuestion>
      {(row) =>
        mode === "edit" ? (
          <QuestionFormPage row={row} />
        ) : (
          <QuestionRecord row={row} />
        )
      }
    </OfQuestion>
  );
}

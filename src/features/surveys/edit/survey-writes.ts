import type { HeaderForm } from "@domain/versions/header-form";
import { headerValues } from "@domain/versions/header-form";
import type { Outcome } from "../../../data/hooks/use-submit";
import { outcomeOf } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { batch } from "../../../data/write";
import { editHeader } from "../../shared/versions/header-writes";

type SurveyRow = Row<"surveys">;

const surveyValues = (form: HeaderForm) => {
  const { names, species } = headerValues(form);
  return { names, surveySpecie: species };
};

/** A questionnaire and its first draft, which asks nothing yet. */
export const createSurvey = (
  surveyId: string,
  form: HeaderForm,
  name: string,
): Promise<Outcome> =>
  outcomeOf(
    batch(
      [
        {
          kind: "create",
          collection: "surveys",
          id: surveyId,
          values: surveyValues(form),
        },
        {
          kind: "create",
          collection: "surveyVersions",
          id: "1",
          parentId: surveyId,
          values: { surveyId, sections: [] },
        },
      ],
      { kind: "survey.create", name },
    ),
  );

/** Nothing is sent when nothing differs. */
export const editSurvey = (
  row: SurveyRow,
  form: HeaderForm,
  name: string,
): Promise<Outcome> =>
  editHeader("surveys", row, surveyValues(form), { kind: "survey", name });

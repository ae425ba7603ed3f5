import { href } from "@domain/pages";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { HeaderFormPage } from "../../shared/versions/header/header-form-page";
import { useSurveyName } from "./parts/use-survey-name";
import { createSurvey, editSurvey } from "./survey-writes";

/** The form of a questionnaire's names and species; null: of a new one. */
export function HeaderPage({ row }: { row: Row<"surveys"> | null }) {
  const { t } = useTranslation();
  // What the person saw when they began is what a change of somebody else is compared with.
  const [base] = useState(row);
  return (
    <HeaderFormPage
      kind="survey"
      header={
        base && {
          id: base.id,
          names: base.data.names,
          species: base.data.surveySpecie,
        }
      }
      nameOf={useSurveyName()}
      recordHref={(surveyId) => href("quizz", { surveyId })}
      words={{
        list: { label: t("surveys.edit.list"), to: href("quizzList") },
        create: t("surveys.edit.actions.create"),
        saved: (name) => t("surveys.edit.messages.saved", { name }),
      }}
      send={(id, form, name) =>
        base === null
          ? createSurvey(id, form, name)
          : editSurvey(base, form, name)
      }
    />
  );
}

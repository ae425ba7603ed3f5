import type { AppError } from "@domain/errors";
import { issuesOfRefusal, problemsOf } from "@domain/survey/publish/problems";
import type { PublishProblem } from "@domain/survey/publish/problems";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSubmit } from "../../../../data/hooks/use-submit";
import type { Row } from "../../../../data/live-store";
import { newId } from "../../../../data/write";
import { confirm } from "../../../../ui/feedback/confirm";
import { notifyDone } from "../../../../ui/feedback/notify";
import { useSurveyName } from "../parts/use-survey-name";
import { publishVersion } from "../survey-writes";

export interface Publishing {
  busy: boolean;
  /** What the server found in the way; [] for nothing. */
  refused: readonly PublishProblem[];
  /** Why it failed otherwise; null: it did not. */
  failure: AppError | null;
  ask: () => void;
  retry: () => void;
}

const fieldsOf = (failure: AppError | null): readonly string[] => {
  const fields = failure?.details["fields"];
  return failure?.code === "invalid-input" && Array.isArray(fields)
    ? fields.filter((one) => typeof one === "string")
    : [];
};

/** Publishes a draft after asking; what is in the way comes back as problems. */
export function usePublishing(
  survey: Row<"surveys">,
  row: Row<"surveyVersions">,
): Publishing {
  const { t } = useTranslation();
  const { busy, failure, run } = useSubmit();
  // Asked for again after an answer that got lost it is the same request; after a refusal another.
  const [operation, setOperation] = useState(newId);
  const name = useSurveyName()(survey.data.names);
  const number = Number(row.id);
  const publish = () =>
    run(
      async () => {
        try {
          await publishVersion(survey.id, row, operation);
        } catch (error) {
          setOperation(newId());
          throw error;
        }
      },
      () => notifyDone(t("surveys.edit.messages.published", { name, number })),
    );
  const ask = async () => {
    const sure = await confirm({
      title: t("surveys.edit.confirm.publishTitle", { name, number }),
      body: t("surveys.edit.confirm.publishBody"),
      confirm: t("surveys.edit.actions.publish"),
    });
    if (sure) publish();
  };
  const fields = fieldsOf(failure);
  return {
    busy,
    refused: problemsOf(issuesOfRefusal(fields)),
    failure: fields.length > 0 ? null : failure,
    ask: () => void ask(),
    retry: publish,
  };
}

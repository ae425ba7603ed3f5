import { evaluationNoteMax } from "@domain/enrichment/session";
import type { Judgement } from "@domain/enrichment/transitions";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import type { Row } from "../../../data/live-store";
import { notifyDone } from "../../../ui/feedback/notify";
import { PanelForm } from "../../../ui/form/panel-form";
import type { FormIssue } from "../../../ui/form/use-record-form";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { actOnSession } from "../act-writes";
import { EvaluationFields } from "./evaluation-fields";
import { FetchedSessionPicture } from "./fetched-picture";
import { useJudged } from "./use-judged";

type Values = Judgement & Record<string, unknown>;

export interface EvaluationFormProps {
  session: Row<"enrichmentSessions">;
  /** What the object is called, and what it is for where the session does not say. */
  object: { name: string; goals: readonly string[] };
  /** Whether the session is over with it: what is still there is taken out. */
  completes: boolean;
  onDone: () => void;
  onDirty: (dirty: boolean) => void;
}

const issuesOf = ({ note }: Values): FormIssue[] =>
  (note ?? "").trim().length > evaluationNoteMax
    ? [{ field: "note", code: "tooLong", values: { max: evaluationNoteMax } }]
    : [];

/** What is said of how a session went; also without a network. Where nothing can be said any more, so it says. */
export function EvaluationForm(props: EvaluationFormProps) {
  const { session, object, completes, onDone, onDirty } = props;
  const { t } = useTranslation();
  const { uid } = useReadySession();
  const judged = useJudged(session.data, object.goals);
  const { evaluation } = session.data;
  const form = useRecordForm<Values>({
    name: "evaluation",
    initial: {
      responses: evaluation?.responses ?? {},
      goals: evaluation?.goals ?? {},
      note: evaluation?.note ?? "",
    },
    issuesOf,
    labelOf: () => t("enrichment.fields.note"),
  });
  const save = async () => {
    const { responses, goals, note } = form.values;
    const text = (note ?? "").trim();
    await actOnSession(session, {
      action: completes ? "complete" : "evaluate",
      uid,
      judgement: { responses, goals, note: text === "" ? null : text },
      name: object.name,
    });
    notifyDone(t("enrichment.use.evaluation.saved", { name: object.name }));
  };
  return (
    <PanelForm
      label={t("enrichment.use.evaluation.title")}
      form={form}
      onSave={save}
      onDone={onDone}
      onDirty={onDirty}
    >
      {judged.animals.length === 0 && judged.goals.length === 0 && (
        <Text size="sm" c="dimmed">
          {t("enrichment.use.evaluation.nothingToJudge")}
        </Text>
      )}
      <EvaluationFields
        animals={judged.animals}
        goals={judged.goals}
        value={form.values}
        onChange={(change) => form.change(change)}
        note={form.field("note")}
      />
      <FetchedSessionPicture session={session.data} name={object.name} />
    </PanelForm>
  );
}

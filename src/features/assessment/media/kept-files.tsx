import { unnamedAmong } from "@domain/evaluation/recorded";
import type { Answers } from "@domain/survey/answer";
import type { Form } from "@domain/survey/engine/form";
import { recordsMedia } from "@domain/survey/engine/given";
import { useEffect } from "react";
import type { RecordedFor } from "../../../data/evaluations/use-recorded";
import {
  dropUnsent,
  keptOf,
  useUnsent,
} from "../../../data/evaluations/use-recorded";
import { notifyError } from "../../../ui/feedback/notify";
import type { OnAct } from "../../../ui/questionnaire/shapes";
import { UnsentLine } from "../../shared/files/unsent-line";

interface KeptFilesProps {
  of: RecordedFor;
  form: Form;
  answers: Answers;
  onAct: OnAct;
}

/**
 * How many files of an evaluation are not sent yet. What was kept in the moment the tab went stands in its answer again,
 * and what was taken out, here or on another device, is not sent.
 */
export function KeptFiles({ of, form, answers, onAct }: KeptFilesProps) {
  const unsent = useUnsent(of);
  useEffect(() => {
    const found = unnamedAmong(keptOf(unsent), answers);
    for (const question of form.questions.filter(recordsMedia)) {
      const { questionRef } = question;
      const ids = found.filter((one) => one.questionRef === questionRef);
      if (ids.length === 0) continue;
      onAct(questionRef, { kind: "record", names: ids.map(({ id }) => id) });
    }
  }, [unsent, form, answers, onAct]);
  useEffect(() => {
    const all = Object.values(answers);
    const named = new Set(all.flatMap(({ media }) => media));
    const gone = new Set(all.flatMap(({ dropped = [] }) => dropped));
    for (const { id } of unsent)
      if (gone.has(id) && !named.has(id)) dropUnsent(id).catch(notifyError);
  }, [unsent, answers]);
  return <UnsentLine count={unsent.length} />;
}

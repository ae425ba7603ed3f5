import type { Recorded } from "@domain/evaluation/recorded";
import { recordedKindOf } from "@domain/evaluation/recorded";
import type { Answer } from "@domain/survey/answer";
import type { Form } from "@domain/survey/engine/form";
import type { RecordedFor } from "../../../data/evaluations/use-recorded";
import { AnswerMedia } from "./fetched-media";

/** Where the files of an evaluation lie, and what they are called after. */
export interface MediaPlace {
  of: RecordedFor;
  /** What has arrived. */
  stored: readonly Recorded[];
  /** Whom it is about. */
  title: string;
  form: Form;
}

interface GivenMediaProps {
  place: MediaPlace;
  questionRef: string;
  answer: Answer | undefined;
}

/** What was recorded in an answer, to be seen or heard; nothing where nothing was. */
export function GivenMedia({ place, questionRef, answer }: GivenMediaProps) {
  const { form, ...shown } = place;
  const kind = recordedKindOf(form.byRef.get(questionRef)?.questionType ?? "");
  if (kind === null || answer === undefined || answer.media.length === 0)
    return null;
  return <AnswerMedia {...shown} names={answer.media} kind={kind} />;
}

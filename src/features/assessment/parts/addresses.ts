import type { Subject } from "@domain/evaluation/asked-subjects";
import { href } from "@domain/pages";

/** Where somebody goes from one subject to the next. */
export interface RunAt {
  /** The enclosure or group whose animals are answered about in one go; null: all of a campaign's. */
  place: string | null;
  /** The evaluation before, whose answers can be taken over. */
  from: string | null;
}

/** The parameter that names the place of a run: the one that the subject is in. */
const placeOf = (
  { kind, groupId, enclosureId }: Subject,
  place: string | null,
) => {
  if (kind !== "animal" || place === null) return {};
  if (groupId === place) return { groupId: place };
  return enclosureId === place ? { enclosureId: place } : {};
};

/** Where somebody answers about a subject, of a campaign or by a questionnaire. */
export const answerAddress = (
  subject: Subject,
  of: { campaignId: string } | { surveyId: string },
  { place, from }: RunAt = { place: null, from: null },
): string =>
  href("assessment", {
    ...of,
    [`${subject.kind}Id`]: subject.id,
    ...placeOf(subject, place),
    ...(from !== null && { from }),
  });

/** Where what was handed in is looked at, on the way through a place. */
export const recordAddress = (
  evaluationId: string,
  subject: Subject | null = null,
  place: string | null = null,
): string =>
  href("assessment", {
    evaluationId,
    ...(subject !== null && placeOf(subject, place)),
  });

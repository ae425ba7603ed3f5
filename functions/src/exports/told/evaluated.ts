import type { Evaluation } from "@domain/evaluation/evaluation";
import { fullName } from "@domain/person/user";
import { surveyName } from "@domain/survey/survey";
import type { Asking } from "../kinds/exporter";
import { namesOf } from "../names";

/** How what is said of evaluations is called: about whom, by whom, in which campaign, with which questionnaire. */
export function evaluatedNames({ say, language }: Asking) {
  const people = namesOf("users", fullName);
  const campaigns = namesOf("campaigns", (one) => one.name);
  const surveys = namesOf("surveys", (one) => surveyName(one, language));
  const subjects = {
    animal: namesOf("animals", (one) => one.animalName),
    group: namesOf("groups", (one) => one.groupName),
    enclosure: namesOf("enclosures", (one) => one.enclosureName),
  };
  return {
    async learn(records: readonly Evaluation[]) {
      await people.learn(records.map(({ authorId }) => authorId));
      await campaigns.learn(records.map((one) => one.campaignId));
      await surveys.learn(records.map(({ surveyId }) => surveyId));
      for (const kind of ["animal", "group", "enclosure"] as const)
        await subjects[kind].learn(
          records.flatMap(({ subjectKind, subjectId }) =>
            subjectKind === kind ? [subjectId] : [],
          ),
        );
    },
    kind: ({ subjectKind }: Evaluation) =>
      say(`exports.subjects.${subjectKind}`),
    subject: ({ subjectKind, subjectId }: Evaluation) =>
      subjects[subjectKind].of(subjectId),
    survey: ({ surveyId }: Evaluation) => surveys.of(surveyId),
    campaign: ({ campaignId }: Evaluation) => campaigns.of(campaignId),
    person: ({ authorId }: Evaluation) =>
      people.of(authorId) || say("tasks.states.unknownPerson"),
  };
}

import { educationalUidOf } from "../../src/domain/lesson/account";

const zooId = "sentinelle";

/** The account with which the tablets of classes sign in. */
export const demoTablets = {
  zooId,
  id: educationalUidOf(zooId),
  email: "tablets@suricate.test",
  name: "Tablettes",
} as const;

/** A campaign for classes, its days counted from today, and a class that has been there. */
export const demoLesson = {
  campaignId: "lemurs-pupils",
  name: "Petits éthologues",
  description: "Pour les classes : observer un lémur, question par question.",
  surveyVersion: 2,
  fromDay: -15,
  toDay: 60,
  lessonId: "lemurs-pupils-1",
  code: "LMR247",
  heldDaysAgo: 3,
  animals: 3,
  pupils: 22,
} as const;

import { firstAt } from "../record/first-at";
import type { CollectionEntry } from "../record/types";
import { call } from "../record/writes";
import type { Lesson } from "./lesson";
import { lessonSchema } from "./lesson";

/** Lessons of pedagogical campaigns; opened, closed, joined and answered by callables of their own. */
export const lessonsEntry = {
  path: "lessons",
  scope: "zoo",
  idField: "lessonId",
  schema: lessonSchema,
  resource: "lessons",
  identity: ["zooId", "campaignId", "code"],
  fallback: {
    surveyId: () => "",
    version: () => 1,
    openedAt: firstAt,
    // Of what cannot be read nothing opens any more.
    closesAt: firstAt,
    expireAt: firstAt,
  },
  facts: ({ zooId }: Pick<Lesson, "zooId">) => ({ zooId }),
  references: [],
  derive: [],
  writes: {
    create: call(),
    close: call(),
    join: call(),
    submit: call(),
  },
} as const satisfies CollectionEntry;

import { can } from "@domain/access/can";
import { AppError } from "@domain/errors";
import { isOpen } from "@domain/lesson/standing";
import { database } from "../edge/admin";
import { defineCallable } from "../edge/define-callable";
import { checkModeOf } from "../edge/demonstration";
import { changeOf, readingOf, ref } from "../edge/documents";

/** From now on its code opens nothing; what is over already stays as it ended. */
export const closeLesson = defineCallable(
  "closeLesson",
  async (session, { lessonId }) => {
    await database().runTransaction(async (transaction) => {
      const at = ref("lessons", lessonId);
      const { record: lesson } = readingOf(
        "lessons",
        await transaction.get(at),
      );
      if (lesson === null) throw new AppError("not-found");
      if (!can(session, "close", "lessons", { zooId: lesson.zooId }))
        throw new AppError("not-allowed");
      await checkModeOf(transaction, session, lesson.zooId);
      const now = new Date();
      if (isOpen(lesson, now))
        transaction.update(
          at,
          changeOf("lessons", { closedAt: now }, session.uid),
        );
    });
    return { lessonId };
  },
);

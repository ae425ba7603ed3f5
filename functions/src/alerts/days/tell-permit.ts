import type { Access } from "@domain/access/access";
import { can, isOneOf } from "@domain/access/can";
import { permitNoticeIdOf, permitNoticeOf } from "@domain/notice/permit-notice";
import { permitEnding } from "@domain/research/permit-alerts";
import type { Project } from "@domain/research/project";
import { projectFacts, readersOf } from "@domain/research/project";
import { systemAuthor } from "@domain/task/task";
import { parisDay } from "@domain/time/paris";
import { peopleIn } from "../../announcements/people";
import { database } from "../../edge/admin";
import { readingOf, ref, stampNew } from "../../edge/documents";
import { noticeRef } from "../../notices/follow-task";

/** Who answers for the permits of a project: who leads it, and those who administer its establishment, as long as they may read it. */
const answering = (
  project: Project,
  people: ReadonlyMap<string, Access>,
): string[] =>
  [...people].flatMap(([uid, access]) => {
    const session = { uid, access, zooId: project.zooId };
    const may = can(session, "read", "researchProjects", projectFacts(project));
    const is = uid === project.leadId || isOneOf(session, ["A"]);
    return may && is ? [uid] : [];
  });

/**
 * Tells whoever answers for a project that a permit of it ends soon by `now`, once for each last day, and takes that back once
 * it was renewed or the project is over: one transaction writes the notices and of which day they tell. Answers whether
 * anything differed. Safe to replay.
 */
export const tellOfPermit = (projectId: string, now: Date): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref("researchProjects", projectId));
    const { record: project } = readingOf("researchProjects", stored);
    if (project === null) return false;
    const until = permitEnding(project, parisDay(now));
    if (until === project.permitTold) return false;
    const people = await peopleIn(transaction, project.zooId);
    const told = until === null ? [] : answering(project, people);
    const mayHaveIt = [...people].flatMap(([uid, access]) =>
      isOneOf({ uid, access, zooId: project.zooId }, ["A"]) ? [uid] : [],
    );
    const id = permitNoticeIdOf(projectId);
    for (const uid of new Set([...mayHaveIt, ...readersOf(project)]))
      if (!told.includes(uid)) transaction.delete(noticeRef(uid, id));
    if (until !== null)
      for (const uid of told)
        transaction.set(noticeRef(uid, id), {
          ...permitNoticeOf(project, until, uid, now),
          ...stampNew(systemAuthor),
        });
    // Whoever changed the project stays who wrote it last: a form that is open is not told of another's change.
    transaction.update(stored.ref, { permitTold: until });
    return true;
  });

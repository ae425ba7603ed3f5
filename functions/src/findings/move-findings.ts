import { findingSectorsMost } from "@domain/finding/finding";
import { allOfSubjectQuery } from "@domain/finding/finding-queries";
import { equalValues } from "@domain/record/equal";
import { sectorsOfSubject } from "../campaigns/subjects/sectors-of-subject";
import { database } from "../edge/admin";
import { readingOf, ref } from "../edge/documents";
import { countEach } from "../edge/pages";
import { compile } from "../edge/query";

/** Brings one finding into the sectors in which its subject lies now; answers whether it lay elsewhere. */
const bringFinding = (findingId: string): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref("findings", findingId));
    const { record: finding } = readingOf("findings", stored);
    if (finding === null) return false;
    const { zooId, subject } = finding;
    const all = await sectorsOfSubject(transaction, {
      ...{ zooId, subjectKind: subject.kind, subjectId: subject.id },
    });
    // What is gone, and a group without animals, lies where it lay.
    if (all === null) return false;
    if (subject.kind === "group" && all.length === 0) return false;
    const sectorIds = all.slice(0, findingSectorsMost);
    if (equalValues(sectorIds, finding.sectorIds)) return false;
    // Whoever did something about it stays who wrote it last: they are told its verdict.
    transaction.update(stored.ref, { sectorIds });
    return true;
  });

/** Brings what was found of an animal, a group or an enclosure to those who look after it now, judged and put away too: they read its other values, too. Answers how many findings lay elsewhere. Safe to replay. */
export const moveFindings = (
  zooId: string,
  subjectId: string,
): Promise<number> =>
  countEach(compile(allOfSubjectQuery(zooId, subjectId, 1)), bringFinding);

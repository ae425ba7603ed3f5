import type { Campaign } from "@domain/campaign/campaign";
import {
  counts,
  readersOf,
  submittersWith,
} from "@domain/campaign/following/follow";
import type { Evaluation } from "@domain/evaluation/evaluation";
import {
  handedInAboutQuery,
  handedInByQuery,
} from "@domain/evaluation/evaluation-queries";
import { equalValues } from "@domain/record/equal";
import { parsePatch } from "@domain/record/parse";
import type { Transaction } from "firebase-admin/firestore";
import { readingOf } from "../edge/documents";
import type { Stored } from "../edge/pages";
import { allStored } from "../edge/pages";
import { compile } from "../edge/query";

/** So many of one person are looked at for one that counts. */
const ownMost = 20;
/** What is asked of others' evaluations. */
const askedOfOthers = [
  ...["zooId", "authorId", "sealed", "readers", "isDeleted", "subjectId"],
  ...["responses", "media", "flaws", "score"],
];

async function found(
  transaction: Transaction,
  query: ReturnType<typeof handedInByQuery>,
): Promise<Stored<"evaluations">[]> {
  const { docs } = await transaction.get(compile(query));
  return docs.flatMap((doc) => {
    const { record } = readingOf("evaluations", doc);
    return record === null ? [] : [{ at: doc.ref, record }];
  });
}

/** Who handed something in of a campaign, one of whose evaluations is as given now. */
export async function submittersNow(
  transaction: Transaction,
  campaign: Campaign,
  evaluation: Evaluation,
): Promise<string[]> {
  const { authorId, evaluationId, isDeleted } = evaluation;
  const others = async () => {
    const { campaignId } = campaign;
    const own = await found(
      transaction,
      handedInByQuery(campaignId, authorId, ownMost),
    );
    return own.some(
      ({ at, record }) => at.id !== evaluationId && counts(campaign, record),
    );
  };
  const hasHandedIn =
    (!isDeleted && counts(campaign, evaluation)) || (await others());
  return submittersWith(campaign, authorId, hasHandedIn);
}

/**
 * What was handed in of a campaign of experts about a subject, all of it: of some alone, one person's many would push out the
 * experts'. Of another mode nothing, which nobody asks about.
 */
export async function handedInAbout(
  transaction: Transaction,
  { campaignId, mode }: Pick<Campaign, "campaignId" | "mode">,
  subjectId: string,
): Promise<Stored<"evaluations">[]> {
  if (mode !== "expert") return [];
  const all = compile(handedInAboutQuery(campaignId, subjectId, 1));
  return allStored(transaction, "evaluations", all.select(...askedOfOthers));
}

/** Names the readers of those sealed ones among what was handed in about a subject that name others; answers how many did. */
export function nameReaders(
  transaction: Transaction,
  campaign: Campaign,
  sealed: readonly Stored<"evaluations">[],
  about: readonly Evaluation[],
  { dryRun }: { dryRun: boolean },
): number {
  const behind = sealed.flatMap(({ at, record }) => {
    const readers = readersOf(campaign, record.authorId, about);
    return record.sealed && !equalValues(readers, record.readers)
      ? [{ at, readers }]
      : [];
  });
  if (!dryRun)
    for (const { at, readers } of behind)
      transaction.update(at, parsePatch("evaluations", { readers }));
  return behind.length;
}

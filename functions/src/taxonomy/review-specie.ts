import { AppError } from "@domain/errors";
import type { ReviewData } from "@domain/taxonomy/review";
import { database } from "../edge/admin";
import { defineCallable } from "../edge/define-callable";
import { changeOf, readable, ref } from "../edge/documents";
import { markSpecies } from "../words/mark-species";
import { freeLogId, logChange } from "./log";

/** Puts a species under review, saying why and what is in doubt, or ends that; its log tells both. */
export const reviewSpecie = defineCallable(
  "reviewSpecie",
  async ({ uid }, { specieId, review }) => {
    const underReview = review !== null;
    await database().runTransaction(async (transaction) => {
      const at = ref("species", specieId);
      const specie = readable("species", await transaction.get(at));
      if (specie === null) throw new AppError("not-found");
      if (!underReview && !specie.underReview) return;
      const now = new Date();
      const logId = await freeLogId(transaction, specieId, now);
      const reviewData: ReviewData | null =
        review === null ? null : { by: uid, at: now, ...review };
      transaction.update(
        at,
        changeOf("species", { underReview, reviewData }, uid),
      );
      markSpecies(transaction, [specieId]);
      logChange(transaction, specieId, logId, {
        kind: underReview ? "reviewBegun" : "reviewEnded",
        by: uid,
        note: review?.reason ?? null,
      });
    });
    return { specieId, underReview };
  },
);

import { campaignsOfSurveyQuery } from "../../../../src/domain/campaign/campaign-queries";
import type { CollectionName, DocOf } from "../../../../src/domain/collections";
import { lastOfSubjectQuery } from "../../../../src/domain/evaluation/evaluation-queries";
import type { Query } from "../../../../src/domain/query/query";
import { compareRows, matches } from "../../../../src/domain/query/query";
import type { DemoDocument } from "../document";

interface Stored<C extends CollectionName> {
  id: string;
  data: DocOf<C>;
}

/** The documents directly in a collection. */
const inCollection = <C extends "campaigns" | "evaluations">(
  all: readonly DemoDocument[],
  collection: C,
): Stored<C>[] =>
  all.flatMap(({ path, data }) => {
    const [first, id, below] = path.split("/");
    return first === collection && id !== undefined && below === undefined
      ? [{ id, data: data as unknown as DocOf<C> }]
      : [];
  });

const found = <C extends CollectionName>(
  query: Query<C>,
  stored: readonly Stored<C>[],
): Stored<C>[] =>
  stored.filter(({ data }) => matches(query, data)).sort(compareRows(query));

/** Animals say when they were last evaluated, and questionnaires which active campaigns collect them, as functions derive it. */
export function withEvaluationsTold(
  documents: readonly DemoDocument[],
): DemoDocument[] {
  const campaigns = inCollection(documents, "campaigns");
  const evaluations = inCollection(documents, "evaluations");
  return documents.map((document) => {
    const [collection, id = "", below] = document.path.split("/");
    if (below !== undefined) return document;
    if (collection === "animals") {
      const query = lastOfSubjectQuery(id, 1);
      const [last] = found(query, evaluations);
      const lastEval = last?.data.submittedAt ?? null;
      return { ...document, data: { ...document.data, lastEval } };
    }
    if (collection === "surveys") {
      const all = found(
        campaignsOfSurveyQuery(id, campaigns.length),
        campaigns,
      );
      const activeCampaigns = all.map((campaign) => campaign.id).sort();
      return { ...document, data: { ...document.data, activeCampaigns } };
    }
    return document;
  });
}

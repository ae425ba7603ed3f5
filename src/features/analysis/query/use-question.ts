import type { AnalysisQuery } from "@domain/observation/analysed/query";
import {
  paramsOfQuery,
  queryOfParams,
} from "@domain/observation/analysed/query";
import { parisDay } from "@domain/time/paris";
import { useNow } from "../../../data/hooks/use-live";
import { usePageParams } from "../../../ui/list/search-params";

/** The question of the page's address, and how to change parts of it. */
export function useQuestion(): [
  AnalysisQuery,
  (change: Partial<AnalysisQuery>) => void,
] {
  const [params, change] = usePageParams();
  const query = queryOfParams(params, parisDay(useNow()));
  return [query, (wanted) => change(paramsOfQuery({ ...query, ...wanted }))];
}

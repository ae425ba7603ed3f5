import type { AnalysisLook } from "@domain/observation/analysed/look";
import { lookOfParams, paramsOfLook } from "@domain/observation/analysed/look";
import { usePageParams } from "../../../ui/list/search-params";

/** How the page's address looks at its question, and how to change parts of it. */
export function useShown(): [
  AnalysisLook,
  (change: Partial<AnalysisLook>) => void,
] {
  const [params, change] = usePageParams();
  const look = lookOfParams(params);
  return [look, (wanted) => change(paramsOfLook({ ...look, ...wanted }))];
}

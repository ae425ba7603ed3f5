import {
  samplings,
  type Sampling,
} from "@domain/observation/analysed/results/parts-in";
import type { By } from "@domain/observation/analysed/results/budget";
import { bys } from "@domain/observation/analysed/results/budget";
import type { Summary } from "@domain/observation/analysed/summary";
import { usePageParams } from "../../../ui/list/search-params";

/** How results are looked at. */
export interface Look {
  sampling: Sampling;
  by: By;
  change: (change: { sampling?: Sampling; by?: By }) => void;
}

/** The samplings of which there is something, those of more sessions first. */
export const samplingsIn = ({
  focalSessions,
  scanSessions,
}: Pick<Summary, "focalSessions" | "scanSessions">): Sampling[] => {
  const counts = { focal: focalSessions, scan: scanSessions };
  return samplings
    .filter((one) => counts[one] > 0)
    .toSorted((a, b) => counts[b] - counts[a]);
};

/** How the address says that results are looked at; of what there is most unless it says so. */
export function useLook(summary: Summary): Look {
  const [params, change] = usePageParams();
  const there = samplingsIn(summary);
  const wished = there.find((one) => one === params.get("sampling"));
  return {
    sampling: wished ?? there[0] ?? "focal",
    by: bys.find((one) => one === params.get("by")) ?? "all",
    change,
  };
}

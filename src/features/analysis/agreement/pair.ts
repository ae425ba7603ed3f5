import type { AgreementReport } from "@domain/observation/analysed/agreement/report";
import type { Analysis } from "../frame/analysis";
import type { AgreementLook } from "./use-agreement-look";

/** How what a report names is called. */
export type Named = Pick<Analysis, "coding" | "names">;

export interface PairProps {
  pair: AgreementReport["pairs"][number];
  all: AgreementReport["all"];
  analysis: Named;
  look: Pick<AgreementLook, "seconds" | "scale">;
}

/** How a pair is called in the address. */
export const keyOfPair = ({
  oneId,
  otherId,
}: Pick<AgreementReport["pairs"][number], "oneId" | "otherId">): string =>
  `${oneId} ${otherId}`;

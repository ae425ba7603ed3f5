import type { AgreementOptions } from "@domain/observation/analysed/agreement/options";
import { idSchema } from "@domain/schema/fields";
import { usePageParams } from "../../../ui/list/search-params";

/** How far apart scans and events may be told, in seconds. */
export const tolerances = ["1", "2", "3", "5", "10", "15", "30"] as const;
type Tolerance = (typeof tolerances)[number];
const usualTolerance: Tolerance = "5";

/** Whether behaviours are steps of a scale: how much those near each other agree. */
export const scales = ["none", "linear", "squared"] as const;
export type Scale = (typeof scales)[number];
const orderOf = { none: null, linear: 1, squared: 2 } as const;

/** How agreement is looked at; the address says it. */
export interface AgreementLook extends Pick<
  AgreementOptions,
  "tolerance" | "order" | "referenceId"
> {
  seconds: Tolerance;
  scale: Scale;
  /** Whom of the pairs; null: the first. */
  pair: string | null;
  change: (change: {
    tolerance?: string | null;
    scale?: string | null;
    pair?: string | null;
    referenceId?: string | null;
  }) => void;
}

/** What the address says of how agreement is looked at. */
export function useAgreementLook(): AgreementLook {
  const [params, change] = usePageParams();
  const seconds =
    tolerances.find((one) => one === params.get("tolerance")) ?? usualTolerance;
  const scale = scales.find((one) => one === params.get("scale")) ?? "none";
  return {
    seconds,
    scale,
    tolerance: 1000 * Number(seconds),
    order: orderOf[scale],
    referenceId: idSchema
      .nullable()
      .catch(null)
      .parse(params.get("referenceId")),
    pair: params.get("pair"),
    change,
  };
}

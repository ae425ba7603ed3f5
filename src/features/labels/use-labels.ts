import type { LabelKind } from "@domain/label/label";
import { labelsQuery } from "@domain/label/label-queries";
import type { Live, LiveList } from "../../data/live-store";
import { useLiveQueries } from "../../data/hooks/use-live";

/** The labels of a kind, live, the archived included. */
export const useLabels = (kind: LabelKind): Live<LiveList<LabelKind>> =>
  useLiveQueries<LabelKind>([labelsQuery(kind)]);

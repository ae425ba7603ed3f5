import type { Behaviour } from "@domain/ethogram/version";
import { visibleZones } from "@domain/enclosure/enclosure";
import { gridOf } from "@domain/grid/code";
import { paintedSquares } from "@domain/grid/grid";
import type { ScanDraft } from "@domain/observation/collect/scan-draft";
import {
  goneOn,
  stepped,
  withGroup,
  withLine,
  withoutLine,
} from "@domain/observation/collect/scan-draft";
import type { Touch } from "@domain/observation/collect/scan-place";
import { placeOf } from "@domain/observation/collect/scan-place";
import type { ScanRules } from "@domain/observation/collect/scan-touch";
import {
  behaviourTouched,
  levelTouched,
  partnerTouched,
  placeTouched,
  restAsLast,
  restUnseen,
  sameAsLast,
  scanRules,
  unseenTouched,
  zoneTouched,
} from "@domain/observation/collect/scan-touch";
import { useMemo } from "react";
import type { ScanSheetProps } from "./scan-sheet";
import type { Scan } from "./use-scan";

/** The part of the enclosure's map that scans show; grid null: no places are scanned, for want of a map or of a zone on it. */
function useScanned({ map, areas }: Pick<ScanSheetProps, "map" | "areas">) {
  return useMemo(() => {
    const zones = visibleZones({ areas }, "scanSampling");
    const grid = map === null ? null : gridOf(map, zones);
    const isPainted = grid !== null && paintedSquares(grid).size > 0;
    return { zones, grid: isPainted ? grid : null };
  }, [map, areas]);
}

/** What a scan asks, and what each touch does. */
export function useScanActs(
  props: Pick<ScanSheetProps, "map" | "areas" | "previous"> & {
    plan: { behaviours: readonly Behaviour[] };
  },
  { touch, go, draft }: Pick<Scan, "touch" | "go" | "draft">,
) {
  const { plan, previous } = props;
  const { zones, grid } = useScanned(props);
  const asksPlace = grid !== null;
  const rules = useMemo(
    () => scanRules(plan.behaviours, asksPlace),
    [plan, asksPlace],
  );
  const zoneIds = useMemo(
    () => new Set(zones.map(({ areaId }) => areaId)),
    [zones],
  );
  const active = draft.active;
  /** A touch that speaks of the active line, by the rules of the scan. */
  const by =
    <V>(change: (draft: ScanDraft, rules: ScanRules, value: V) => ScanDraft) =>
    (value: V) =>
      touch((one) => change(one, rules, value));
  return {
    grid,
    zones,
    rules,
    onBehaviour: by<string | null>(behaviourTouched),
    onPartner: by<string | null>(partnerTouched),
    onPlace: (at: Touch) => {
      if (grid !== null)
        touch((one) => placeTouched(one, rules, placeOf(grid, zoneIds, at)));
    },
    onZone: (areaId: string) => touch((one) => zoneTouched(one, areaId)),
    onLevel: (level: number) => touch((one) => levelTouched(one, level)),
    onUnseen: () => touch((one) => unseenTouched(one, rules)),
    onRestUnseen: () => touch(restUnseen),
    onSame: () => touch((one) => sameAsLast(one, rules, previous)),
    onRestSame: () => touch((one) => restAsLast(one, previous)),
    onAdd: (groupId: string | null) => touch((one) => withGroup(one, groupId)),
    onCount: (count: number) =>
      touch((one) => withLine(one, active, { count })),
    onRemove: () => touch((one) => withoutLine(one, active ?? "")),
    onNext: () => go((one) => goneOn(one, asksPlace)),
    onStep: (step: -1 | 1) => go((one) => stepped(one, step)),
    onActive: (key: string) => go((one) => ({ ...one, active: key })),
  };
}
export type ScanActs = ReturnType<typeof useScanActs>;

import type { Enclosure } from "@domain/enclosure/enclosure";
import { takesValuesAt } from "@domain/measures/parameters/scope";
import { mayCollect } from "@domain/measures/values/facts";
import type { Collect } from "@domain/task/collect/collect";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { useParameterWords } from "../parameters/use-parameter-words";
import type { ParameterRow } from "../parameters/use-parameters";

/** What a task asks for, as it is now. */
export interface Asked {
  row: ParameterRow;
  enclosure: Enclosure;
  /** The parameter and its place, in words. */
  name: string;
  /** Whether it is still measured there. */
  isMeasured: boolean;
  /** Whether whoever is working may give it. */
  mayGive: boolean;
}

/** The records that a task's wish names; "loading" while they are on their way, null where one is gone. */
export function useAsked(collect: Collect): Asked | "loading" | null {
  const { parameterId, enclosureId, areaId } = collect;
  const session = useReadySession();
  const { nameOf } = useParameterWords();
  const parameter = useLiveDoc("environmentalParameters", parameterId);
  const place = useLiveDoc("enclosures", enclosureId);
  if (parameter.state === "loading" || place.state === "loading")
    return "loading";
  if (parameter.state !== "data" || place.state !== "data") return null;
  const row = parameter.data;
  const enclosure = place.data?.data ?? null;
  if (row === null || enclosure === null) return null;
  const zone = enclosure.areas.find((one) => one.areaId === areaId);
  const { linkedSectorId: sectorId, isArchived, zooId } = enclosure;
  const sectorIds = sectorId === null ? [] : [sectorId];
  return {
    row,
    enclosure,
    name: [
      nameOf(row.data),
      enclosure.enclosureName,
      ...(zone === undefined ? [] : [zone.areaName]),
    ].join(" · "),
    isMeasured:
      !row.data.isArchived &&
      !isArchived &&
      takesValuesAt(row.data, enclosure, areaId),
    mayGive: mayCollect(session, row.data, { zooId, sectorIds }),
  };
}

import { isThere } from "@domain/directory/is-there";
import { measuredIn } from "@domain/measures/parameters/here";
import type { Subject } from "@domain/measures/subject";
import { mayCollect } from "@domain/measures/values/facts";
import { useMemo } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveDocs } from "../../../data/hooks/use-live";
import { useDirectory } from "../../../data/hooks/use-names";
import type { Live } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import type { ParameterRow } from "../parameters/use-parameters";
import { useParameters } from "../parameters/use-parameters";
import { useParameterWords } from "../parameters/use-parameter-words";

/** One value that may be given: of a parameter, in an enclosure or in a zone of it, or of an animal. */
export interface Entry {
  key: string;
  row: ParameterRow;
  subject: Subject;
  /** The enclosure's, or the animal's. */
  name: string;
  areaName: string | null;
  sectorId: string | null;
}

/** An enclosure on the way, and what is measured there; or an animal; or a parameter, and of whom it is measured. */
export interface Stop {
  id: string;
  name: string;
  entries: readonly Entry[];
}

/** The stops of a round at which somebody may give something; what is not there may be where the server was not heard of. */
export interface RoundStops {
  rows: readonly Stop[];
  heard: boolean;
}

/** Those at which somebody may give something. */
export const withEntries = (stops: readonly Stop[]): Stop[] =>
  stops.filter(({ entries }) => entries.length > 0);

/** What each entry is kept under while it is typed. */
const keyOf = (
  enclosureId: string,
  areaId: string | null,
  parameterId: string,
) => [enclosureId, areaId ?? "", parameterId].join("/");

/** The enclosures of a round by name, with what this person may collect in each; those with nothing to collect are left out. */
export function useRound(
  of: { sectorId: string } | { enclosureId: string },
): Live<RoundStops> {
  const session = useReadySession();
  const { zooId } = session;
  const { byName } = useFormat();
  const { nameOf } = useParameterWords();
  const directory = useDirectory("enclosures", zooId);
  const parameters = useParameters("environment");
  const sectorId = "sectorId" in of ? of.sectorId : null;
  const onlyId = "enclosureId" in of ? of.enclosureId : null;
  const enclosures = useMemo(
    () =>
      directory.list
        .filter(isThere)
        .filter((one) =>
          onlyId === null ? one.sectorId === sectorId : one.id === onlyId,
        ),
    [directory, sectorId, onlyId],
  );
  // Without a network their zones may be unknown; what is of the whole enclosure can be given all the same.
  const records = useLiveDocs(
    "enclosures",
    enclosures.map(({ id }) => id),
  );
  if (directory.live.state === "error") return directory.live;
  if (parameters.state !== "data") return parameters;
  if (directory.live.state === "loading") return { state: "loading" };
  const sorted = [...parameters.data.rows]
    .map((row) => ({ ...row.data, row }))
    .sort((a, b) => byName(nameOf(a), nameOf(b)));
  const stops = enclosures.map((enclosure, index): Stop => {
    const { id, name } = enclosure;
    const record = records[index];
    const areas =
      record?.state === "data" ? (record.data?.data.areas ?? []) : [];
    const sectorIds = enclosure.sectorId === null ? [] : [enclosure.sectorId];
    const entries = measuredIn(sorted, { enclosureId: id, areas })
      .filter(({ parameter }) =>
        mayCollect(session, parameter, { zooId, sectorIds }),
      )
      .map(({ parameter, areaId }) => ({
        key: keyOf(id, areaId, parameter.parameterId),
        row: parameter.row,
        subject: { enclosureId: id, areaId },
        name,
        areaName: areas.find((one) => one.areaId === areaId)?.areaName ?? null,
        sectorId: enclosure.sectorId,
      }));
    return { id, name, entries };
  });
  return {
    state: "data",
    data: { rows: withEntries(stops), heard: parameters.data.heard },
  };
}

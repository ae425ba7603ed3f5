import { takesValuesAt } from "@domain/measures/parameters/scope";
import { Stack } from "@mantine/core";
import { useMemo, useState } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useDirectory } from "../../../data/hooks/use-names";
import { useRecord } from "../../../data/hooks/use-record";
import type { Row } from "../../../data/live-store";
import { QueryState } from "../../../ui/state/query-state";
import { EnclosureChoice } from "../../shared/figures/enclosure-choice";
import type { OfFigure } from "../../slot-figures";
import { useParameters } from "../parameters/use-parameters";
import { Measured } from "./measured";

/** What was measured in an enclosure over the period, day by day. */
export function Component(props: OfFigure) {
  const { sectorIds } = props;
  const { zooId } = useReadySession();
  const enclosures = useDirectory("enclosures", zooId);
  const [chosen, choose] = useState<string | null>(null);
  return (
    <Stack>
      <EnclosureChoice
        enclosures={enclosures}
        sectorIds={sectorIds}
        value={chosen}
        onChange={choose}
      />
      {chosen !== null && <OfEnclosure key={chosen} {...props} id={chosen} />}
    </Stack>
  );
}

function OfEnclosure({ id, ...props }: OfFigure & { id: string }) {
  const live = useRecord("enclosures", id);
  return (
    <QueryState query={live} empty={props.shown(null)}>
      {(row) => row && <OfRow {...props} row={row} />}
    </QueryState>
  );
}

function OfRow({ row, ...props }: OfFigure & { row: Row<"enclosures"> }) {
  const { id, data } = row;
  const parameters = useParameters("environment");
  const place = useMemo(
    () => ({ enclosureId: id, areaId: null, name: data.enclosureName }),
    [id, data.enclosureName],
  );
  return (
    <QueryState query={parameters} empty={props.shown(null)}>
      {({ rows }) => (
        <Measured
          {...props}
          place={place}
          parameters={rows
            .map((one) => one.data)
            .filter(
              (one) =>
                !one.isArchived &&
                one.measureType === "numeric" &&
                takesValuesAt(one, data, null),
            )}
        />
      )}
    </QueryState>
  );
}

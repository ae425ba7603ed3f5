import { takesValuesAt } from "@domain/measures/parameters/scope";
import { Stack } from "@mantine/core";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useDirectory } from "../../../data/hooks/use-names";
import { useRecord } from "../../../data/hooks/use-record";
import type { Row } from "../../../data/live-store";
import { Select } from "../../../ui/form/fields/choosers";
import { QueryState } from "../../../ui/state/query-state";
import type { OfFigure } from "../../slot-figures";
import { useParameters } from "../parameters/use-parameters";
import { Measured } from "./measured";

/** What was measured in an enclosure over the period, day by day. */
export function Component(props: OfFigure) {
  const { sectorIds } = props;
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const enclosures = useDirectory("enclosures", zooId);
  const [chosen, choose] = useState<string | null>(null);
  return (
    <Stack>
      <Select
        label={t("reports.figures.enclosureMeasure.enclosure")}
        searchable
        value={chosen}
        onChange={choose}
        data={enclosures.list
          .filter(
            ({ removed, sectorId }) =>
              !removed &&
              (sectorIds.length === 0 ||
                (sectorId !== null && sectorIds.includes(sectorId))),
          )
          .map(({ id, name }) => ({ value: id, label: name }))}
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

import type { AnimalEntry } from "@domain/directory/kinds";
import { isOfAnimal } from "@domain/measures/parameters/scope";
import { isOfSectors } from "@domain/report/of-sectors";
import { Stack } from "@mantine/core";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useDirectory } from "../../../data/hooks/use-names";
import { Select } from "../../../ui/form/fields/choosers";
import { QueryState } from "../../../ui/state/query-state";
import type { OfFigure } from "../../slot-figures";
import { useMaySee } from "../animals/use-may-see";
import { useParameters } from "../parameters/use-parameters";
import { Measured } from "./measured";

/** What was measured of an animal over the period, day by day, as far as one reads it. */
export function Component(props: OfFigure) {
  const { sectorIds } = props;
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const animals = useDirectory("animals", zooId);
  const [chosen, choose] = useState<string | null>(null);
  const animal = animals.of(chosen);
  return (
    <Stack>
      <Select
        label={t("reports.figures.animalMeasure.animal")}
        searchable
        limit={60}
        value={chosen}
        onChange={choose}
        data={animals.list
          .filter(
            ({ archived, sectorId }) =>
              !archived && isOfSectors(sectorIds, sectorId),
          )
          .map(({ id, name }) => ({ value: id, label: name }))}
      />
      {animal !== undefined && (
        <OfAnimal key={animal.id} {...props} animal={animal} />
      )}
    </Stack>
  );
}

function OfAnimal({ animal, ...props }: OfFigure & { animal: AnimalEntry }) {
  const { id, name, groupId, specieId, sectorId } = animal;
  const parameters = useParameters("health");
  const maySee = useMaySee(sectorId);
  const place = useMemo(
    () => ({ animalId: id, groupId, specieId, sectorId, name }),
    [id, groupId, specieId, sectorId, name],
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
                maySee(one) &&
                isOfAnimal(one, place),
            )}
        />
      )}
    </QueryState>
  );
}

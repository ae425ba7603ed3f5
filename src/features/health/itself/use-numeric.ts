import { can } from "@domain/access/can";
import { inSector } from "@domain/access/in-sector";
import type { HealthKey } from "@domain/measures/parameters/built-in";
import { builtInHealth } from "@domain/measures/parameters/built-in";
import type { HealthParameter } from "@domain/measures/parameters/parameter";
import { parametersQuery } from "@domain/measures/parameters/parameter-queries";
import { isOfAnimal } from "@domain/measures/parameters/scope";
import type { AnimalSubject } from "@domain/measures/subject";
import { sourceOf } from "@domain/measures/subject";
import { latestMeasuresQuery } from "@domain/measures/values/latest-queries";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";
import type { Live } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";

const isBuiltIn = (key: string | null): key is HealthKey =>
  key !== null && Object.hasOwn(builtInHealth, key);

/** A numeric parameter of an animal, as it is called here. */
export interface Numeric {
  parameter: HealthParameter;
  name: string;
}

/**
 * The numeric parameters of an animal that somebody may see, by name, those of its latest values first: a parameter that was
 * given long ago is behind them.
 */
export function useNumeric(animal: AnimalSubject): Live<readonly Numeric[]> {
  const { t } = useTranslation();
  const { byName } = useFormat();
  const session = useReadySession();
  const { zooId } = session;
  const source = sourceOf(session, zooId, animal);
  const parameters = useLiveQueries([parametersQuery(zooId, "health")]);
  const latest = useLiveQueries(
    source === null ? null : [latestMeasuresQuery(source)],
  );
  if (parameters.state !== "data") return parameters;
  if (latest.state !== "data") return latest;
  const { rows, full } = latest.data;
  const given = new Set(rows.map(({ data }) => data.parameterId));
  const isSeen = ({ keeperMayCollect }: HealthParameter) =>
    can(session, "read", "healthValues", {
      zooId,
      sectorIds: inSector(animal.sectorId),
      openToKeepers: keeperMayCollect,
    });
  const isNever = ({ parameter }: Numeric) =>
    Number(!given.has(parameter.parameterId));
  return {
    state: "data",
    data: parameters.data.rows
      .map(({ data }) => data)
      .filter(
        (one) =>
          one.measureType === "numeric" &&
          !one.isArchived &&
          isSeen(one) &&
          (given.has(one.parameterId) || (full && isOfAnimal(one, animal))),
      )
      .map((parameter) => ({
        parameter,
        name: isBuiltIn(parameter.builtIn)
          ? t(`measures.builtIn.${parameter.builtIn}`)
          : parameter.name,
      }))
      .toSorted((a, b) => isNever(a) - isNever(b) || byName(a.name, b.name)),
  };
}

import { can } from "@domain/access/can";
import { inSector } from "@domain/access/in-sector";
import type { ValueLog } from "@domain/measures/values/value";
import type { HealthKey } from "@domain/measures/parameters/built-in";
import { builtInHealth } from "@domain/measures/parameters/built-in";
import type { HealthParameter } from "@domain/measures/parameters/parameter";
import { parametersQuery } from "@domain/measures/parameters/parameter-queries";
import { isOfAnimal } from "@domain/measures/parameters/scope";
import type { AnimalSubject } from "@domain/measures/subject";
import { sourceOf } from "@domain/measures/subject";
import { latestMeasuresQuery } from "@domain/measures/values/latest-queries";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../data/hooks/ready-session";
import { useLiveQueries } from "../../data/hooks/use-live";
import type { Live } from "../../data/live-store";
import { useFormat } from "../../lib/use-format";

const isBuiltIn = (key: string | null): key is HealthKey =>
  key !== null && Object.hasOwn(builtInHealth, key);

/** A parameter of an animal, as it is called here, and what was given of it among the latest values. */
export interface SeenParameter {
  parameter: HealthParameter;
  name: string;
  latest: readonly ValueLog[];
}

/**
 * The parameters of an animal that somebody may see, by name, those of its latest values first: a parameter that was
 * given long ago is behind them.
 */
export function useSeenParameters(
  animal: AnimalSubject,
): Live<readonly SeenParameter[]> {
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
  const isNever = ({ latest: values }: SeenParameter) =>
    Number(values.length === 0);
  return {
    state: "data",
    data: parameters.data.rows
      .map(({ data }) => data)
      .filter(
        (one) =>
          !one.isArchived &&
          isSeen(one) &&
          (given.has(one.parameterId) || (full && isOfAnimal(one, animal))),
      )
      .map((parameter) => ({
        parameter,
        name: isBuiltIn(parameter.builtIn)
          ? t(`measures.builtIn.${parameter.builtIn}`)
          : parameter.name,
        latest: rows
          .filter(({ data }) => data.parameterId === parameter.parameterId)
          .map(({ id, data }) => ({ ...data, id })),
      }))
      .toSorted((a, b) => isNever(a) - isNever(b) || byName(a.name, b.name)),
  };
}

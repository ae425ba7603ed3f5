import { builtInHealth } from "../../measures/parameters/built-in";
import { limitedAnew } from "../../measures/parameters/inherit";
import type { HealthParameter } from "../../measures/parameters/parameter";
import { builtInId, overridesMost } from "../../measures/parameters/parameter";
import {
  parametersMost,
  parametersQuery,
} from "../../measures/parameters/parameter-queries";
import { parameterRecordIssues } from "../../measures/parameters/record-issues";
import type { Query } from "../../query/query";
import type { DeskRule, Lookup } from "../../record/desk/desk-rule";
import type { Issue } from "../../schema/issue";

/** Whose limits there may be: an animal's, a group's, a species'. */
const holders = ["animals", "groups", "species"] as const;

/** Limits of its own has whom there is. */
function limitsIssues(
  parameter: HealthParameter,
  before: HealthParameter | null,
  lookup: Lookup | undefined,
): Issue[] {
  const { overrides } = parameter;
  if (Object.keys(overrides).length > overridesMost)
    return [{ field: "overrides", code: "tooMuch" }];
  const lost = limitedAnew(before?.overrides ?? {}, overrides).some(
    (id) =>
      Object.hasOwn(overrides, id) &&
      !holders.some((kind) => lookup?.(kind, id) != null),
  );
  return lost ? [{ field: "overrides", code: "invalid" }] : [];
}

const isBuiltInId = ({ zooId, parameterId }: HealthParameter): boolean =>
  Object.keys(builtInHealth).some(
    (key) => builtInId(zooId, key) === parameterId,
  );

const parametersHere = (zooId: string): Query =>
  parametersQuery(zooId, "health");

/** A parameter of animals says what its type needs, and of whom it is measured: by name, or by species. */
export const healthParameterDesk: DeskRule = {
  check(record, { before, lookup }) {
    const parameter = record as HealthParameter;
    const was = before as HealthParameter | null;
    const { builtIn, animalIds, specieIds } = parameter;
    const issues = [
      ...parameterRecordIssues(parameter, was),
      ...limitsIssues(parameter, was, lookup),
    ];
    if (was === null && isBuiltInId(parameter))
      issues.unshift({ field: "parameterId", code: "invalid" });
    if (builtIn === null && animalIds.length + specieIds.length === 0)
      issues.push({ field: "animalIds", code: "animalRequired" });
    return issues;
  },
  decidedBy: (before, values) =>
    limitedAnew(
      (before as HealthParameter | null)?.overrides ?? {},
      (values as Partial<HealthParameter>).overrides ?? {},
    ).flatMap((id) => holders.map((collection) => ({ collection, id }))),
  byKey: ["overrides"],
  madeAtMost: { count: 200, minutes: 60 },
  inZooAtMost: { count: parametersMost, of: parametersHere },
};

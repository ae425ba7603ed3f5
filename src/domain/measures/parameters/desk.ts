import { can } from "../../access/can";
import type { Session } from "../../access/session";
import type { Enclosure } from "../../enclosure/enclosure";
import type { DeskRule, Lookup } from "../../record/desk/desk-rule";
import type { Values } from "../../record/types";
import type { Issue } from "../../schema/issue";
import { builtInEnvironment } from "./built-in";
import { hasZone } from "../../enclosure/has-zone";
import { partsOfZoneKey } from "../../enclosure/zone-key";
import { changeOf } from "./facts";
import { enclosureOfHolder, limitedAnew } from "./inherit";
import type { EnvironmentalParameter } from "./parameter";
import { builtInId, overridesMost } from "./parameter";
import { parametersMost, parametersQuery } from "./parameter-queries";
import { parameterRecordIssues } from "./record-issues";
import { enclosuresOfScope, sectorsOfScope, takesValuesAt } from "./scope";

const places = ["enclosureIds", "areaIds"] as const;

const sectorOf =
  (lookup: Lookup) =>
  (enclosureId: string): string | null => {
    const sectorId = lookup("enclosures", enclosureId)?.["linkedSectorId"];
    return typeof sectorId === "string" ? sectorId : null;
  };

/** A zone that is named anew is one there is. */
function zoneIssues(
  { areaIds }: EnvironmentalParameter,
  before: EnvironmentalParameter | null,
  lookup: Lookup | undefined,
): Issue[] {
  const known = new Set(before?.areaIds);
  const lost = areaIds.some((key) => {
    const { enclosureId, areaId } = partsOfZoneKey(key);
    return (
      !known.has(key) &&
      !hasZone(lookup?.("enclosures", enclosureId) ?? null, areaId)
    );
  });
  return lost ? [{ field: "areaIds", code: "invalid" }] : [];
}

/** Both lists of places are given together, as one alone does not say in which sectors it all lies. */
function placeIssues(
  parameter: EnvironmentalParameter,
  before: EnvironmentalParameter | null,
  changed: ReadonlySet<string>,
  lookup: Lookup | undefined,
): Issue[] {
  const given = places.filter((field) => changed.has(field));
  if (given.length === 0) return [];
  const absent = places.filter((field) => !changed.has(field));
  if (absent.length > 0)
    return absent.map((field) => ({ field, code: "required" }));
  const { builtIn, enclosureIds, areaIds } = parameter;
  if (builtIn === null && enclosureIds.length + areaIds.length === 0)
    return [{ field: "enclosureIds", code: "placeRequired" }];
  return zoneIssues(parameter, before, lookup);
}

const overridesOf = (record: Values | null) =>
  (record as EnvironmentalParameter | null)?.overrides ?? {};

/** The places that are limited otherwise than before. */
const limited = (before: Values | null, after: Values): string[] =>
  limitedAnew(overridesOf(before), overridesOf(after));

const enclosureOf = (
  holderId: string,
  lookup: Lookup | undefined,
): Enclosure | null =>
  (lookup?.("enclosures", enclosureOfHolder(holderId)) ??
    null) as Enclosure | null;

/** The places that a change is about one by one: those limited otherwise, and the enclosures that are named no more. */
function placesTouched(before: Values | null, after: Values): string[] {
  const holders = limited(before, after);
  if (before === null) return holders;
  const named = new Set(enclosuresOfScope(after as EnvironmentalParameter));
  const left = enclosuresOfScope(before as EnvironmentalParameter).filter(
    (enclosureId) => !named.has(enclosureId),
  );
  return [...holders, ...left];
}

/**
 * Whether somebody may say this of these places: who changes parameters in the sector in which each lies now. Of a place that is
 * gone whoever may change the parameter does.
 */
const mayTouchPlaces = (
  session: Session,
  zooId: string,
  holderIds: readonly string[],
  lookup: Lookup,
): boolean =>
  holderIds.every((holderId) => {
    const enclosure = enclosureOf(holderId, lookup);
    if (enclosure === null) return true;
    const { linkedSectorId } = enclosure;
    const sectorIds = linkedSectorId === null ? [] : [linkedSectorId];
    const facts = { zooId, sectorIds };
    return can(session, "change", "environmentalParameters", facts);
  });

/** Whether a place may have limits of its own: it is there, and the parameter is measured at it. */
function isLimitable(
  parameter: EnvironmentalParameter,
  holderId: string,
  lookup: Lookup | undefined,
): boolean {
  const enclosure = enclosureOf(holderId, lookup);
  if (enclosure === null) return false;
  const { enclosureId, areaId } = partsOfZoneKey(holderId);
  const place = { enclosureId, areas: enclosure.areas };
  return takesValuesAt(parameter, place, areaId === "" ? null : areaId);
}

/** Limits of its own has a place that is there, of what is measured at it. */
function limitsIssues(
  parameter: EnvironmentalParameter,
  before: EnvironmentalParameter | null,
  lookup: Lookup | undefined,
): Issue[] {
  const lost = limited(before, parameter).some(
    (holderId) =>
      Object.hasOwn(parameter.overrides, holderId) &&
      !isLimitable(parameter, holderId, lookup),
  );
  if (Object.keys(parameter.overrides).length > overridesMost)
    return [{ field: "overrides", code: "tooMuch" }];
  return lost ? [{ field: "overrides", code: "invalid" }] : [];
}

/** The ids of an establishment's side of the built-ins, which functions make. */
const isBuiltInId = (zooId: string, id: string): boolean =>
  Object.keys(builtInEnvironment).some((key) => builtInId(zooId, key) === id);

/** A parameter of places says what its type needs, and where it is measured: that says in which sectors it lies. */
export const environmentalParameterDesk: DeskRule = {
  resolve(record, changed, lookup) {
    if (!places.every((field) => changed.has(field))) return {};
    const parameter = record as EnvironmentalParameter;
    return { sectorIds: sectorsOfScope(parameter, sectorOf(lookup)) };
  },
  check(record, { before, changed, lookup }) {
    const parameter = record as EnvironmentalParameter;
    const was = before as EnvironmentalParameter | null;
    const { zooId, parameterId } = parameter;
    const taken = was === null && isBuiltInId(zooId, parameterId);
    return [
      ...(taken ? [{ field: "parameterId", code: "invalid" } as const] : []),
      ...parameterRecordIssues(parameter, was),
      ...placeIssues(parameter, was, changed, lookup),
      ...limitsIssues(parameter, was, lookup),
    ];
  },
  asks: (field, before) => [changeOf(before as EnvironmentalParameter, field)],
  decidedBy: (before, values) =>
    placesTouched(before, { ...before, ...values }).map((holderId) => ({
      collection: "enclosures",
      id: enclosureOfHolder(holderId),
    })),
  may: (session, before, after, lookup) =>
    mayTouchPlaces(
      session,
      (after as EnvironmentalParameter).zooId,
      placesTouched(before, after),
      lookup,
    ),
  byKey: ["overrides"],
  madeAtMost: { count: 200, minutes: 60 },
  inZooAtMost: { count: parametersMost, of: parametersQuery },
};

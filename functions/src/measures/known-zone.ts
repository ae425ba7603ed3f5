import { zoneIdsOf } from "@domain/enclosure/enclosure";
import type { Measure } from "@domain/measures/values/value";
import { readingOf, ref } from "../edge/documents";

/** Whether the enclosure has the zone that a line names; one that corrects or takes back another is of a zone there was. */
export async function isOfKnownZone(
  enclosureId: string,
  { zooId, areaId, replaces, voids }: Measure,
): Promise<boolean> {
  if (areaId === null || replaces !== null || voids !== null) return true;
  const stored = await ref("enclosures", enclosureId).get();
  const { record: enclosure } = readingOf("enclosures", stored);
  return (
    enclosure?.zooId === zooId && zoneIdsOf(enclosure.areas).includes(areaId)
  );
}

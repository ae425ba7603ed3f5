/** Between an enclosure and its zone: ids of enclosures may hold "_", and none that is made this. */
const zoneMark = ".";

/** A zone among all zones: its id alone is that of its enclosure only. */
export const zoneKey = (enclosureId: string, areaId: string): string =>
  `${enclosureId}${zoneMark}${areaId}`;

/** The enclosure and the zone of such a key; the zone is "" of an enclosure's id alone. */
export function partsOfZoneKey(key: string): {
  enclosureId: string;
  areaId: string;
} {
  const [enclosureId = "", ...rest] = key.split(zoneMark);
  return { enclosureId, areaId: rest.join(zoneMark) };
}

import type { Enclosure, ZoneForm } from "@domain/enclosure/enclosure";

/** A zone nobody has described yet. */
export const blankZone = (areaId: string): ZoneForm => ({
  areaId,
  areaName: "",
  areaSurface: null,
  areaHeight: null,
  indoor: false,
  areaType: "terrestrial",
});

/** The zones of an enclosure as the form shows them. */
export const zoneForms = ({ areas }: Pick<Enclosure, "areas">): ZoneForm[] =>
  areas.map(
    ({ areaId, areaName, areaSurface, areaHeight, indoor, areaType }) => ({
      areaId,
      areaName,
      areaSurface,
      areaHeight,
      indoor,
      areaType,
    }),
  );

export const changedZone = (
  zones: readonly ZoneForm[],
  areaId: string,
  change: Partial<ZoneForm>,
): ZoneForm[] =>
  zones.map((zone) => (zone.areaId === areaId ? { ...zone, ...change } : zone));

export const withoutZone = (
  zones: readonly ZoneForm[],
  areaId: string,
): ZoneForm[] => zones.filter((zone) => zone.areaId !== areaId);

/** The zones with one moved a place up (-1) or down (1); the same at either end. */
export function movedZone(
  zones: readonly ZoneForm[],
  areaId: string,
  by: -1 | 1,
): ZoneForm[] {
  const from = zones.findIndex((zone) => zone.areaId === areaId);
  const to = from + by;
  const [one, other] = [zones[from], zones[to]];
  if (one === undefined || other === undefined) return [...zones];
  return zones.map((zone, index) =>
    index === from ? other : index === to ? one : zone,
  );
}

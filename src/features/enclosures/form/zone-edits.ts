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

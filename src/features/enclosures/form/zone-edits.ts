import type { Enclosure, ZoneForm } from "@domain/enclosure/enclosure";

/** A zone nobody has described yet. */
export const blankZone = (areaId: string): ZoneForm => ({
  areaId,
  areaName: "",
  areaSurface: null,
  areaHeight: null,
  indoor: false,
  areaType: "terrestrial",
  hiddenForQuestionnaire: false,
  hiddenForScanSampling: false,
});

/** The zones of an enclosure as the form shows them. */
export const zoneForms = ({ areas }: Pick<Enclosure, "areas">): ZoneForm[] =>
  areas.map((zone) => ({
    areaId: zone.areaId,
    areaName: zone.areaName,
    areaSurface: zone.areaSurface,
    areaHeight: zone.areaHeight,
    indoor: zone.indoor,
    areaType: zone.areaType,
    hiddenForQuestionnaire: zone.hiddenForQuestionnaire,
    hiddenForScanSampling: zone.hiddenForScanSampling,
  }));

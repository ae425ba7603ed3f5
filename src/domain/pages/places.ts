import { page } from "./page";

/** Sectors and enclosures, and what is measured there. */
export const placePages = {
  sectorList: page("/SectorListView", "removed", "all"),
  sector: page("/SectorManagementView", "sectorId", "tab", "tool", "mode"),
  enclosureList: page(
    "/EnclosureListView",
    "sectorId",
    "specieId",
    "familyId",
    "orderId",
    "scan",
    "away",
    "tool",
  ),
  enclosure: page(
    "/EnclosureManagementView",
    "enclosureId",
    "sectorId",
    "tab",
    "tool",
    "mode",
  ),
  enclosureSensors: page(
    "/EnclosureSensorView",
    "sectorId",
    "enclosureId",
    "areaId",
    "parameterId",
    "tab",
    "tool",
    "archived",
    "range",
    "until",
  ),
} as const;

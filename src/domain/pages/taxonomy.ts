import { page } from "./page";

/** The species base and what records are labelled with. */
export const taxonomyPages = {
  orderList: page("/OrderListManagement", "orderId", "mode"),
  familyList: page("/FamilyListManagement", "familyId", "orderId", "mode"),
  specieList: page(
    "/SpecieListManagement",
    "specieId",
    "familyId",
    "orderId",
    "status",
    "tab",
  ),
  specie: page("/SpecieManagementView", "specieId", "familyId", "tab", "mode"),
  specieQa: page("/SpecieQA", "specieId"),
  specieRecap: page("/SpecieRecap", "specieId"),
  specieDashboard: page("/DashboardSpecie", "specieId"),
  tags: page("/TagManagementView", "tab", "mode", "labelId", "archived"),
  biblio: page(
    "/BiblioView",
    "biblioId",
    "mode",
    "type",
    "year",
    "tag",
    "specieId",
    "archived",
  ),
} as const;

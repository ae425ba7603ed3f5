import { page } from "./page";

/** Animals, their groups and their health. */
export const animalPages = {
  groupList: page("/GroupListView", "specieId", "removed"),
  group: page("/GroupManagementView", "groupId", "mode"),
  animalList: page(
    "/specieAnimalsListView",
    "specieId",
    "sectorId",
    "enclosureId",
    "sex",
    "state",
    "tool",
  ),
  animal: page(
    "/AnimalManagementView",
    "animalId",
    "enclosureId",
    "tab",
    "tool",
    "mode",
    "kind",
    "from",
    "alertId",
    "noteId",
  ),
  veterinaryParameters: page(
    "/VeterinaryParametersView",
    "parameterId",
    "animalId",
    "sectorId",
    "enclosureId",
    "specieId",
    "groupId",
    "taskId",
    "tab",
    "tool",
    "mode",
    "archived",
  ),
  singleView: page("/singleview", "animalId", "tool"),
} as const;

import { ofAnalysis, ofVersions, page } from "./page";

/** Ethograms and sessions of observation. */
export const ethogramPages = {
  obsListReadOnly: page("/obsListViewReadOnly", "specieId"),
  obsList: page("/ObsListView", "specieId", "version", "tab", "tool"),
  obs: page("/ObsManagementView", "obsId", ...ofVersions),
  obsContextList: page("/ObsContextListView", "version", "tab"),
  obsContext: page("/ObsContextView", "contextId", ...ofVersions),
  obsResult: page("/ObsResultView", ...ofAnalysis),
  obsPreview: page("/ObsPreview", "obsId", "version"),
  obsSessionList: page(
    "/ObsSessionListView",
    "tab",
    "userId",
    "animalId",
    "enclosureId",
    "obsId",
    "campaignId",
    "status",
    "since",
    "until",
  ),
  obsSession: page(
    "/ObsSessionView",
    "obsSessionId",
    "mode",
    "enclosureId",
    "campaignId",
    "obsId",
    "animalId",
  ),
  obsComparison: page("/ObsComparisonView", ...ofAnalysis, "against"),
  interObs: page("/InterObsView", ...ofAnalysis),
  focalAnalysis: page("/FocalAnalysisView", ...ofAnalysis),
  random: page("/RandomView"),
} as const;

import { ofAnalysis, page } from "./page";

/** Campaigns: set up, answered, followed. */
export const campaignPages = {
  assessment: page(
    "/AssesmentView",
    "evaluationId",
    "campaignId",
    "surveyId",
    "animalId",
    "groupId",
    "enclosureId",
    "from",
  ),
  campaignList: page("/campaignListView", "tab", "kind", "status", "specieId"),
  campaignCreation: page(
    "/CampaignCreationView",
    "campaignId",
    "version",
    "mode",
    "tab",
  ),
  campaign: page("/CampaignManagementView", "campaignId", "tab", "mode"),
  campaignMonitoring: page(
    "/CampaignQuizzMonitoringView",
    "campaignId",
    "tab",
    "since",
    "late",
  ),
  evalHistory: page(
    "/EvalHistory",
    "tab",
    "mode",
    "from",
    "animalId",
    "userId",
    "campaignId",
    "surveyId",
  ),
  scanResult: page(
    "/ScanResultView",
    ...ofAnalysis,
    "mapOf",
    "ofId",
    "areaId",
    "level",
    "bandwidth",
    "against",
    "tool",
  ),
} as const;

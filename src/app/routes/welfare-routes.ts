import { administrators, educators, later, staffOnly } from "./entry";
import type { AppRoute, Audience } from "./types";

const both: readonly Audience[] = ["superAdmin", "admin"];
const provider: readonly Audience[] = ["superAdmin"];
const readers: readonly Audience[] = ["superAdmin", "admin", "sector", "other"];

/** Campaigns, questionnaires, observations, analyses and reports. */
export const welfareRoutes: readonly AppRoute[] = [
  later("/campaignListView", "campaignList", educators, {
    heading: "welfare",
    order: 1,
    for: [...both, "pedagoadmin"],
    icon: "target-arrow",
    label: "routes.menu.campaigns",
  }),
  later("/CampaignCreationView", "campaignCreation", educators),
  later("/CampaignManagementView", "campaign", educators),
  later("/CampaignQuizzMonitoringView", "campaignMonitoring", educators),
  later("/EvalHistory", "evalHistory", null, {
    heading: "welfare",
    order: 2,
    for: [...both, "pedagoadmin"],
    icon: "calendar-stats",
  }),
  later("/ScanResultView", "scanResult", null, {
    heading: "welfare",
    order: 3,
    for: both,
    icon: "chart-dots",
  }),
  later("/Timeline", "timeline", null, {
    heading: "welfare",
    order: 4,
    for: both,
    icon: "timeline",
  }),
  later("/GalleryView", "gallery", null, {
    heading: "welfare",
    order: 5,
    for: both,
    icon: "photo",
  }),
  later("/CirManagementView", "cir", administrators, {
    heading: "welfare",
    order: 6,
    for: both,
    icon: "file-analytics",
  }),
  later("/ReportListView", "reportList", staffOnly, {
    heading: "support",
    order: 1,
    for: provider,
    icon: "report-analytics",
  }),
  later("/ReportManagementView", "report", staffOnly),
  later("/QuizzListViewReadOnly", "quizzListReadOnly", null, {
    heading: "resources",
    order: 1,
    for: readers,
    icon: "clipboard-text",
  }),
  later("/obsListViewReadOnly", "obsListReadOnly", null, {
    heading: "resources",
    order: 2,
    for: readers,
    icon: "eye",
  }),
  later("/BiblioView", "biblio", null, {
    heading: "resources",
    order: 3,
    for: both,
    icon: "books",
  }),
  later("/quizzListView", "quizzList", staffOnly, {
    heading: "administration",
    order: 3,
    for: provider,
    icon: "clipboard-list",
  }),
  later("/quizzManagementView", "quizz", staffOnly),
  later("/QuestionListView", "questionList", staffOnly, {
    heading: "administration",
    order: 4,
    for: provider,
    icon: "help-circle",
  }),
  later("/QuestionManagementView", "question", staffOnly),
  later("/QuestionComparisonView", "questionComparison", staffOnly),
  later("/QuestionTimeMachine", "questionTimeMachine", staffOnly),
  later("/QuestionShortManagement", "questionShort", staffOnly),
  later("/QuizzProfileView", "quizzProfile", staffOnly, {
    heading: "administration",
    order: 5,
    for: provider,
    icon: "forms",
  }),
  later("/ProfilComparisonView", "profileComparison", staffOnly),
  later("/quizzResultView", "quizzResult"),
  later("/QuizzPreview", "quizzPreview"),
  later("/QuizzPreviewInternal", "quizzPreviewInternal", staffOnly),
  later("/QuizzResultDemo", "quizzResultDemo"),
  later("/ObsListView", "obsList", staffOnly, {
    heading: "administration",
    order: 6,
    for: provider,
    icon: "eye",
  }),
  later("/ObsManagementView", "obs", staffOnly),
  later("/ObsContextListView", "obsContextList", staffOnly, {
    heading: "administration",
    order: 7,
    for: provider,
    icon: "list-details",
  }),
  later("/ObsContextView", "obsContext", staffOnly),
  later("/ObsResultView", "obsResult"),
  later("/ObsPreview", "obsPreview"),
  later("/ObsSessionListView", "obsSessionList"),
  later("/ObsSessionView", "obsSession"),
  later("/ObsComparisonView", "obsComparison"),
  later("/InterObsView", "interObs"),
  later("/FocalAnalysisView", "focalAnalysis"),
  later("/RandomView", "random"),
];

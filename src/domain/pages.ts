import { aliases } from "./page-aliases";
import type { SearchName } from "./search-name";

interface Page<Name extends SearchName = SearchName> {
  path: `/${string}`;
  search: readonly Name[];
}

const page = <Name extends SearchName = never>(
  path: Page["path"],
  ...search: Name[]
): Page<Name> => ({ path, search });

/** What the page of a thing with versions reads beside its id. */
const ofVersions = ["version", "withVersion", "tab", "mode"] as const;

/** Every page of the product: its path and the search parameters it reads. Paths match whatever their case. */
export const pages = {
  dashboard: page("/Dashboard", "tab", "announcementId", "status"),
  dashboardCustom: page("/dashboard-custom"),
  userSettings: page("/userSettings", "userId", "tab"),
  zooDetails: page(
    "/ZooDetails",
    "zooId",
    "userId",
    "tab",
    "status",
    "right",
    "role",
    "staff",
    "announcementId",
    "enclosureId",
    "mode",
    "archived",
  ),
  userCreation: page("/userCreation", "userId", "zooId"),
  zooList: page("/ZooList", "mode", "type", "environment", "archived"),
  researchList: page("/ResearchListView"),
  research: page("/ResearchView", "projectId", "tab", "mode"),
  login: page("/login", "next"),
  register: page("/Register"),
  export: page("/export"),
  taskList: page(
    "/TaskManagementView",
    "sectorId",
    "enclosureId",
    "animalId",
    "taskId",
    "automationId",
    "tab",
    "tool",
    "mode",
    "status",
    "late",
    "today",
    "sort",
    "who",
    "archived",
    "due",
    "from",
  ),
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
  ),
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
    "tab",
    "tool",
    "mode",
    "archived",
  ),
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
  singleView: page("/singleview", "animalId"),
  submenu: page("/submenu"),
  testView: page("/testView", "tab", "archived"),
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
  enrichmentList: page(
    "/EnrichListView",
    "tab",
    "tool",
    "sectorId",
    "enclosureId",
    "animalId",
    "enrichmentId",
  ),
  enrichment: page("/EnrichManagementView", "enrichmentId", "tab", "mode"),
  enrichmentHistory: page(
    "/EnrichListHistory",
    "enrichmentId",
    "enclosureId",
    "userId",
    "since",
    "until",
  ),
  enrichmentCalendar: page("/EnrichCalendarView", "sessionId", "enrichmentId"),
  tags: page("/TagManagementView", "tab", "mode", "labelId", "archived"),
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
  scanResult: page("/ScanResultView", "enclosureId", "obsSessionId", "tab"),
  timeline: page(
    "/Timeline",
    "kind",
    "sectorId",
    "enclosureId",
    "groupId",
    "animalId",
    "userId",
    "since",
    "until",
    "operation",
  ),
  gallery: page(
    "/GalleryView",
    "tab",
    "sectorId",
    "enclosureId",
    "groupId",
    "animalId",
  ),
  cir: page("/CirManagementView", "reportId", "tab"),
  reportList: page("/ReportListView", "tab"),
  report: page("/ReportManagementView", "reportId", "tab", "mode"),
  quizzListReadOnly: page(
    "/QuizzListViewReadOnly",
    "specieId",
    "tool",
    "surveyId",
    "version",
    "language",
  ),
  obsListReadOnly: page("/obsListViewReadOnly", "specieId"),
  biblio: page("/BiblioView"),
  quizzList: page(
    "/quizzListView",
    "tab",
    "version",
    "specieId",
    "tool",
    "surveyId",
    "language",
  ),
  quizz: page("/quizzManagementView", "surveyId", ...ofVersions),
  questionList: page(
    "/QuestionListView",
    "type",
    "labelId",
    "kind",
    "archived",
    "sort",
  ),
  question: page("/QuestionManagementView", "questionId", "version", "mode"),
  questionComparison: page(
    "/QuestionComparisonView",
    "questionId",
    "version",
    "withId",
    "withVersion",
  ),
  questionTimeMachine: page(
    "/QuestionTimeMachine",
    "questionId",
    "version",
    "until",
  ),
  questionShort: page("/QuestionShortManagement", "mode"),
  quizzProfile: page("/QuizzProfileView", "profileId", "mode"),
  profileComparison: page(
    "/ProfilComparisonView",
    "profileId",
    "withId",
    "animalId",
  ),
  quizzResult: page(
    "/quizzResultView",
    "campaignId",
    "animalId",
    "enclosureId",
    "groupId",
    "profileId",
    "withId",
    "tab",
  ),
  quizzPreview: page("/QuizzPreview", "surveyId", "version"),
  quizzPreviewInternal: page("/QuizzPreviewInternal", "surveyId", "version"),
  quizzResultDemo: page("/QuizzResultDemo", "tab"),
  obsList: page("/ObsListView", "specieId", "version", "tab", "tool"),
  obs: page("/ObsManagementView", "obsId", ...ofVersions),
  obsContextList: page("/ObsContextListView", "version", "tab"),
  obsContext: page("/ObsContextView", "contextId", ...ofVersions),
  obsResult: page("/ObsResultView", "obsSessionId", "obsId"),
  obsPreview: page("/ObsPreview", "obsId", "version"),
  obsSessionList: page("/ObsSessionListView", "obsId", "campaignId"),
  obsSession: page("/ObsSessionView", "obsSessionId"),
  obsComparison: page("/ObsComparisonView", "obsSessionId", "obsId"),
  interObs: page("/InterObsView", "obsId"),
  focalAnalysis: page("/FocalAnalysisView", "obsSessionId", "animalId"),
  random: page("/RandomView"),
} as const;

export type PageKey = keyof typeof pages;

/** The search parameters of a page; null leaves one out. */
export type PageParams<Key extends PageKey> = Partial<
  Record<(typeof pages)[Key]["search"][number] | "zoo", string | null>
>;

export const homePage = "dashboard" satisfies PageKey;

/**
 * Where an alias leads with the search it was opened with, nothing of which is lost.
 * @example aliasHref("/quizzListView2", "?tab=a") // "/quizzListView?tab=a&version=2"
 */
export function aliasHref(path: keyof typeof aliases, search: string): string {
  const alias = aliases[path] ?? { key: homePage };
  const { version, tab, orGroup } = alias;
  const params = new URLSearchParams(search);
  const isGroup =
    orGroup === true && params.has("groupId") && !params.has("animalId");
  const key = isGroup ? "group" : alias.key;
  if (tab !== undefined && !isGroup && !params.has("tab"))
    params.set("tab", tab);
  if (version !== undefined && !params.has("version"))
    params.set("version", version);
  const text = params.toString();
  return text === "" ? pages[key].path : `${pages[key].path}?${text}`;
}

/**
 * The address of a page.
 * @example href("sector", { sectorId: "s1", tab: "team" }) // "/SectorManagementView?sectorId=s1&tab=team"
 */
export function href<Key extends PageKey>(
  key: Key,
  params: PageParams<Key> = {},
): string {
  const all: [string, unknown][] = Object.entries(params);
  const given = all.filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const { path } = pages[key];
  return given.length === 0
    ? path
    : `${path}?${new URLSearchParams(given).toString()}`;
}

const byPath = new Map<string, PageKey>([
  ...Object.entries(pages).map(
    ([key, { path }]) => [path.toLowerCase(), key as PageKey] as const,
  ),
  ...Object.entries(aliases).map(
    ([path, { key }]) => [path.toLowerCase(), key] as const,
  ),
]);

/** The page at a path, whatever its case and through the aliases; null for an unknown one. */
export const pageAt = (pathname: string): PageKey | null =>
  byPath.get(pathname.toLowerCase().replace(/(?<=.)\/+$/, "")) ?? null;

/** The page of one record of a collection, and the parameter that names the record. */
const records = {
  sectors: { key: "sector", id: "sectorId" },
  enclosures: { key: "enclosure", id: "enclosureId" },
  animals: { key: "animal", id: "animalId" },
  groups: { key: "group", id: "groupId" },
  healthParameters: { key: "veterinaryParameters", id: "parameterId" },
  tasks: { key: "taskList", id: "taskId" },
  taskTemplates: { key: "taskList", id: "automationId" },
  species: { key: "specie", id: "specieId" },
  family: { key: "familyList", id: "familyId" },
  surveys: { key: "quizz", id: "surveyId" },
  observations: { key: "obs", id: "obsId" },
  campaigns: { key: "campaign", id: "campaignId" },
  profiles: { key: "quizzProfile", id: "profileId" },
} as const satisfies Record<string, { key: PageKey; id: SearchName }>;

/** The collections whose records have a page. */
export type RecordKind = keyof typeof records;

/**
 * The address of a record of any such collection, where it is only known which one while running.
 * @example recordHref("animals", "a1") // "/AnimalManagementView?animalId=a1"
 */
export function recordHref(kind: RecordKind, recordId: string): string {
  const { key, id } = records[kind];
  return href(key, { [id]: recordId });
}

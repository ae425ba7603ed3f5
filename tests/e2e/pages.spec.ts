import type { ParseKeys } from "i18next";
import type { Page } from "@playwright/test";
import { publicRoutes, routeOf, shellRoutes } from "../../src/app/routes";
import { can } from "../../src/domain/access/can";
import { mayOpen, menuOf } from "../../src/app/routes/menu";
import { dashboardName } from "../../src/features/dashboard/names";
import { audienceOf } from "../../src/domain/access/audience";
import type { Session } from "../../src/domain/access/session";
import type { PageKey } from "../../src/domain/pages";
import { aliases } from "../../src/domain/page-aliases";
import { aliasHref, pageAt } from "../../src/domain/pages";
import { furtherPages } from "../../src/domain/pages/further";
import { specified } from "../architecture/specified-paths";
import { aSession } from "../builders/a-session";
import { long } from "./steps/long";
import { become } from "./steps/session";
import { boardTemplates } from "../../src/domain/board/templates";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";
import { walk } from "./steps/walk";

const t = texts("fr");

const work = [
  "/Dashboard",
  "/TaskManagementView",
  "/SectorListView",
  "/EnclosureListView",
  "/specieAnimalsListView",
  "/EnrichListView",
  "/EnclosureSensorView",
  "/VeterinaryParametersView",
  "/AssesmentView",
  "/ObsSessionListView",
];
const minimal = [
  "/QuizzListViewReadOnly",
  "/obsListViewReadOnly",
  "/userSettings",
];
const administration = [
  "/Dashboard",
  "/TaskManagementView",
  "/campaignListView",
  "/EvalHistory",
  "/ObsSessionListView",
  "/ObsResultView",
  "/ScanResultView",
  "/Timeline",
  "/GalleryView",
  "/CirManagementView",
  "/SectorListView",
  "/EnclosureListView",
  "/GroupListView",
  "/specieAnimalsListView",
  "/EnrichListView",
  "/EnclosureSensorView",
  "/VeterinaryParametersView",
  "/QuizzListViewReadOnly",
  "/obsListViewReadOnly",
  "/BiblioView",
  "/userSettings",
  "/userCreation",
  "/ZooDetails",
];

/** What each demonstration account finds in its menu of what the specification names. */
const menus = {
  superadmin: [
    ...administration,
    "/ReportListView",
    "/ZooList",
    "/ResearchListView",
    "/quizzListView",
    "/quizzListView?version=old",
    "/QuestionListView",
    "/QuizzProfileView",
    "/ObsListView",
    "/ObsContextListView",
    "/TagManagementView",
    "/OrderListManagement",
    "/FamilyListManagement",
    "/SpecieListManagement",
    "/testView",
  ],
  admin: administration,
  manager: [...work, ...minimal],
  keeper: [...work, ...minimal],
  vet: [...work, ...minimal],
  nutrition: [...work, ...minimal],
  pedago: [
    "/campaignListView",
    "/EvalHistory",
    "/specieAnimalsListView",
    "/userSettings",
  ],
  auditor: minimal,
} satisfies Record<string, readonly string[]>;

/** The page of the guide for each account's work; named as the account unless said here. */
const guidePage: Record<string, string> = {
  superadmin: "super-admin",
  nutrition: "index",
  pedago: "index",
  auditor: "index",
};

const guideOf = (account: string) =>
  `/guide/fr/${guidePage[account] ?? account}.html`;

const linksOf = (page: Page) =>
  page
    .getByRole("navigation", { name: t("shell.fields.menu") })
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));

/** As it stands in the links of who can see several establishments. */
const withZoo = (path: string) =>
  `${path}${path.includes("?") ? "&" : "?"}zoo=sentinelle`;

/** Where a page is, but for the establishment, which the address names to who can see several. */
const placeOf = (page: Page): string => {
  const { pathname, searchParams } = new URL(page.url());
  searchParams.delete("zoo");
  return `${pathname}?${searchParams.toString()}`;
};

/** Each right, and of the rights of users each role. */
const explorers = [
  ["keeper", aSession({ sectorRoles: { keeper: ["savane"] } })],
  ["admin", aSession({ right: "admin" })],
  ["superadmin", aSession({ right: "superAdmin" })],
  ["manager", aSession({ sectorRoles: { management: ["savane"] } })],
  ["vet", aSession({ sectorRoles: { veterinary: ["savane"] } })],
  ["nutrition", aSession({ sectorRoles: { nutrition: ["savane"] } })],
  ["pedago", aSession({ right: "pedagoadmin" })],
  ["auditor", aSession({ right: "auditor" })],
] as const;

/** What features since the specification offer them. */
const furtherFor = (session: Session): string[] =>
  menuOf(
    shellRoutes.filter(({ key }) => key in furtherPages),
    session,
  ).flatMap(({ items }) => items.map(({ path }) => path));

test("everybody finds their own menu", async ({ person }) => {
  test.slow();
  const page = await person("auditor");
  for (const [account, session] of explorers)
    await test.step(account, async () => {
      await become(page, account);
      const expected = [...menus[account], ...furtherFor(session)];
      await expect
        .poll(async () => (await linksOf(page)).toSorted())
        .toEqual(
          [
            guideOf(account),
            ...(account === "superadmin" ? expected.map(withZoo) : expected),
          ].toSorted(),
        );
      // The app answers where nothing is, and has no such sheet.
      const guide = await page.request.get(guideOf(account), {
        maxRetries: 2,
      });
      expect(await guide.text()).toContain('href="../guide.css"');
    });
});

interface Stop {
  path: string;
  /** What the page's heading says. */
  title: string;
  alerts: number;
}

/** Walks from page to page inside the browser, as there are many: waits for each title, else says what was there instead. */
const tour = (page: Page, stops: readonly Stop[]): Promise<Stop[]> =>
  page.evaluate(async (wanted) => {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    const heading = () => document.querySelector("main h1");
    const seen: Stop[] = [];
    for (const { path, title } of wanted) {
      const left = heading();
      const isThere = () =>
        heading() !== left && heading()?.textContent === title;
      history.pushState(null, "", path);
      dispatchEvent(new PopStateEvent("popstate", { state: null }));
      const end = performance.now() + 20_000;
      while (!isThere() && performance.now() < end) await frame();
      const alerts = document.querySelectorAll("main [role=alert]").length;
      seen.push({ path, title: heading()?.textContent ?? "", alerts });
    }
    return seen;
  }, stops);

/** What the pages say. */
const builtTitles: Partial<Record<PageKey, ParseKeys>> = {
  cir: "cir.title",
  dashboardCustom: "boards.title",
  export: "exports.title",
  reportList: "reports.title",
  report: "reports.titleOne",
  taskList: "tasks.title",
  sectorList: "sectors.title",
  sector: "sectors.titleOne",
  enclosureList: "enclosures.title",
  enclosure: "enclosures.titleOne",
  groupList: "groups.title",
  group: "groups.titleOne",
  enrichmentList: "enrichment.title",
  enrichment: "enrichment.titleOne",
  enrichmentCalendar: "enrichment.calendar.title",
  enrichmentHistory: "enrichment.history.title",
  enclosureSensors: "measures.title",
  veterinaryParameters: "measures.health.title",
  quizzResult: "results.title",
  quizzResultDemo: "results.demo.title",
  evalHistory: "results.history.title",
  animalList: "animals.title",
  singleView: "animals.neighbours.title",
  animal: "animals.titleOne",
  timeline: "events.title",
  gallery: "events.galleryTitle",
  zooDetails: "establishments.page.zoo",
  zooList: "establishments.title",
  orderList: "taxonomy.title.order",
  familyList: "taxonomy.title.family",
  specieList: "taxonomy.title.species",
  specie: "taxonomy.titleOne.species",
  specieQa: "taxonomy.qa.title",
  specieRecap: "taxonomy.recap.title",
  specieDashboard: "taxonomy.animals.species",
  testView: "service.title",
  assessment: "assessment.title",
  questionList: "questions.title",
  question: "questions.titleOne",
  questionTimeMachine: "questions.titleOne",
  quizzList: "surveys.list.title",
  quizzListReadOnly: "surveys.list.titleReadOnly",
  questionComparison: "questions.compare.title",
  questionShort: "questions.short.title",
  submenu: "taxonomy.browser.title",
  random: "animals.sample.title",
  biblio: "biblio.title",
  researchList: "research.title",
  research: "research.titleOne",
  quizzProfile: "profiles.title",
  profileComparison: "profiles.compare.title",
  quizz: "surveys.edit.title",
  quizzPreview: "surveys.preview.title",
  obsList: "ethograms.title",
  obsListReadOnly: "ethograms.titleReadOnly",
  obs: "ethograms.titleOne",
  obsPreview: "ethograms.titleOne",
  obsComparison: "analysis.comparison.title",
  obsResult: "analysis.results.title",
  interObs: "analysis.agreement.title",
  scanResult: "analysis.scan.title",
  focalAnalysis: "analysis.focal.title",
  obsSession: "observation.collect.title",
  obsSessionList: "observation.list.title",
  obsContextList: "contexts.title",
  obsContext: "contexts.titleOne",
  quizzPreviewInternal: "surveys.preview.titleInternal",
  campaignList: "campaigns.title",
  campaignCreation: "campaigns.form.title.create",
  campaign: "campaigns.titleOne",
  campaignMonitoring: "campaigns.titleOne",
  tags: "labels.title",
  userCreation: "users.actions.create",
  userSettings: "account.title",
  register: "entry.title.register",
  login: "login.title",
};

const titleOf = (path: string, session: Session): string => {
  const key = pageAt(path);
  if (key === null) throw new Error(`${path} is not in the table`);
  if (key === "dashboard") return t(dashboardName(audienceOf(session)));
  const title = builtTitles[key];
  if (title === undefined) throw new Error(`${path} has no title here`);
  return t(title);
};

const inside = specified.filter(
  (path) => !publicRoutes.some((route) => route.path === path),
);

/** What the page of dashboards is called: as the one that was begun in an earlier journey, where there is one. */
async function boardTitle(page: Page): Promise<string> {
  await walk(page, "/dashboard-custom");
  const heading = page.getByRole("heading", { level: 1 });
  const names = boardTemplates.map((one) => t(`boards.templates.${one}.name`));
  const known = [t("boards.title"), ...names];
  const escaped = known.map((one) => one.replace(/[^\p{L} ]/gu, "."));
  await expect(heading).toHaveText(
    new RegExp(`^(?:${escaped.join("|")})$`, "u"),
  );
  return heading.innerText();
}

/** Pages where more people read or change one that is named than may begin one: without a name they ask for that. */
const begins: Partial<Record<PageKey, "campaigns" | "evaluations">> = {
  campaignCreation: "campaigns",
  assessment: "evaluations",
};

const opens = (session: Session, path: string): boolean => {
  const key = pageAt(path);
  const begun = key === null ? undefined : begins[key];
  return (
    mayOpen(session, routeOf(path)?.needs ?? null) &&
    (begun === undefined || can(session, "create", begun))
  );
};

const usual: readonly string[] = ["keeper", "admin"];

for (const [account, session] of explorers)
  test(
    `every page of the specification answers ${account}`,
    long(!usual.includes(account)),
    async ({ person }) => {
      test.slow();
      const page = await person(account);
      const board = await boardTitle(page);
      const expected = inside.map((path) => ({
        path,
        title: !opens(session, path)
          ? t("shell.states.notAllowed")
          : pageAt(path) === "dashboardCustom"
            ? board
            : titleOf(path, session),
        alerts: 0,
      }));
      expect(await tour(page, expected)).toEqual(expected);
      // The specification's duplicates lead to the page they repeat.
      for (const path of Object.keys(aliases) as (keyof typeof aliases)[]) {
        await walk(page, `${path}?zooId=sentinelle`);
        await expect
          .poll(() => placeOf(page))
          .toBe(aliasHref(path, "?zooId=sentinelle"));
      }
    },
  );

test("public pages answer a signed-out visitor", async ({ page }) => {
  await page.goto("/login");
  for (const { path } of publicRoutes) {
    await walk(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      titleOf(path, aSession()),
    );
  }
});

import type { Page } from "@playwright/test";
import { aliases, publicRoutes, routeOf } from "../../src/app/routes";
import { mayOpen } from "../../src/app/routes/menu";
import { specified } from "../architecture/specified-paths";
import { aSession } from "../builders/a-session";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");

const work = [
  "/TaskManagementView",
  "/SectorListView",
  "/EnclosureListView",
  "/specieAnimalsListView",
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
  "/ScanResultView",
  "/Timeline",
  "/GalleryView",
  "/CirManagementView",
  "/SectorListView",
  "/EnclosureListView",
  "/GroupListView",
  "/specieAnimalsListView",
  "/EnrichListView",
  "/VeterinaryParametersView",
  "/QuizzListViewReadOnly",
  "/obsListViewReadOnly",
  "/BiblioView",
  "/userSettings",
  "/userCreation",
];

/** What each demonstration account finds in its menu. */
const menus: Record<string, readonly string[]> = {
  superadmin: [
    ...administration,
    "/ReportListView",
    "/ZooList",
    "/ResearchListView",
    "/quizzListView",
    "/QuestionListView",
    "/QuizzProfileView",
    "/ObsListView",
    "/ObsContextListView",
    "/TagManagementView",
    "/OrderListManagement",
    "/FamilyListManagement",
    "/SpecieListManagement",
  ],
  admin: [...administration, "/ZooDetails"],
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
};

for (const [account, expected] of Object.entries(menus))
  test(`the menu of ${account}@suricate.test`, async ({ person }) => {
    const page = await person(account);
    const links = page
      .getByRole("navigation", { name: t("shell.fields.menu") })
      .getByRole("link");
    await expect(links.first()).toBeVisible();
    const paths = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute("href")),
    );
    expect(paths.toSorted()).toEqual([...expected].toSorted());
  });

/** Goes somewhere within the app, as a link does, without loading it anew. */
const walk = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);

/** Looks at every frame, as there are many pages; says what is there instead when the title does not come. */
async function shows(page: Page, path: string, title: string): Promise<void> {
  await page
    .waitForFunction(
      (wanted) => document.querySelector("h1")?.textContent === wanted,
      title,
      { timeout: 20_000 },
    )
    .catch(() => null);
  await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(title);
}

const titleOf = (path: string): string => {
  const key = routeOf(path)?.key;
  if (key === undefined) throw new Error(`${path} is not in the table`);
  return t(`routes.pages.${key}.title`);
};

const inside = specified.filter(
  (path) => !publicRoutes.some((route) => route.path === path),
);

const explorers = [
  ["superadmin", aSession({ right: "superAdmin" })],
  ["keeper", aSession({ sectorRoles: { keeper: ["savane"] } })],
] as const;

for (const [account, session] of explorers)
  test(`every page of the specification answers ${account}`, async ({
    person,
  }) => {
    test.slow();
    const page = await person(account);
    for (const path of inside) {
      const needs = routeOf(path)?.needs ?? null;
      await walk(page, path);
      await shows(
        page,
        path,
        mayOpen(session, needs) ? titleOf(path) : t("shell.states.notAllowed"),
      );
      await expect(page.getByRole("alert"), path).toHaveCount(0);
    }
  });

test("the specification's duplicates lead to the page they repeat", async ({
  person,
}) => {
  const page = await person("superadmin");
  for (const [path, to] of Object.entries(aliases)) {
    await walk(page, `${path}?zooId=sentinelle`);
    await expect(page).toHaveURL(`${to}?zooId=sentinelle`);
  }
});

test("public pages answer a signed-out visitor", async ({ page }) => {
  for (const { path, key } of publicRoutes) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      t(`routes.pages.${key}.title`),
    );
  }
});

import { publicRoutes, routeOf } from "../../src/app/routes";
import { mayOpen } from "../../src/app/routes/menu";
import { specified } from "../architecture/specified-paths";
import { aSession } from "../builders/a-session";
import { bellButton, become } from "./steps/session";
import { expect, test } from "./steps/test";
import { notStored, walkUnbracketed } from "./steps/unbracketed";

const pages = specified.filter(
  (path) => !publicRoutes.some((route) => route.path === path),
);

/** What opens on the pages by its address. */
const opened = [
  "/SectorListView?removed=1",
  "/SectorManagementView?mode=create",
  "/SectorManagementView?sectorId=sahel",
  "/SectorManagementView?sectorId=sahel&tab=team",
  "/SectorManagementView?sectorId=sahel&tab=team&tool=team",
  "/EnclosureListView?sectorId=sahel&tool=labels",
  "/GroupManagementView?mode=create",
  "/GroupManagementView?groupId=colonie-suricates",
  "/singleview?animalId=colline-lions-lion-1",
  "/GalleryView?tab=items&animalId=plaine-africaine-giraffe-1",
  "/EnclosureManagementView?mode=create",
  "/AnimalManagementView?mode=create",
  "/TaskManagementView?mode=create",
  "/TaskManagementView?tab=automations",
  "/TaskManagementView?status=DONE",
  "/TaskManagementView?late=1&group=sector",
  "/TaskManagementView?tool=sheet&sectorId=sahel",
  "/TagManagementView?tab=goals&mode=create",
  "/ZooList?mode=create",
  "/ZooDetails?tab=announcements&mode=create",
  "/ZooDetails?tab=settings",
  "/ZooDetails?tab=accounts",
  "/userSettings?tab=notices",
  "/userSettings?tab=password",
  "/userSettings?tab=apps",
];

const keeper = aSession({ sectorRoles: { keeper: ["savane"] } });

/** Whether a keeper is refused there: each such page says the same. */
const isRefused = (address: string): boolean => {
  const [path = ""] = address.split("?");
  return !mayOpen(keeper, routeOf(path)?.needs ?? null);
};

/** All of them in the soak; else of those that say alike the first. */
const ofKeeper = (all: readonly string[]): readonly string[] =>
  process.env["SOAK"] === "1"
    ? all
    : all.filter((path) => !isRefused(path) || path === all.find(isRefused));

test("no page says anything that is neither stored nor in the catalogue", async ({
  person,
}) => {
  test.setTimeout(240_000);
  const page = await person("keeper");
  await page.addInitScript(() => localStorage.setItem("pseudo", "yes"));
  const found = new Map<string, string>();
  const all = [...pages, ...opened];
  for (const [account, paths] of [
    ["superadmin", all],
    ["keeper", ofKeeper(all)],
  ] as const) {
    await become(page, account);
    await expect(bellButton(page)).toHaveAccessibleName(/⟦/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^⟦/);
    const ofAccount = await walkUnbracketed(page, paths);
    for (const [text, path] of ofAccount) found.set(text, `${account} ${path}`);
  }
  // What was walked over is more than brackets.
  expect(found.size).toBeGreaterThan(50);
  expect(await notStored(found)).toEqual([]);
});

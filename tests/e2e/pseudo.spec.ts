import { publicRoutes } from "../../src/app/routes";
import { furtherPages } from "../../src/domain/pages/further";
import { specified } from "../architecture/specified-paths";
import { bellButton, become } from "./steps/session";
import { expect, test } from "./steps/test";
import { notStored, walkUnbracketed } from "./steps/unbracketed";

const further: readonly { path: string }[] = Object.values(furtherPages);
const pages = [...specified, ...further.map(({ path }) => path)].filter(
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
  "/VeterinaryParametersView?animalId=bosquet-mandrills-mandrill-2",
  "/AnimalManagementView?animalId=bosquet-mandrills-mandrill-2&tab=health",
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
  "/ZooDetails?tab=audit",
  "/userSettings?tab=notices",
  "/userSettings?tab=password",
  "/userSettings?tab=apps",
];

test(
  "no page says anything that is neither stored nor in the catalogue",
  { tag: "@long" },
  async ({ person }) => {
    test.setTimeout(240_000);
    const page = await person("keeper");
    await page.addInitScript(() => localStorage.setItem("pseudo", "yes"));
    const found = new Map<string, string>();
    for (const account of ["superadmin", "keeper"]) {
      await become(page, account);
      await expect(bellButton(page)).toHaveAccessibleName(/⟦/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^⟦/);
      const ofAccount = await walkUnbracketed(page, [...pages, ...opened]);
      for (const [text, path] of ofAccount)
        found.set(text, `${account} ${path}`);
    }
    // What was walked over is more than brackets.
    expect(found.size).toBeGreaterThan(50);
    expect(await notStored(found)).toEqual([]);
  },
);

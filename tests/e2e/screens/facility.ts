import { expect } from "@playwright/test";
import { texts } from "../steps/texts";
import type { Screens, Shown } from "../steps/ways";
import { first, openMore, over, showTab, visit } from "../steps/ways";

const t = texts("fr");

/** The routes of the facility with what opens on them, each as a way to get there. */
const facility: Screens = {
  "the sectors": (page) => visit(page, "/SectorListView"),
  "a sector": (page) => visit(page, "/SectorManagementView?sectorId=sahel"),
  "a sector's menu": over((page) => openMore(page)),
  "the question before a removal": over(async (page) => {
    await page
      .getByRole("menuitem", { name: t("sectors.actions.remove") })
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
  }),
  "a sector's team": over(async (page) => {
    await page.keyboard.press("Escape");
    await visit(page, "/SectorManagementView?sectorId=sahel&tab=team");
  }),
  "a sector's team, changed": over((page) =>
    visit(page, "/SectorManagementView?sectorId=sahel&tab=team&tool=team"),
  ),
  "the removed sectors": over((page) =>
    visit(page, "/SectorListView?removed=1"),
  ),
  "a new sector": over((page) =>
    visit(page, "/SectorManagementView?mode=create"),
  ),
  "the enclosures": (page) => visit(page, "/EnclosureListView?sectorId=sahel"),
  "labels of enclosures": over((page) =>
    visit(page, "/EnclosureListView?sectorId=sahel&tool=labels"),
  ),
  "a new enclosure, sent empty": async (page) => {
    await visit(page, "/EnclosureManagementView?mode=create");
    await page
      .getByRole("button", { name: t("enclosures.actions.addZone") })
      .click();
    await page
      .getByRole("button", { name: t("common.actions.create") })
      .click();
  },
  "an enclosure": async (page) => {
    await first(page, "/EnclosureListView?sectorId=sahel");
    await page.waitForURL(/enclosureId=/);
  },
  "what is to be done in an enclosure": over((page) =>
    showTab(page, t("enclosures.tabs.tools")),
  ),
  "an enclosure's zones": over((page) =>
    showTab(page, t("enclosures.tabs.zones")),
  ),
  "a map that is drawn": over(async (page) => {
    const at = new URL(page.url());
    at.searchParams.set("mode", "map");
    await visit(page, `${at.pathname}${at.search}`);
  }),
  "what is told about an enclosure": over(async (page) => {
    await first(page, "/EnclosureListView?sectorId=sahel");
    await page.waitForURL(/enclosureId=/);
    await showTab(page, t("enclosures.tabs.tools"));
    await showTab(page, t("announcements.menu.tab"));
  }),
  "an enclosure's animals": over((page) =>
    showTab(page, t("enclosures.tabs.animals")),
  ),
  "what is noted of an enclosure": over((page) =>
    page
      .getByRole("link", { name: t("enclosures.actions.note"), exact: true })
      .click(),
  ),
  "the animals": (page) => visit(page, "/specieAnimalsListView?sectorId=sahel"),
  "a new animal": (page) => visit(page, "/AnimalManagementView?mode=create"),
  "an animal": async (page) => {
    await first(page, "/specieAnimalsListView?sectorId=sahel");
    await page.waitForURL(/animalId=/);
  },
  "an animal's company": over((page) =>
    showTab(page, t("animals.tabs.social")),
  ),
  "an animal's figures": over((page) =>
    showTab(page, t("animals.tabs.statistics")),
  ),
  "an animal that is moved": over((page) =>
    page
      .getByRole("link", { name: t("animals.actions.move"), exact: true })
      .click(),
  ),
  "the animals of other establishments": (page) => visit(page, "/singleview"),
  "what other establishments see of an animal": over((page) =>
    visit(page, "/singleview?animalId=colline-lions-lion-1&tool=card"),
  ),
  "an animal on one page": over((page) =>
    visit(page, "/singleview?animalId=colline-lions-lion-1"),
  ),
  "what became of everything": (page) => visit(page, "/Timeline"),
  "the pictures by record": (page) =>
    visit(page, "/GalleryView?tab=items&animalId=plaine-africaine-giraffe-1"),
  "the groups": (page) => visit(page, "/GroupListView"),
  "a new group, sent empty": async (page) => {
    await visit(page, "/GroupManagementView?mode=create");
    await page
      .getByRole("button", { name: t("common.actions.create"), exact: true })
      .click();
    await expect(
      page.getByText(t("errors.fields.required")).first(),
    ).toBeVisible();
  },
  "the objects for animals": (page) => visit(page, "/EnrichListView"),
  "a new object, sent empty": async (page) => {
    await visit(page, "/EnrichManagementView?mode=create");
    await page
      .getByRole("button", { name: t("common.actions.create"), exact: true })
      .click();
    await expect(
      page.getByText(t("errors.fields.required")).first(),
    ).toBeVisible();
  },
  "an object that is to be counted": over((page) =>
    visit(page, "/EnrichManagementView?enrichmentId=miroir"),
  ),
  "the calendar of what animals are given": (page) =>
    visit(page, "/EnrichCalendarView"),
  "what animals are given, planned": over(async (page) => {
    await visit(page, "/EnrichCalendarView");
    await page
      .getByRole("button", {
        name: t("enrichment.calendar.actions.plan"),
        exact: true,
      })
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
  }),
  "what an object does": over((page) =>
    visit(page, "/EnrichManagementView?enrichmentId=miroir&tab=effect"),
  ),
  "what is logged of objects": over((page) =>
    visit(page, "/EnrichListView?tool=log"),
  ),
  "where the objects went": (page) => visit(page, "/EnrichListHistory"),
  "what is measured": (page) =>
    visit(page, "/EnclosureSensorView?tab=parameters"),
  "a parameter that is made": over(async (page) => {
    await visit(page, "/EnclosureSensorView?tab=parameters");
    await page
      .getByRole("button", { name: t("measures.actions.create"), exact: true })
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
  }),
  "what is measured in an enclosure": over((page) =>
    visit(page, "/EnclosureSensorView?enclosureId=serre-radiees"),
  ),
  "a chart of measures with its table, and their history": over(
    async (page) => {
      await visit(
        page,
        "/EnclosureSensorView?enclosureId=vallee-aldabra&areaId=vallee-aldabra-mare&parameterId=sentinelle_ph&range=30d&by=daily",
      );
      await page
        .getByRole("button", {
          name: new RegExp(`^${t("chart.actions.table")}`),
        })
        .click();
      await expect(page.getByRole("table")).toHaveCount(2);
    },
  ),
  "what was chosen, as parts of wholes": over(async (page) => {
    await visit(
      page,
      "/EnclosureSensorView?enclosureId=vallee-aldabra&areaId=vallee-aldabra-mare&parameterId=aspect-eau&range=1y&as=doughnut",
    );
    await expect(page.getByRole("figure").getByRole("table")).toBeVisible();
  }),
  "the columns of a file of values": over(async (page) => {
    await visit(
      page,
      "/EnclosureSensorView?tool=import&enclosureId=serre-radiees",
    );
    await page.locator("input[type=file]").setInputFiles({
      name: "serre.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(
        "Date;Température;Point chaud\n20/11/2025 08:00;21,4;36\n20/11/2025 09:00;?;99",
      ),
    });
    await expect(
      page.getByRole("heading", { name: t("measures.import.columns.title") }),
    ).toBeVisible();
  }),
  "a round through a sector": over((page) =>
    visit(page, "/EnclosureSensorView?tool=collect&sectorId=ocean-indien"),
  ),
  "what is measured of animals": (page) =>
    visit(page, "/VeterinaryParametersView?tab=parameters"),
  "a round of the animals of a sector": over((page) =>
    visit(page, "/VeterinaryParametersView?tool=collect&sectorId=ocean-indien"),
  ),
  "who sends readings": over((page) =>
    visit(page, "/EnclosureSensorView?tab=sources"),
  ),
  "what is measured of an animal": over((page) =>
    visit(
      page,
      "/VeterinaryParametersView?animalId=bosquet-mandrills-mandrill-2",
    ),
  ),
  "a year of an animal's weights": over((page) =>
    visit(
      page,
      "/VeterinaryParametersView?animalId=bosquet-mandrills-mandrill-2&parameterId=sentinelle_weight&range=1y",
    ),
  ),
  "an animal's healthcare book": over((page) =>
    visit(
      page,
      "/AnimalManagementView?animalId=bosquet-mandrills-mandrill-2&tab=health",
    ),
  ),
  "the alerts": (page) => visit(page, "/Dashboard?tab=alerts&status=all"),
  "a group": over((page) =>
    visit(page, "/GroupManagementView?groupId=colonie-suricates"),
  ),
};

export const shown: Shown[] = [
  {
    round: "facility",
    pages: [
      "sectorList",
      "sector",
      "enclosureList",
      "enclosure",
      "animalList",
      "animal",
      "singleView",
      "timeline",
      "gallery",
      "groupList",
      "group",
      "enrichmentList",
      "enrichment",
      "enrichmentCalendar",
      "enrichmentHistory",
      "enclosureSensors",
      "veterinaryParameters",
    ],
    screens: facility,
  },
];

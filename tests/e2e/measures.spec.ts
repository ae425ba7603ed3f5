import type { Browser, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { demoDocument } from "../../demo/seed/build/document";
import { choose, press, type } from "./steps/forms";
import { test } from "./steps/kept-device";
import { goOffline, goOnline, waiting } from "./steps/offline";
import type { Person, Place } from "./steps/place";
import { aPerson, aPlace } from "./steps/place";
import { signIn } from "./steps/session";
import { writeDocuments } from "./steps/suite";
import { texts } from "./steps/texts";
import { url } from "./world";

const t = texts("fr");
const ground = "Sol chauffant";
const phone = { width: 360, height: 740 };

/** Two enclosures of the place's sector, by name. */
async function enclosuresOf({ zooId, sectorId }: Place) {
  const names = ["Plaine", "Rocher"] as const;
  const named = names.map((name) => ({
    name,
    id: `${zooId}-${name.toLowerCase()}`,
  }));
  const stamp = { createdAt: new Date(), createdBy: "founder" };
  await writeDocuments(
    named.map(({ id, name }) =>
      demoDocument(
        "enclosures",
        id,
        { zooId, enclosureName: name, linkedSectorId: sectorId },
        stamp,
      ),
    ),
  );
  return Object.fromEntries(named.map(({ name, id }) => [name, id])) as Record<
    (typeof names)[number],
    string
  >;
}

async function inside(
  browser: Browser,
  { mail, password }: Person,
  at: string,
) {
  const context = await browser.newContext({
    baseURL: url,
    locale: "fr-FR",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await signIn(page, mail, { password, at });
  return page;
}

/** A parameter of both enclosures, with limits. */
async function setUp(page: Page) {
  await press(page, t("measures.actions.create"));
  await type(page, t("measures.fields.name"), ground);
  await page
    .getByRole("combobox", { name: t("measures.fields.unit"), exact: true })
    .fill("°C");
  for (const name of ["Plaine", "Rocher"])
    await choose(page, t("measures.fields.enclosureIds"), name);
  const limits = page.getByRole("group", {
    name: t("measures.fields.limits"),
    exact: true,
  });
  await limits.getByLabel(/^Minimum/).fill("20");
  await limits.getByLabel(/^Maximum/).fill("35");
  await press(page, t("common.actions.save"));
  await expect(
    page.getByText(t("measures.messages.saved", { name: ground })),
  ).toBeVisible();
}

/** One of the enclosures has narrower limits of its own. */
async function limit(page: Page, enclosureId: string) {
  await page.goto(`/EnclosureSensorView?enclosureId=${enclosureId}`);
  await page
    .getByRole("button", {
      name: t("common.messages.actionOn", {
        action: t("common.actions.more"),
        name: ground,
      }),
    })
    .click();
  await page
    .getByRole("menuitem", { name: t("measures.actions.limits") })
    .click();
  const form = page.getByRole("dialog");
  await expect(form.getByText(/20 à 35/)).toBeVisible();
  await form.getByText(t("measures.limits.kinds.own")).click();
  await form.getByLabel(/^Maximum/).fill("28");
  await press(form, t("common.actions.save"));
  await expect(form).toBeHidden();
}

/** Types one value in each enclosure without a network, from one field to the next. */
async function round(page: Page) {
  const field = (place: string) =>
    page.getByRole("textbox", { name: `${ground}, ${place}`, exact: true });
  await expect(field("Rocher")).toBeVisible();
  await goOffline(page);
  await field("Plaine").click();
  await page.keyboard.type("25,5");
  await page.keyboard.press("Enter");
  await expect(field("Rocher")).toBeFocused();
  await page.keyboard.type("31");
  await expect(page.getByText(/Au-dessus des limites/)).toBeVisible();
  await press(page, t("measures.actions.saveValues", { count: 2 }));
  await expect(field("Plaine")).toHaveValue("");
  await expect(waiting(page, 2)).toBeVisible();
  await goOnline(page);
  await expect(waiting(page, 2)).toBeHidden();
}

test("a parameter, its limits, a round on a telephone without a network, its chart and the alert", async ({
  browser,
  page,
}) => {
  const place = await aPlace();
  const enclosures = await enclosuresOf(place);
  const manager = await aPerson(place, { role: "management" });
  const keeper = await aPerson(place);
  const office = await inside(
    browser,
    manager,
    "/EnclosureSensorView?tab=parameters",
  );
  await setUp(office);
  await limit(office, enclosures.Rocher);

  await page.setViewportSize(phone);
  const { mail, password } = keeper;
  const at = `/EnclosureSensorView?tool=collect&sectorId=${place.sectorId}`;
  await signIn(page, mail, { password, at });
  await round(page);

  await office.goto(`/EnclosureSensorView?enclosureId=${enclosures.Plaine}`);
  await office.getByRole("link", { name: ground }).click();
  await expect(office.getByText("25,5 °C").first()).toBeVisible();
  await expect(
    office.getByRole("button", { name: t("chart.actions.table") }),
  ).toBeVisible();

  await office.goto("/Dashboard?tab=alerts");
  const told = office.getByRole("row", { name: /31.°C, au-dessus de 28.°C/ });
  await expect(told).toBeVisible({ timeout: 20_000 });
  await expect(told).toContainText("Rocher");
  await told.getByRole("button", { name: /^Prendre en compte/ }).click();
  const form = office.getByRole("dialog");
  await press(form, t("common.actions.save"));
  await expect(form.getByText(t("errors.fields.required"))).toBeVisible();
  await form.getByRole("textbox").fill("Thermostat baissé");
  await press(form, t("common.actions.save"));
  await expect(office.getByText(t("measures.alerts.none"))).toBeVisible();
  await office.context().close();
});

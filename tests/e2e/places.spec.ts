import type { Page } from "@playwright/test";
import { demoDocument } from "../../demo/seed/build/document";
import { createEnclosure, createSector } from "./steps/facility";
import { choose, follow, press, type } from "./steps/forms";
import type { Place } from "./steps/place";
import { aPerson, aPlace } from "./steps/place";
import { enter } from "./steps/session";
import { documentOf, writeDocuments } from "./steps/suite";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");

const shows = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible({
    timeout: 60_000,
  });

/** Two that live nowhere yet, as an import may leave them. */
async function twoAnimals({ zooId }: Place) {
  const names = ["Nala", "Kito"] as const;
  const made = { createdAt: new Date(), createdBy: "founder" };
  await writeDocuments(
    names.map((animalName) =>
      demoDocument(
        "animals",
        `${zooId}-${animalName}`,
        { zooId, animalName, specieId: "meerkat" },
        made,
      ),
    ),
  );
  return { nala: `${zooId}-Nala`, kito: `${zooId}-Kito` };
}

const parameter = (page: Page, name: string) =>
  new URL(page.url()).searchParams.get(name) ?? "";

async function moveAnimal(page: Page, animalId: string, enclosure: string) {
  await page.goto(`/AnimalManagementView?animalId=${animalId}&tool=move`);
  await choose(page, t("animals.fields.enclosureId"), enclosure);
  await press(page, t("animals.actions.move"));
  await expect(
    page.getByRole("main").getByRole("link", { name: enclosure }).first(),
  ).toBeVisible();
}

const zonesOf = (enclosureId: string) =>
  `/EnclosureManagementView?enclosureId=${enclosureId}&tab=tools&tool=zones`;

/** The enclosure says what it lacks for scan sampling, exactly; for nothing, that it is ready. */
async function lacks(
  page: Page,
  needs: readonly ("map" | "zone" | "animal")[],
) {
  await expect(
    page.getByText(
      t(`enclosures.map.states.${needs.length === 0 ? "ready" : "notReady"}`),
      { exact: true },
    ),
  ).toBeVisible();
  for (const need of ["map", "zone", "animal"] as const)
    await expect(
      page.getByText(t(`enclosures.map.missing.${need}`)),
    ).toHaveCount(needs.includes(need) ? 1 : 0);
}

const isReady = (enclosureId: string) =>
  expect.poll(
    async () =>
      (await documentOf(`enclosures/${enclosureId}`))?.["scanSamplingReady"],
    { timeout: 60_000 },
  );

/** Chooses what lies under "⋯" of a record, and agrees. */
async function chooseMore(
  page: Page,
  name: string,
  action: string,
  agreement: string,
) {
  const more = { action: t("common.actions.more"), name };
  await press(page, t("common.messages.actionOn", more));
  await page.getByRole("menuitem", { name: action }).click();
  await press(page.getByRole("dialog"), agreement);
}

/** Begins a map of eight squares by four and fills all of it with the first zone. */
async function drawMap(page: Page, enclosure: string) {
  await follow(page, t("enclosures.map.actions.begin"));
  await page.getByLabel(t("enclosures.map.fields.mapWidth")).fill("8");
  await page.getByLabel(t("enclosures.map.fields.squareArea")).fill("1");
  await page.getByLabel(t("enclosures.map.fields.rows")).fill("4");
  await press(page, t("enclosures.map.actions.begin"));
  const stage = page.getByRole("application", {
    name: t("enclosures.map.states.of", { name: enclosure }),
  });
  await press(page, t("enclosures.map.options.tool.fill"));
  await stage.focus();
  await page.keyboard.press("Enter");
  await press(page, t("common.actions.save"));
  await shows(page, enclosure);
}

test("a sector, three enclosures, a map and a group: who moves in makes ready, keeps from archiving, and moves on", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const place = await aPlace();
  const keeper = await aPerson(place);
  const manager = await aPerson(place, { role: "management" });
  const admin = await aPerson(place, { right: "admin", role: "none" });
  const { nala, kito } = await twoAnimals(place);
  const { mail, password } = admin;
  await enter(page, mail, { password, at: "/SectorListView" });
  const people = { keeper: keeper.name, manager: manager.name };
  await createSector(page, "fr", { name: "Marais", ...people });
  const sectorId = parameter(page, "sectorId");
  const idOf = new Map<string, string>();
  for (const [name, zone] of [
    ["Mare", "Rive"],
    ["Volière", "Perchoirs"],
    ["Loge", "Litière"],
  ] as const) {
    await createEnclosure(page, "fr", {
      name,
      sector: "Marais",
      zone,
      area: 40,
    });
    idOf.set(name, parameter(page, "enclosureId"));
  }
  const mare = idOf.get("Mare") ?? "";

  await test.step("what scan sampling lacks is named, until nothing does", async () => {
    await page.goto(zonesOf(mare));
    await lacks(page, ["map", "zone", "animal"]);
    await drawMap(page, "Mare");
    await lacks(page, ["animal"]);
    await moveAnimal(page, nala, "Mare");
    await moveAnimal(page, kito, "Mare");
    await page.goto(zonesOf(mare));
    await lacks(page, []);
    await isReady(mare).toEqual({ booleanValue: true });
    expect((await documentOf(`animals/${nala}`))?.["sectorId"]).toEqual({
      stringValue: sectorId,
    });
  });

  await test.step("a group takes one by key and one by drag, and stays while they are in it", async () => {
    await page.goto("/GroupListView");
    await follow(page, t("groups.actions.create"));
    await type(page, t("groups.fields.groupName"), "Colonie");
    await press(page, t("common.actions.create"));
    const record = page.getByRole("heading", { level: 1, name: "Colonie" });
    const listed = page.getByRole("link", { name: "Colonie", exact: true });
    await expect(record.or(listed).first()).toBeVisible({ timeout: 60_000 });
    // Where the answer is long in coming, the list shows what waits.
    if (!(await record.isVisible())) await listed.click();
    await expect(record).toBeVisible();
    const side = (name: "members" | "candidates") =>
      page.getByRole("region", { name: t(`groups.states.${name}`) });
    const [members, others] = [side("members"), side("candidates")];
    await others.getByRole("checkbox", { name: "Nala" }).press("Space");
    await page.keyboard.press("ArrowLeft");
    await expect(members.getByRole("link", { name: "Nala" })).toBeVisible();
    await others
      .getByRole("listitem")
      .filter({ hasText: "Kito" })
      .dragTo(members);
    await expect(members.getByRole("link", { name: "Kito" })).toBeVisible();
    const groupId = parameter(page, "groupId");
    const groups = async () =>
      Promise.all(
        [nala, kito].map(
          async (id) =>
            (await documentOf(`animals/${id}`))?.["groupId"]?.["stringValue"] ??
            null,
        ),
      );
    await expect.poll(groups, { timeout: 60_000 }).toEqual([groupId, groupId]);
    const remove = () =>
      chooseMore(
        page,
        "Colonie",
        t("groups.actions.remove"),
        t("common.actions.delete"),
      );
    await remove();
    await expect(page.getByText(t("groups.messages.notEmpty"))).toBeVisible({
      timeout: 60_000,
    });
    for (const name of ["Nala", "Kito"])
      await members.getByRole("checkbox", { name }).check();
    await press(page, t("groups.actions.moveSome.members", { count: 2 }));
    await expect(
      members.getByText(t("groups.states.nobody.members")),
    ).toBeVisible();
    await expect.poll(groups, { timeout: 60_000 }).toEqual([null, null]);
    await remove();
    await expect(page.getByText(t("groups.states.none"))).toBeVisible();
    const removed = page.getByRole("switch", {
      name: t("groups.states.onlyRemoved"),
    });
    await removed.click();
    await press(page, t("groups.actions.restore"));
    await expect(page.getByText(t("groups.states.noneRemoved"))).toBeVisible();
    await removed.click();
    await expect(listed).toBeVisible();
  });

  await test.step("an enclosure is not archived while somebody lives there", async () => {
    await page.goto(zonesOf(mare));
    const archive = () =>
      chooseMore(
        page,
        "Mare",
        t("enclosures.actions.archive"),
        t("common.actions.archive"),
      );
    await archive();
    const why = page.getByRole("alert");
    await expect(why).toContainText(t("errors.messages.enclosureNotEmpty"));
    for (const name of ["Nala", "Kito"])
      await expect(why.getByRole("link", { name })).toBeVisible();

    await moveAnimal(page, nala, "Volière");
    await moveAnimal(page, kito, "Loge");
    await isReady(mare).toEqual({ booleanValue: false });
    await page.goto(zonesOf(mare));
    await lacks(page, ["animal"]);
    await archive();
    await shows(page, t("enclosures.title"));
    await expect(page.getByRole("link", { name: "Volière" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Mare" })).toHaveCount(0);
  });

  await test.step("an archived one is in no choice, is read by its link, and comes back", async () => {
    await page.goto(`/AnimalManagementView?animalId=${nala}&tool=move`);
    const field = page.getByRole("combobox", {
      name: t("animals.fields.enclosureId"),
    });
    await field.fill("Log");
    await expect(page.getByRole("option", { name: "Loge" })).toBeVisible();
    await field.fill("Mar");
    await expect(
      page.getByText(t("animals.states.noEnclosureFound")),
    ).toBeVisible();
    await page.goto(`/EnclosureManagementView?enclosureId=${mare}`);
    await expect(
      page.getByText(t("enclosures.states.isArchived")),
    ).toBeVisible();
    await press(page, t("enclosures.actions.restore"));
    await expect(
      page.getByText(t("enclosures.messages.restored", { name: "Mare" })),
    ).toBeVisible();
    await moveAnimal(page, nala, "Mare");
    await isReady(mare).toEqual({ booleanValue: true });
  });
});

import { expect, test } from "@playwright/test";
import { demoDocument } from "../../demo/seed/build/document";
import { follow, press, type } from "./steps/forms";
import { aPerson, aPlace } from "./steps/place";
import { enter } from "./steps/session";
import { documentOf, writeDocuments } from "./steps/suite";
import { texts } from "./steps/texts";

const t = texts("fr");

test("a group is made, takes animals by key and by drag, stays while they are in it, goes and comes back", async ({
  page,
}) => {
  test.slow();
  const place = await aPlace();
  const { zooId, sectorId } = place;
  const manager = await aPerson(place, { role: "management" });
  const made = { createdAt: new Date(), createdBy: "founder" };
  const enclosureId = `${zooId}-plain`;
  const animalIds = ["Nala", "Kito"].map((name) => `${zooId}-${name}`);
  await writeDocuments([
    demoDocument("sectors", sectorId, { zooId, sectorName: "Savane" }, made),
    demoDocument(
      "enclosures",
      enclosureId,
      { zooId, enclosureName: "Plaine", linkedSectorId: sectorId },
      made,
    ),
    ...["Nala", "Kito"].map((animalName) =>
      demoDocument(
        "animals",
        `${zooId}-${animalName}`,
        {
          zooId,
          animalName,
          sectorId,
          animalEnclosureData: { enclosureId },
          specieId: "meerkat",
        },
        made,
      ),
    ),
  ]);
  const { mail, password } = manager;
  await enter(page, mail, { password, at: "/GroupListView" });
  await follow(page, t("groups.actions.create"));
  await type(page, t("groups.fields.groupName"), "Colonie");
  await press(page, t("common.actions.create"));
  const record = page.getByRole("heading", { level: 1, name: "Colonie" });
  const listed = page.getByRole("link", { name: "Colonie", exact: true });
  await expect(record.or(listed).first()).toBeVisible({ timeout: 60_000 });
  // Where the answer is long in coming, the list shows what waits.
  if (!(await record.isVisible())) await listed.click();
  await expect(record).toBeVisible();

  const members = page.getByRole("region", {
    name: t("groups.states.members"),
  });
  const others = page.getByRole("region", {
    name: t("groups.states.candidates"),
  });
  await others.getByRole("checkbox", { name: "Nala" }).press("Space");
  await page.keyboard.press("ArrowLeft");
  await expect(members.getByRole("link", { name: "Nala" })).toBeVisible();
  await others
    .getByRole("listitem")
    .filter({ hasText: "Kito" })
    .dragTo(members);
  await expect(members.getByRole("link", { name: "Kito" })).toBeVisible();
  const groupOf = async () =>
    Promise.all(
      animalIds.map(
        async (id) =>
          (await documentOf(`animals/${id}`))?.["groupId"]?.["stringValue"] ??
          null,
      ),
    );
  const groupId = new URL(page.url()).searchParams.get("groupId") ?? "";
  await expect.poll(groupOf, { timeout: 60_000 }).toEqual([groupId, groupId]);

  const remove = async () => {
    await press(
      page,
      t("common.messages.actionOn", {
        action: t("common.actions.more"),
        name: "Colonie",
      }),
    );
    await page
      .getByRole("menuitem", { name: t("groups.actions.remove") })
      .click();
    await press(page.getByRole("dialog"), t("common.actions.delete"));
  };
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
  await expect.poll(groupOf).toEqual([null, null]);
  await remove();
  await expect(page.getByText(t("groups.states.none"))).toBeVisible();
  await page
    .getByRole("switch", { name: t("groups.states.onlyRemoved") })
    .click();
  await press(page, t("groups.actions.restore"));
  await expect(page.getByText(t("groups.states.noneRemoved"))).toBeVisible();
  await expect
    .poll(async () => (await documentOf(`groups/${groupId}`))?.["isArchived"])
    .toEqual({ booleanValue: false });
});

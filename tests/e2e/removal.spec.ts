import { demoDocument } from "../../demo/seed/build/document";
import { follow, press } from "./steps/forms";
import { aPerson, aPlace, aTask, namesOf } from "./steps/place";
import { enter } from "./steps/session";
import { documentOf, writeDocuments } from "./steps/suite";
import { texts } from "./steps/texts";
import { expect, test } from "./steps/test";

const t = texts("fr");

test(
  "a sector that holds work stays and says what; an empty one goes, and comes back with its team",
  { tag: "@long" },
  async ({ page }) => {
    const place = await aPlace();
    const { zooId, sectorId } = place;
    const admin = await aPerson(place, { right: "admin", role: "none" });
    const keeper = await aPerson(place);
    const task = await aTask(place);
    const made = { createdAt: new Date(), createdBy: "founder" };
    const sector = { zooId, sectorName: "Savane", sectorKeeper: [keeper.uid] };
    await writeDocuments([demoDocument("sectors", sectorId, sector, made)]);
    const rolesOf = async () =>
      JSON.stringify(
        (await documentOf(`access/${keeper.uid}`))?.["sectorRoles"],
      );
    const { mail, password } = admin;
    const at = `/SectorManagementView?sectorId=${sectorId}`;
    await enter(page, mail, { password, at });

    const remove = async () => {
      await press(
        page,
        t("common.messages.actionOn", {
          action: t("common.actions.more"),
          name: "Savane",
        }),
      );
      await page
        .getByRole("menuitem", { name: t("sectors.actions.remove") })
        .click();
      await press(page.getByRole("dialog"), t("common.actions.delete"));
    };
    await remove();
    // The function's first call starts it.
    await expect(
      page.getByText(t("sectors.options.blockers.tasks", { count: 1 })),
    ).toBeVisible({ timeout: 60_000 });
    expect(await namesOf("sectors", place)).toEqual(["Savane"]);

    await writeDocuments([
      demoDocument(
        "tasks",
        task.id,
        {
          zooId,
          authorId: "founder",
          title: task.title,
          type: "feeding",
          target: { level: "SECTOR", ids: [sectorId] },
          sectorIds: [sectorId],
          dueAt: task.dueAt,
          status: "ARCHIVED",
        },
        made,
      ),
    ]);
    await remove();
    await expect(page.getByText(t("sectors.states.none"))).toBeVisible();
    expect(await rolesOf()).not.toContain(sectorId);
    await expect(
      page.getByRole("heading", { level: 1, name: t("sectors.title") }),
    ).toBeFocused();
    await press(page, t("common.actions.restore"));
    await expect(
      page.getByText(t("sectors.messages.restored", { name: "Savane" })),
    ).toBeVisible();
    expect(await rolesOf()).toContain(sectorId);
    await follow(page, "Savane");
    await remove();
    await expect(page.getByText(t("sectors.states.none"))).toBeVisible();

    await page
      .getByRole("switch", { name: t("sectors.states.onlyRemoved") })
      .click();
    await press(page, t("sectors.actions.restore"));
    await expect(page.getByText(t("sectors.states.noneRemoved"))).toBeVisible();
    expect(await rolesOf()).toContain(sectorId);
    await page
      .getByRole("switch", { name: t("sectors.states.onlyRemoved") })
      .click();
    await follow(page, "Savane");
    await expect(
      page.getByRole("heading", { level: 1, name: "Savane" }),
    ).toBeVisible();
  },
);

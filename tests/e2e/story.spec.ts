import { createAnimal, createEnclosure, createSector } from "./steps/facility";
import { press } from "./steps/forms";
import { hire } from "./steps/people";
import { bellButton } from "./steps/session";
import { isStored, tick } from "./steps/suite";
import { actionButton, planDaily, rowOf } from "./steps/tasks";
import { expect, test } from "./steps/test";
import type { Language } from "./steps/texts";
import { texts } from "./steps/texts";

const minute = 60_000;

/** A whole minute that is far enough ahead to plan for, near enough to do the work early. */
const soon = (): Date =>
  new Date(Math.ceil((Date.now() + minute) / minute) * minute);

/** All other journeys are walked in French: the long form walks this one in it too. */
const languages: Language[] =
  process.env["SOAK"] === "1" ? ["de", "fr"] : ["de"];

for (const language of languages)
  test(`a keeper's day, from the plan to the late closing, in ${language}`, async ({
    person,
  }) => {
    test.slow();
    const t = texts(language);
    const mark = `${language} ${Date.now().toString(36)}`;
    const keeper = { firstName: "Noé", lastName: `Rivière ${mark}` };
    const names = {
      sector: `Terrasse ${mark}`,
      enclosure: `Rocher ${mark}`,
      animal: `Tiki ${mark}`,
      task: `Grillons ${mark}`,
    };
    const keeperId = `story-${mark.replace(" ", "-")}`;
    await hire({ id: keeperId, zooId: "sentinelle", ...keeper });

    const admin = await person("admin", { language });
    await createSector(admin, language, {
      name: names.sector,
      keeper: `${keeper.firstName} ${keeper.lastName}`,
      manager: "Maëlle Delcourt",
    });

    const keeperPage = await person(keeperId, { language });
    const bell = (count: number) =>
      expect(bellButton(keeperPage)).toHaveAccessibleName(
        // Unread notices are told after it.
        new RegExp(`^${t("tasks.bell.label", { count })}`),
      );
    await bell(0);
    await keeperPage.evaluate(() => {
      document.body.dataset["loaded"] = "once";
    });

    const manager = await person("manager", { language });
    await createEnclosure(manager, language, {
      name: names.enclosure,
      sector: names.sector,
      zone: "Dune",
      area: 120,
    });
    await createAnimal(manager, language, {
      name: names.animal,
      species: "Suricata suricatta",
      birthdate: "05/2023",
      enclosure: names.enclosure,
    });
    const runsAt = soon();
    const dueAt = new Date(runsAt.getTime() + minute);
    await planDaily(manager, language, {
      title: names.task,
      animal: names.animal,
      runsAt,
      dueInMinutes: 1,
    });

    // A write shows where it was made before the server has it.
    await expect.poll(() => isStored("taskTemplates", names.task)).toBe(true);
    await tick(runsAt);
    await bell(1);
    await expect(keeperPage.locator("body")).toHaveAttribute(
      "data-loaded",
      "once",
    );

    await bellButton(keeperPage).click();
    await keeperPage
      .getByRole("dialog", { name: t("tasks.bell.title") })
      .getByRole("link", { name: names.task })
      .click();
    const task = keeperPage.getByRole("dialog", { name: names.task });
    const take = actionButton(task, language, "take", names.task);
    await take.click();
    await expect(take).toBeHidden();
    await press(keeperPage, t("common.actions.undo"));
    await expect(take).toBeVisible();
    // What is on its way back swallows a touch: whoever sees that nothing came of it touches again.
    await expect(async () => {
      if (await take.isVisible()) await take.click();
      const begun = task.getByText(t("tasks.states.inProgress"));
      await expect(begun).toBeVisible({ timeout: 5000 });
    }).toPass();

    await manager.goto("/TaskManagementView?status=DONE");
    await expect(
      manager.getByRole("heading", { level: 1, name: t("tasks.title") }),
    ).toBeVisible();
    await expect(rowOf(manager, names.task)).toBeHidden();

    await keeperPage.clock.setSystemTime(dueAt.getTime() + 10_000);
    await actionButton(task, language, "close", names.task).click();
    const question = keeperPage.getByRole("dialog", {
      name: t("tasks.messages.closeTitle"),
    });
    await expect(
      question.getByText(
        t("tasks.messages.closeLateBody", { title: names.task }),
      ),
    ).toBeVisible();
    await press(question, t("tasks.actions.close"));
    await bell(0);

    await expect(rowOf(manager, names.task)).toContainText(
      t("tasks.states.closedLate"),
    );
  });

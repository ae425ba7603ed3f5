import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { demoPlan } from "../../demo/seed/build/surveys/ethograms";
import { observedAnimals } from "./steps/observing";
import { enter } from "./steps/session";
import { documentsWhere, tick } from "./steps/suite";
import { test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");
const at = "/ObsSessionListView?tool=import";
const [first, second] = demoPlan("primates-focal").behaviours.map(
  ({ trad }) => trad.fr?.name ?? "",
);

/** A report of two sessions of two scans, one of which was missed by one animal. */
const report = (animals: readonly string[]): string => {
  const titles =
    "SessionID,Configuration Name,Observer,Session Start Time,Session End Time,DateTime,Duration,Channel Type,Focal Name,Frame Number,Interval Channel 1 Value";
  const rows = [4, 5].flatMap((day) =>
    [1, 2].flatMap((frame) =>
      animals.map((animal, n) => {
        const of = `2018-03-0${String(day)}`;
        const isMissed = frame === 2 && n === 1;
        const instant = isMissed ? "" : `${of} 14:4${String(frame + 1)}:12`;
        const said = isMissed ? "" : frame === 1 ? first : second;
        return `${String(day)},"Primates, suivi focal",OBS1,${of} 14:41:12,${of} 14:56:12,${instant},15.00,Interval,${animal},${String(frame)},${said ?? ""}`;
      }),
    ),
  );
  return [titles, ...rows].join("\n");
};

/** Looks at what a file would make; `isMine` where who observed is named in no way that is known here. */
async function look(
  page: Page,
  name: string,
  buffer: Buffer,
  isMine = true,
): Promise<void> {
  await page.goto(at);
  await page
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "text/csv", buffer });
  if (isMine)
    await page
      .getByRole("button", { name: t("observation.import.names.allMine") })
      .click();
  await page
    .getByRole("button", { name: t("observation.import.look") })
    .click();
}

const knownIn = (page: Page, count: number) =>
  page.getByText(t("observation.import.plan.known", { count }));

test("a report of ZooMonitor becomes sessions once, and what we export of them is known when it comes back", async ({
  page,
}) => {
  const { keeper, animals, zooId } = await observedAnimals(["Nala", "Zazu"]);
  const { password } = keeper;
  await enter(page, keeper.mail, { password });
  const file = Buffer.from(report(animals.map(({ name }) => name)));
  await look(page, "report.csv", file);
  await expect(
    page.getByText(t("observation.import.plan.sessions", { count: 2 })),
  ).toBeVisible();
  await expect(
    page.getByText(t("observation.import.plan.left", { count: 2 })),
  ).toBeVisible();
  await page
    .getByRole("button", { name: t("observation.import.send", { count: 2 }) })
    .click();
  await expect(
    page.getByText(t("observation.import.done.made", { count: 2 })),
  ).toBeVisible();
  const counts = async () =>
    (await documentsWhere("obsSessions", "zooId", zooId)).map(({ fields }) =>
      JSON.stringify(fields["counts"] ?? null),
    );
  // Each settles by itself: two scans made of fifteen that were due.
  await expect.poll(counts).toHaveLength(2);
  await expect
    .poll(async () => (await counts()).filter((one) => /"13"/.test(one)))
    .toHaveLength(2);
  await look(page, "report.csv", file);
  await expect(knownIn(page, 2)).toBeVisible();

  await tick(new Date());
  await page
    .getByRole("main")
    .getByRole("link", { name: t("observation.list.title") })
    .click();
  await expect(page).toHaveURL(/\/ObsSessionListView$/u);
  // Beside it stands the way by mail, called alike.
  await page
    .getByRole("button", { name: t("observation.transfer.open"), exact: true })
    .click();
  const saved = page.waitForEvent("download");
  await page
    .getByRole("button", { name: t("observation.transfer.as.zoomonitor") })
    .click();
  const path = await (await saved).path();
  await look(page, "ours.csv", await readFile(path), false);
  await expect(knownIn(page, 2)).toBeVisible();
  await expect(
    page.getByText(t("observation.import.plan.allTaken")),
  ).toBeVisible();
  expect(await documentsWhere("obsSessions", "zooId", zooId)).toHaveLength(2);
});

import { demoDocument } from "../../demo/seed/build/document";
import { choose, follow, press, type } from "./steps/forms";
import { aPerson, aPlace } from "./steps/place";
import { enter } from "./steps/session";
import { writeDocuments } from "./steps/suite";
import { texts } from "./steps/texts";
import { expect, test } from "./steps/test";

const t = texts("fr");

/** What stands where a picture of existing data is: one dot. */
const dot = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=",
  "base64",
);
const picture = (name: string) =>
  `https://storage.googleapis.com/zoo-pictures/${name}.png`;

test("an animal is moved and renamed, which is read beside it and in the timeline; its pictures open large by keyboard", async ({
  page,
}) => {
  // Each trigger starts a process of its own at its first event.
  test.setTimeout(420_000);
  await page.route("https://storage.googleapis.com/zoo-pictures/**", (route) =>
    route.fulfill({ contentType: "image/png", body: dot }),
  );
  const place = await aPlace();
  const { zooId, sectorId } = place;
  const manager = await aPerson(place, { role: "management" });
  const made = {
    createdAt: new Date(Date.now() - 86_400_000),
    createdBy: manager.uid,
  };
  const enclosures = ["Plaine", "Rocher"].map((enclosureName) =>
    demoDocument(
      "enclosures",
      `${zooId}-${enclosureName}`,
      { zooId, enclosureName, linkedSectorId: sectorId },
      made,
    ),
  );
  const animalId = `${zooId}-nala`;
  const nala = (animalProfilePicture: string | null) =>
    demoDocument(
      "animals",
      animalId,
      {
        zooId,
        animalName: "Nala",
        sectorId,
        animalSexe: "Femelle",
        animalEnclosureData: { enclosureId: `${zooId}-Plaine` },
        specieId: "meerkat",
        animalProfilePicture,
      },
      made,
    );
  await writeDocuments([...enclosures, nala(null)]);
  await writeDocuments([nala(picture("first"))]);
  await writeDocuments([nala(picture("second"))]);

  const at = `/AnimalManagementView?animalId=${animalId}`;
  const { mail, password } = manager;
  await enter(page, mail, { password, at });
  const rail = page.getByRole("region", { name: t("events.recent") });
  const told = (kind: "moved" | "renamed") =>
    t(`events.sentences.${kind}`, { by: manager.name, name: "Nala" });

  await follow(page, t("animals.actions.move"));
  await choose(page, t("animals.fields.enclosureId"), "Rocher");
  await press(page, t("animals.actions.move"));
  await expect(rail.getByText(told("moved"))).toBeVisible({ timeout: 150_000 });
  await expect(rail).toContainText("Plaine → Rocher");

  await follow(page, t("common.actions.edit"));
  await type(page, t("animals.fields.animalName"), "Zuri");
  await press(page, t("common.actions.save"));
  await expect(rail.getByText(told("renamed"))).toBeVisible({
    timeout: 150_000,
  });
  await expect(rail).toContainText("Nala → Zuri");

  await follow(rail.page(), t("events.actions.all"));
  await expect(
    page.getByRole("heading", { level: 1, name: t("events.title") }),
  ).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText(told("moved"))).toBeVisible();
  await expect(main.getByText(told("renamed"))).toBeVisible();
  await choose(page, t("events.fields.kind"), t("events.kinds.renamed"));
  await expect(page).toHaveURL(/kind=renamed/);
  await expect(main.getByText(told("moved"))).toHaveCount(0);
  await expect(main.getByText(told("renamed"))).toBeVisible();
  await page.reload();
  await expect(main.getByText(told("renamed"))).toBeVisible();
  await expect(main.getByText(told("moved"))).toHaveCount(0);

  await page.goto("/GalleryView");
  const walls = main.getByRole("listitem");
  await expect(walls).toHaveCount(2, { timeout: 150_000 });
  await page
    .getByRole("tab", { name: t("events.fields.items"), exact: true })
    .press("Enter");
  await expect(
    main.getByRole("heading", { level: 2, name: "Nala" }),
  ).toBeVisible();
  await walls.first().getByRole("button").press("Enter");
  const large = page.getByRole("dialog");
  const shown = (name: string) =>
    expect(large.getByRole("img", { name: /Nala/ })).toHaveAttribute(
      "src",
      picture(name),
    );
  await shown("second");
  await page.keyboard.press("ArrowRight");
  await shown("first");
  await page.keyboard.press("ArrowLeft");
  await shown("second");
  await page.keyboard.press("Escape");
  await expect(large).toBeHidden();
  await expect(walls.first().getByRole("button")).toBeFocused();
});

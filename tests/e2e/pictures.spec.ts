import { demoDocument } from "../../demo/seed/build/document";
import { decoder } from "../../functions/src/files/decode";
import { sentPictureMax } from "../../src/domain/file/limits";
import { press } from "./steps/forms";
import { aPerson, aPlace } from "./steps/place";
import { enter } from "./steps/session";
import { documentOf, writeDocuments } from "./steps/suite";
import { texts } from "./steps/texts";
import { expect, test } from "./steps/test";

const t = texts("fr");
const change = t("common.messages.actionOn", {
  action: t("common.actions.picture"),
  name: "Plaine",
});

/** A photo of 9.9 MB, as a telephone takes it. */
async function photo(): Promise<Buffer> {
  const sharp = await decoder();
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const taken = await sharp({
    create: {
      width: 3000,
      height: 2000,
      channels: 3,
      background: "#888",
      noise,
    },
  })
    .jpeg({ quality: 80 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(taken.length).toBeLessThan(9_900_000);
  // What follows the picture is no part of it.
  return Buffer.concat([taken, Buffer.alloc(9_900_000 - taken.length)]);
}

test(
  "a keeper gives an enclosure its picture: 9.9 MB go out as a quarter of one, and page and list show it",
  { tag: "@long" },
  async ({ page }) => {
    // A photo of this size is decoded and compressed twice.
    test.setTimeout(240_000);
    const place = await aPlace();
    const { zooId, sectorId } = place;
    const keeper = await aPerson(place);
    const enclosureId = `${zooId}-plain`;
    const made = { createdAt: new Date(), createdBy: "founder" };
    await writeDocuments([
      demoDocument(
        "enclosures",
        enclosureId,
        { zooId, enclosureName: "Plaine", linkedSectorId: sectorId },
        made,
      ),
    ]);
    const at = `/EnclosureManagementView?enclosureId=${enclosureId}`;
    await enter(page, keeper.mail, { password: keeper.password, at });
    await press(page, change);
    const dialog = page.getByRole("dialog");
    const choose = async (name: string, mimeType: string, buffer: Buffer) => {
      const choosing = page.waitForEvent("filechooser");
      await press(dialog, t("pictures.actions.choose"));
      await (await choosing).setFiles({ name, mimeType, buffer });
    };
    await choose("photo.jpg", "image/jpeg", Buffer.from("MZ program"));
    await expect(dialog.getByRole("alert")).toHaveText(
      t("pictures.messages.invalidFile"),
    );
    await choose("photo.jpg", "image/jpeg", await photo());
    const sent = page.waitForRequest(/uploadProfilePicture/, {
      timeout: 90_000,
    });
    await press(dialog, t("common.actions.save"));
    const { data } = (await sent).postDataJSON() as {
      data: { base64picture: string };
    };
    const bytes = Buffer.from(data.base64picture, "base64");
    expect(bytes.length).toBeGreaterThan(10_000);
    expect(bytes.length).toBeLessThanOrEqual(sentPictureMax);
    await expect(dialog).toBeHidden({ timeout: 60_000 });

    const shown = page.getByRole("button", { name: change }).locator("img");
    const width = () =>
      shown.evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    const record = await documentOf(`enclosures/${enclosureId}`);
    expect(record?.["enclosureProfilePicture"]).toEqual({
      stringValue: expect.stringMatching(
        new RegExp(`^${zooId}/enclosures/${enclosureId}/[0-9a-f]{32}\\.jpg$`),
      ) as unknown,
    });

    await page.goto("/EnclosureListView");
    await expect(
      page.getByRole("link", { name: /Plaine/ }).first(),
    ).toBeVisible();
    await expect(page.locator("main img").first()).toHaveAttribute(
      "src",
      /thumb/,
    );

    await page.goto(at);
    await press(page, change);
    await press(page.getByRole("dialog"), t("pictures.actions.remove"));
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(shown).toHaveCount(0);
    expect(
      (await documentOf(`enclosures/${enclosureId}`))?.[
        "enclosureProfilePicture"
      ],
    ).toEqual({ nullValue: null });
  },
);

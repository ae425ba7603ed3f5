import { demoDocument } from "../../demo/seed/build/document";
import { bucketOf } from "../../src/domain/measures/buckets/bucket";
import { bucketId } from "../../src/domain/measures/buckets/keys";
import { aPerson, aPlace } from "./steps/place";
import { signIn } from "./steps/session";
import { documentOf, writeDocuments } from "./steps/suite";
import { texts } from "./steps/texts";
import { expect, test } from "./steps/test";

const t = texts("fr");
const stamp = { createdAt: new Date(), createdBy: "founder" };
const start = Date.parse("2026-01-14T23:00:00Z");
const fiveMinutes = 300_000;
/** Two days of Paris, every five minutes. */
const rows = Array.from({ length: 576 }, (_, index) => ({
  // A logger writes the time of its wall: in winter an hour ahead of UTC.
  at: new Date(start + 3_600_000 + index * fiveMinutes),
  value: 18 + (index % 48) / 8,
}));
const csv = [
  "datetime,Sol chauffant",
  ...rows.map(
    ({ at, value }) =>
      `${at.toISOString().slice(0, 19).replace("T", " ")},${String(value)}`,
  ),
].join("\n");

test(
  "a logger's file is imported once, and counted as a spreadsheet would",
  { tag: "@long" },
  async ({ page }) => {
    const place = await aPlace();
    const { zooId, sectorId } = place;
    const [enclosureId, parameterId] = [`${zooId}-e`, `${zooId}-ground`];
    await writeDocuments([
      demoDocument(
        "enclosures",
        enclosureId,
        { zooId, enclosureName: "Serre", linkedSectorId: sectorId },
        stamp,
      ),
      demoDocument(
        "environmentalParameters",
        parameterId,
        {
          zooId,
          name: "Sol chauffant",
          measureType: "numeric",
          unit: "Cel",
          enclosureIds: [enclosureId],
          sectorIds: [sectorId],
        },
        stamp,
      ),
    ]);
    const { mail, password } = await aPerson(place, { role: "management" });
    const at = `/EnclosureSensorView?enclosureId=${enclosureId}`;
    await signIn(page, mail, { password, at });
    await page
      .getByRole("link", { name: t("measures.actions.import") })
      .click();
    const send = async () => {
      await page.locator("input[type=file]").setInputFiles({
        name: "serre.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(csv),
      });
      await page
        .getByRole("button", { name: t("measures.import.dryRun") })
        .click();
      await page
        .getByRole("button", {
          name: t("measures.import.send", { count: 576, number: "576" }),
        })
        .click();
    };
    await send();
    await expect(
      page.getByText(
        t("measures.import.done.added", { count: 576, number: "576" }),
      ),
    ).toBeVisible();
    const ofDay = rows.slice(0, 288).map(({ value }, index) => ({
      at: new Date(start + index * fiveMinutes),
      value,
      key: "",
    }));
    const wanted = bucketOf(ofDay, "numeric");
    const month = await documentOf(
      `enclosures/${enclosureId}/measureMonths/${bucketId(parameterId, "2026-01" as never)}`,
    );
    const kept = JSON.stringify(month);
    expect(kept).toContain("2026-01-15");
    expect(kept).toContain("2026-01-16");
    expect(kept).toContain(`"integerValue":"${String(wanted?.n)}"`);
    expect(kept).toContain(String(wanted?.max));
    await page.reload();
    await send();
    await expect(
      page.getByText(
        t("measures.import.done.known", { count: 576, number: "576" }),
      ),
    ).toBeVisible();
  },
);

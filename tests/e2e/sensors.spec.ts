import { createHash, randomBytes } from "node:crypto";
import { demoDocument } from "../../demo/seed/build/document";
import { bucketId, monthOfDay } from "../../src/domain/measures/buckets/keys";
import { tokenOf } from "../../src/domain/measures/ingest/secret";
import { parisDay } from "../../src/domain/time/paris";
import { aPlace } from "./steps/place";
import { documentOf, writeDocuments } from "./steps/suite";
import { functionsHost, project } from "./world";
import { expect, test } from "./steps/test";

const made = { createdAt: new Date(), createdBy: "founder" };

test("a sensor's readings are taken by its secret alone, and counted", async () => {
  const { zooId, sectorId } = await aPlace();
  const [enclosureId, sourceId] = [`${zooId}-e`, `${zooId}-source`];
  const parameterId = `${zooId}-temperature`;
  const token = tokenOf(sourceId, randomBytes(32).toString("base64url"));
  const feed = { feed: "t", parameterId, enclosureId, areaId: null };
  await writeDocuments([
    demoDocument(
      "enclosures",
      enclosureId,
      { zooId, enclosureName: "Serre", linkedSectorId: sectorId },
      made,
    ),
    demoDocument(
      "environmentalParameters",
      parameterId,
      {
        zooId,
        name: "—",
        measureType: "numeric",
        unit: "Cel",
        enclosureIds: [enclosureId],
      },
      made,
    ),
    demoDocument(
      "sensorSources",
      sourceId,
      {
        zooId,
        name: "Centrale",
        feeds: [feed],
        expectedBy: 15,
        secretHash: createHash("sha256").update(token).digest("hex"),
      },
      made,
    ),
  ]);
  const at = new Date(Math.floor(Date.now() / 1000) * 1000);
  const send = async (
    authorization: string,
    body = `feed,at,value\nt,${at.toISOString()},21.5\nx,1,1`,
    type = "text/csv",
  ) => {
    const answer = await fetch(
      `http://${functionsHost}/${project}/europe-west3/ingest`,
      {
        method: "POST",
        headers: { authorization, "content-type": type },
        body,
      },
    );
    return [answer.status, await answer.text()] as const;
  };
  const bearer = `Bearer ${token}`;
  const refused = [{ line: 3, reason: "feed" }];
  expect(await send(bearer)).toEqual([
    200,
    JSON.stringify({ added: 1, known: 0, refused }),
  ]);
  expect(await send(bearer)).toEqual([
    200,
    JSON.stringify({ added: 0, known: 1, refused }),
  ]);
  expect((await send(`${bearer.slice(0, -1)}!`))[0]).toBe(401);
  expect((await send(bearer, "{", "application/json"))[0]).toBe(400);
  expect((await send(bearer, "<a/>", "application/xml"))[0]).toBe(415);
  expect((await send(bearer, " ".repeat(256_001)))[0]).toBe(413);
  const hour = at.toISOString().slice(0, 13);
  const series = `enclosures/${enclosureId}`;
  expect(
    await documentOf(`${series}/measureHours/${parameterId}_${hour}`),
  ).toMatchObject({ zooId: { stringValue: zooId } });
  const month = bucketId(parameterId, monthOfDay(parisDay(at)));
  expect(
    JSON.stringify(await documentOf(`${series}/measureMonths/${month}`)),
  ).toContain("21.5");
});

import { createHash } from "node:crypto";
import { enclosureSchema } from "@domain/enclosure/enclosure";
import { zooSchema } from "@domain/establishment/zoo";
import { tokenOf } from "@domain/measures/ingest/secret";
import type { Feed, SensorSource } from "@domain/measures/ingest/source";
import { sensorSourceSchema } from "@domain/measures/ingest/source";
import { newWatch } from "@domain/measures/alerts/source-watch";
import type { EnvironmentalParameter } from "@domain/measures/parameters/parameter";
import {
  builtInId,
  builtInParameter,
  environmentalParameterSchema,
} from "@domain/measures/parameters/parameter";
import type { Measure } from "@domain/measures/values/value";
import { measureSchema } from "@domain/measures/values/value";
import { plain } from "../../../functions/src/edge/documents";
import { database } from "../../../functions/src/edge/admin";
import { takeCall } from "../../../functions/src/measures/ingest/ingest";

export const zooId = "home";
export const temperature = builtInId(zooId, "temperature");
export const humidity = builtInId(zooId, "humidity");
export const sourceId = "source-1";
export const secretOf = (letter: string) => letter.repeat(43);
export const token = tokenOf(sourceId, secretOf("s"));
export const hashOfToken = (text: string) =>
  createHash("sha256").update(text).digest("hex");

export const aParameter = (
  key: string,
  more: Partial<EnvironmentalParameter> = {},
): EnvironmentalParameter =>
  environmentalParameterSchema.parse({
    ...builtInParameter(zooId, key),
    ...more,
  });

export const feeds: Feed[] = [
  { feed: "t", parameterId: temperature, enclosureId: "e1", areaId: null },
  { feed: "h", parameterId: humidity, enclosureId: "e1", areaId: "z1" },
];

export const aSource = (more: Partial<SensorSource> = {}): SensorSource =>
  sensorSourceSchema.parse({
    zooId,
    sourceId,
    name: "Gateway",
    feeds,
    expectedBy: 15,
    secretHash: hashOfToken(token),
    watch: newWatch(new Date("2026-01-01T00:00:00Z")),
    ...more,
  });

/** An establishment with a source that feeds an enclosure and one of its zones. */
export const sensed = (
  source: Partial<SensorSource> = {},
): Record<string, Record<string, unknown>> => ({
  [`zoo/${zooId}`]: zooSchema.parse({ zooId, zooName: "Home" }),
  "enclosures/e1": enclosureSchema.parse({
    zooId,
    enclosureId: "e1",
    enclosureName: "Plain",
    linkedSectorId: "sector-1",
    areas: [{ areaId: "z1", areaName: "Hut" }],
  }),
  [`environmentalParameters/${temperature}`]: aParameter("temperature"),
  [`environmentalParameters/${humidity}`]: aParameter("humidity"),
  [`sensorSources/${sourceId}`]: aSource(source),
});

/** What somebody said of the temperature. */
export const aMeasure = (more: Partial<Measure>): Measure =>
  measureSchema.parse({
    zooId,
    measureId: "m",
    enclosureId: "e1",
    parameterId: temperature,
    areaId: null,
    source: "person",
    by: "keeper",
    value: 20,
    ...more,
  });

export interface Sent {
  feed?: unknown;
  at: unknown;
  value: unknown;
}

/** A call as a device makes it. */
export const callOf = (
  body: string,
  type = "application/json",
  authorization = `Bearer ${token}`,
) => ({
  method: "POST",
  headers: { authorization, "content-type": type },
  rawBody: Buffer.from(body),
});

export const jsonOf = (sent: readonly Sent[]) =>
  JSON.stringify({ readings: sent.map((one) => ({ feed: "t", ...one })) });

export const csvOf = (
  sent: readonly { feed: string; at: Date; value: number }[],
) =>
  [
    "feed;at;value",
    ...sent.map(
      ({ feed, at, value }) => `${feed};${at.toISOString()};${String(value)}`,
    ),
  ].join("\r\n");

/** Sends readings of the temperature, as JSON. */
export const send = (sent: readonly Sent[], now: Date) =>
  takeCall(callOf(jsonOf(sent)), now);

/** What is kept below the enclosure, as plain values by id, stamps left out. */
export async function keptIn(
  collection: string,
): Promise<Record<string, Record<string, unknown>>> {
  const { docs } = await database()
    .collection(`enclosures/e1/${collection}`)
    .get();
  return Object.fromEntries(
    docs.map((doc) => [doc.id, plain(doc.data()) as Record<string, unknown>]),
  );
}

/** The alerts there are, in the order of their ids. */
export async function alerts(): Promise<Record<string, unknown>[]> {
  const { docs } = await database().collection("alerts").get();
  return docs.map((doc) => plain(doc.data()) as Record<string, unknown>);
}

import { expect, it } from "vitest";
import {
  callableNames,
  refuseSpoiled,
} from "../functions/accounts/refuse-spoiled";
import { itsTablet, staffed } from "../functions/accounts/staffed";
import { refusePayloads } from "../functions/refuse-payloads";
import { put, useStage } from "../functions/stage";

useStage("demo-bad-payloads");

it(
  "saveRecords refuses 2,000 bad requests with a clear code and stores nothing",
  () => refusePayloads(2000, 2000),
  600_000,
);

it("every callable refuses 2,000 requests that it cannot take and stores nothing", async () => {
  await put({ ...staffed(), ...itsTablet });
  expect(callableNames.length).toBeGreaterThan(25);
  for (const name of callableNames) await refuseSpoiled(name, 2000, 2000);
}, 1_200_000);

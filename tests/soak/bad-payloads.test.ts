import { it } from "vitest";
import { refusePayloads } from "../functions/refuse-payloads";
import { useStage } from "../functions/stage";

useStage("demo-bad-payloads");

it(
  "saveRecords refuses 2,000 bad requests with a clear code and stores nothing",
  () => refusePayloads(2000, 2000),
  600_000,
);

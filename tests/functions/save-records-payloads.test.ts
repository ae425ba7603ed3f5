import { it } from "vitest";
import { refusePayloads } from "./refuse-payloads";
import { useStage } from "./stage";

useStage("demo-save-records-payloads");

it("saveRecords refuses 200 bad requests with a clear code and stores nothing", () =>
  refusePayloads(200, 8));

import { zooA } from "../../builders/ids";
import type { Attempt } from "./attempt";
import { attemptsOn } from "./attempt";

const service = attemptsOn("service", { zooId: zooA });
const path = "clientErrors/error-1";

export const attempts: Attempt[] = [
  service.get(path),
  service.list(path, "code", "internal"),
  service.create("clientErrors/error-new", () => ({ code: "internal" })),
  service.update(["change", "settle a failure"], path, { settled: true }),
  service.update(["configure", "begin a maintenance"], "config/app", {
    maintenance: true,
  }),
  service.remove(["remove", "delete a failure"], path),
];

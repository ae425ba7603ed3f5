import { expect, it } from "vitest";
import { parseArguments } from "./arguments";

it("reads what firebase-tools passes and ignores the rest", () => {
  const line =
    "--host 127.0.0.1 --port 8181 --websocket_port 9150 --database-edition standard " +
    "--project_id demo-x --seed_from_export /e/m --rules /r --single_project_mode true " +
    "--functions_emulator=127.0.0.1:5001 --some-new-flag";
  expect(parseArguments(line.split(" "))).toEqual({
    host: "127.0.0.1",
    port: 8181,
    project: "demo-x",
    rules: "/r",
    seedFromExport: "/e/m",
    functionsEmulator: "127.0.0.1:5001",
  });
});

it("has the emulator's own defaults", () => {
  expect(parseArguments([])).toMatchObject({ host: "127.0.0.1", port: 8080 });
});

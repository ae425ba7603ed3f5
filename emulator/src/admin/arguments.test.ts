import { describe, expect, it } from "vitest";
import { parseArguments } from "./arguments";

const parse = (line: string, env?: NodeJS.ProcessEnv) =>
  parseArguments(line.split(" "), env);

it("reads what firebase-tools passes and ignores the rest", () => {
  const line =
    "--host 127.0.0.1 --port 8181 --websocket_port 9150 --database-edition standard " +
    "--project_id demo-x --seed_from_export /e/m --rules /r --single_project_mode true " +
    "--functions_emulator=127.0.0.1:5001 --some-new-flag";
  expect(parse(line)).toEqual({
    host: "127.0.0.1",
    port: 8181,
    project: "demo-x",
    rules: "/r",
    indexes: undefined,
    seedFromExport: "/e/m",
    functionsEmulator: "127.0.0.1:5001",
    dataDir: undefined,
    compactBytes: undefined,
    repair: false,
    checkTokenExpiry: false,
  });
});

it("has the emulator's own defaults", () => {
  expect(parseArguments([])).toMatchObject({ host: "127.0.0.1", port: 8080 });
});

describe("the data folder", () => {
  const env = { FIRESTORE_LOCAL_DATA: "/env" };

  it.each([
    ["", "/env"],
    ["--data /flag", "/flag"],
    ["--memory", undefined],
    ["--memory --port 0", undefined],
    ["--memory false", "/env"],
  ])("of %j is %j", (line, dataDir) => {
    expect(parse(line, env).dataDir).toBe(dataDir);
  });

  it("is none where the variable is empty", () => {
    expect(parse("", { FIRESTORE_LOCAL_DATA: "" }).dataDir).toBeUndefined();
  });

  it("is not both kept and left out", () => {
    expect(() => parse("--data /a --memory", env)).toThrow("exclude");
  });
});

it.each(["x", "-1", "1.5", "65536", "8080x"])("takes no port %s", (port) => {
  expect(() => parse(`--port ${port}`)).toThrow(
    `--port is a whole number from 0 to 65535, not "${port}".`,
  );
});

it("says which flag lacks its value", () => {
  expect(() => parse("--rules --port 1")).toThrow("--rules needs a value.");
  expect(() => parse("--port")).toThrow("--port needs a value.");
});

it("takes its own flags from the environment as well, the command line before it", () => {
  const env = {
    FIRESTORE_LOCAL_REPAIR: "true",
    FIRESTORE_LOCAL_COMPACT_BYTES: "5000",
    FIRESTORE_LOCAL_ALLOW_REMOTE: "true",
  };
  const given = parse("--compact-bytes 7 --host 0.0.0.0", env);
  expect(given).toMatchObject({ repair: true, compactBytes: 7 });
  expect(parse("--repair=false", env).repair).toBe(false);
  expect(parse("--check-token-expiry").checkTokenExpiry).toBe(true);
});

it.each(["127.0.0.1", "localhost", "::1", "[::1]", "127.1.2.3"])(
  "binds %s",
  (host) => {
    expect(parse(`--host ${host}`).host).toBe(host);
  },
);

it.each(["0.0.0.0", "::", "192.168.1.5", "127.example.com"])(
  "binds %s only where that is allowed",
  (host) => {
    expect(() => parse(`--host ${host}`)).toThrow("--allow-remote");
    expect(parse(`--host ${host} --allow-remote`).host).toBe(host);
  },
);

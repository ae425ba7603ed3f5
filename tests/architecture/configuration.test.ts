import { zooConfigSchema, zooSchema } from "@domain/establishment/zoo";
import { givenFields } from "@domain/schema/fields";
import { flags } from "@domain/service/app-config";
import { describe, expect, it } from "vitest";
import { keptSwitches, passingSwitches } from "../../src/app/settings/settings";
import type { SourceFile } from "./sources";
import { filesOf } from "./sources";

const sources = filesOf(["src", "functions/src"], /(?<!\.test)\.tsx?$/).filter(
  ({ path }) => !path.includes("/testing/"),
);

/** Where a field is declared, stored and typed in: who reads it there does nothing with it. */
const ownPlaces = {
  establishment:
    /^src\/domain\/(upcast\/|establishment\/(?!offers))|^src\/features\/establishments\/(settings\/|zoo-creation|zoo-writes)|^functions\/src\/migrate\//,
  settings: /^src\/app\/settings\/|^locales\//,
  flags: /^src\/domain\/service\/|^src\/features\/service\//,
} as const;

const elsewhere = (own: RegExp): SourceFile[] =>
  sources.filter(({ path }) => !own.test(path));

/** Files that take the field out of a record: by a dot, or in braces. */
const readersOf = (field: string, among: readonly SourceFile[]): string[] => {
  const read = new RegExp(
    `\\.${field}\\b|\\{[^{}()]*\\b${field}\\b[^{}()]*\\}`,
  );
  return among.filter(({ text }) => read.test(text)).map(({ path }) => path);
};

const unread = (
  fields: readonly string[],
  among: readonly SourceFile[],
): string[] => fields.filter((one) => readersOf(one, among).length === 0);

/** Those that know of establishments: a word like "type" is a field of much else. */
const aboutZoos = elsewhere(ownPlaces.establishment).filter(
  ({ text, path }) =>
    path.endsWith("/offers.ts") ||
    /@domain\/establishment\/|\buseLiveDoc\("zoo|establishment\?/.test(text),
);
/** Those that know of the settings of this browser. */
const aboutSettings = elsewhere(ownPlaces.settings).filter(({ text }) =>
  /settings-store|useSettings|changeSettings/.test(text),
);

describe("what is configured changes something", () => {
  it("every field of an establishment is read beside its schema and its form", () => {
    const fields = [...givenFields(zooSchema), "logoUrl"];
    expect(fields.length).toBeGreaterThan(12);
    expect(unread(fields, aboutZoos)).toEqual([]);
  });

  it("and of its private configuration", () => {
    const fields = givenFields(zooConfigSchema);
    expect(fields).toContain("chatEndpoint");
    expect(unread(fields, aboutZoos)).toEqual([]);
  });

  it("every switch of the settings is read beside the panel that turns it", () => {
    const switches = Object.keys({ ...keptSwitches, ...passingSwitches });
    expect(switches.length).toBe(13);
    expect(unread(switches, aboutSettings)).toEqual([]);
  });

  it("every feature flag is asked for", () => {
    const asked = elsewhere(ownPlaces.flags)
      .map(({ text }) => text)
      .join("\n");
    expect(
      flags.filter((flag) => !asked.includes(`useFlag("${flag}")`)),
    ).toEqual([]);
  });

  it("a field that nothing reads would be found", () => {
    expect(unread(["nothingReadsThis", "zooName"], aboutZoos)).toEqual([
      "nothingReadsThis",
    ]);
  });
});

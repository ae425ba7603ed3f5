import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { docAt, documents, put, useFolder } from "../test-support/folder";

const { start, path, files } = useFolder();

/** A folder as the first version of this program left it. */
const firstFormat = {
  "log-1": [
    '8350d65b {"p":"p","d":"d","t":"2026-11-20T00:00:00.000002Z","w":[["c/d2","2026-11-20T00:00:00.000002Z","2026-11-20T00:00:00.000002Z",{"n":{"integerValue":"2"}}]]}',
    'f7a871d2 {"p":"p","d":"d","t":"2026-11-20T00:00:00.000003Z","w":[["c/d3","2026-11-20T00:00:00.000003Z","2026-11-20T00:00:00.000003Z",{"n":{"integerValue":"3"}}],["c/d1"]]}',
    "",
  ].join("\n"),
  "snapshot-1": [
    'f1d545e2 {"format":"suricate-firestore-1","time":"2026-11-20T00:00:00.000001Z"}',
    '13c76bfb {"p":"p","d":"d"}',
    '47d086eb ["c/d1","2026-11-20T00:00:00.000001Z","2026-11-20T00:00:00.000001Z",{"n":{"integerValue":"1"}}]',
    '65ea1908 {"documents":1}',
    "",
  ].join("\n"),
};

describe("the format of the folder", () => {
  it("was once another, which is read and goes on as the present one", async () => {
    for (const [name, text] of Object.entries(firstFormat))
      writeFileSync(path(name), text);
    const first = await start();
    const kept = [2, 3].map((n) =>
      docAt(`c/d${n}`, { n: { integerValue: String(n) } }, 0),
    );
    const found = documents(first);
    expect(found.map(({ name, fields }) => ({ name, fields }))).toEqual(
      kept.map(({ name, fields }) => ({ name, fields })),
    );
    expect(found[1]?.updateTime).toBe("2026-11-20T00:00:00.000003Z");
    const added = put(first, 9);
    await first.close();
    expect(documents(await start())).toEqual([...found, added]);
    expect(files()).toEqual(["format", "lock", "log-1", "snapshot-1"]);
  });

  it("is written, and a folder without one is read and marked", async () => {
    const first = await start();
    const kept = put(first, 1);
    await first.close();
    const format = readFileSync(path("format"), "utf8");
    expect(JSON.parse(format)).toEqual({ format: 2 });
    rmSync(path("format"));
    expect(documents(await start())).toEqual([kept]);
    expect(readFileSync(path("format"), "utf8")).toBe(format);
  });

  it("is read when it is older", async () => {
    const first = await start();
    put(first, 1);
    await first.close();
    writeFileSync(path("format"), '{"format":1}');
    expect(documents(await start())).toHaveLength(1);
    expect(readFileSync(path("format"), "utf8")).toContain("2");
  });

  it.each([
    ['{"format":3}', "has format 3; this program reads up to 2"],
    ['{"format":0}', "does not tell the version"],
    ['{"format":"2"}', "does not tell the version"],
    ["", "does not tell the version"],
  ])("%j is refused", async (content, reason) => {
    writeFileSync(path("format"), content);
    await expect(start()).rejects.toThrow(reason);
    expect(files()).toEqual(["format"]);
  });
});

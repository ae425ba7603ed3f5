import { beforeEach, describe, expect, it } from "vitest";
import type { SentTable } from "@domain/export/sent-table";
import { sentCellsMost, sentTableSchema } from "@domain/export/sent-table";
import { userLanguages } from "@domain/person/user";
import { buildExport } from "../../../functions/src/exports/build-export";
import { endExports } from "../../../functions/src/exports/end-exports";
import { sentPath } from "../../../functions/src/exports/handed-in";
import { sha256 } from "../../../functions/src/edge/hash";
import { bytesOf } from "../../../functions/src/files/bucket";
import { aPerson, staffed } from "../accounts/staffed";
import { useBucket } from "../bucket-stage";
import { put, read, useStage } from "../stage";
import { bookCells, csvCells } from "./read-back";
import { fileOf, idOf, jobsThere, request } from "./stage";

useStage("demo-export-table", "test");
useBucket("demo-export-table");
beforeEach(() => put(staffed()));

const asked = { kind: "table", of: "page" } as const;
const table = {
  title: "Emploi des zones",
  ofHealth: false,
  note: "Scans de 10 min",
  columns: ["Zone", "Part (%)"],
  rows: [
    ["=CMD()", 12.5],
    ["+Pré", -3],
    ["-Abri", "–"],
    ["@Bassin", 0.1],
  ],
  ...{ n: 20, counts: "scans", from: "2026-11-01", to: "2026-11-30" },
  versions: ["Lions v2"],
} satisfies Record<keyof SentTable, unknown>;

describe("the table behind a chart", () => {
  it.each(userLanguages)(
    "is the same in %s as CSV and as a workbook, with what it rests on beside each row",
    async (language) => {
      const csv = await fileOf("manager", asked, { language, table });
      const [head = [], ...rows] = csvCells(csv.bytes);
      expect(head.slice(0, 2)).toEqual(table.columns);
      expect(new Set(head).size).toBe(8);
      const decimal = language === "en" ? "12.5" : "12,5";
      expect(rows.map((row) => row.slice(0, 2))).toEqual([
        ["'=CMD()", decimal],
        ["'+Pré", "-3"],
        ["'-Abri", "–"],
        ["'@Bassin", language === "en" ? "0.1" : "0,1"],
      ]);
      for (const row of rows)
        expect(row.slice(2)).toEqual([
          table.title,
          table.note,
          expect.stringContaining("20"),
          table.from,
          table.to,
          "Lions v2",
        ]);
      const book = await fileOf("manager", asked, {
        ...{ language, table, format: "xlsx" },
      });
      const [titles = [], ...lines] = bookCells(book.bytes);
      expect(titles.map(({ v }) => v)).toEqual(head);
      expect(lines.map((cells) => cells.slice(0, 2).map(({ v }) => v))).toEqual(
        table.rows,
      );
      expect(lines.flat().every(({ f }) => f === undefined)).toBe(true);
      expect(lines[0]?.[1]?.t).toBe("n");
    },
  );

  it("shows half a character as what cannot be shown, in every place of a table", async () => {
    const half = { columns: ["Zone\ud83d", "Part"], note: "\udc12 note" };
    const given = { ...table, ...half, rows: [["a\ud83db😀", 1]] };
    for (const format of ["csv", "xlsx"] as const) {
      const { bytes } = await fileOf("manager", asked, {
        ...{ table: given, format },
      });
      const lines =
        format === "csv"
          ? csvCells(bytes)
          : bookCells(bytes).map((cells) => cells.map(({ v }) => v));
      expect(lines[0]?.[0]).toBe("Zone\ufffd");
      expect(lines[1]?.[0]).toBe("a\ufffdb😀");
      expect(lines[1]).toContain("\ufffd note");
    }
    const { data } = sentTableSchema.safeParse(given);
    expect(JSON.stringify(data)).not.toMatch(/\\ud[89a-f]/u);
  });

  it("says of its job how many rows there are and nothing they hold, and is kept nowhere else once the file is made", async () => {
    const id = idOf(await request("manager", asked, { table }));
    expect(await bytesOf(sentPath(id))).not.toBeNull();
    await buildExport(id);
    expect(await bytesOf(sentPath(id))).toBeNull();
    const job = await read(`exportJobs/${id}`);
    expect(job).toMatchObject({ status: "done", rows: 4, ofHealth: false });
    const said = JSON.stringify(job);
    for (const word of [table.title, "Bassin", "Lions"])
      expect(said).not.toContain(word);
  });

  it("goes with old files where nobody made one of it", async () => {
    const id = idOf(await request("manager", asked, { table }));
    const month = 31 * 24 * 3_600_000;
    await endExports(new Date(Date.now() + month));
    expect(await bytesOf(sentPath(id))).toBeNull();
  });

  it("is not taken without one, beside another kind, ragged or larger than it may be", async () => {
    const endless = {
      versions: Array.from({ length: 20 }, () => "v".repeat(200)),
      rows: Array.from({ length: 5000 }, () => ["Pré", 1]),
    };
    const ragged = { ...table, rows: [["Pré"]] };
    const large = {
      ...table,
      columns: Array.from({ length: 25 }, (_, at) => `c${at}`),
      rows: Array.from({ length: sentCellsMost / 25 + 1 }, () =>
        Array.from({ length: 25 }, () => 1),
      ),
    };
    expect(sentTableSchema.safeParse(large).success).toBe(false);
    for (const [of, more] of [
      [asked, {}],
      [{ kind: "groups" }, { table }],
      [asked, { table: ragged }],
      [asked, { table: { ...table, rows: [["Pré", { html: 1 }]] } }],
      [asked, { table: { ...table, columns: [] } }],
      [asked, { table: { ...table, rows: [["Pré", 1e308]] } }],
      [asked, { table: { ...table, ...endless } }],
    ] as const)
      expect(await request("manager", of, more)).toBe("invalid-argument");
    expect(await jobsThere()).toBe(0);
  });

  it("is not made for an establishment that is not there, whoever asks", async () => {
    const zooId = "nowhere";
    expect(await request("root", asked, { zooId, table })).toMatchObject({
      success: false,
      error: "not-found",
    });
    expect(await request("root", { kind: "animals" }, { zooId })).toMatchObject(
      { error: "not-found" },
    );
    expect(await request("manager", asked, { zooId, table })).toBe(
      "permission-denied",
    );
    expect(await jobsThere()).toBe(0);
  });

  it("is kept of nobody who is refused, and of what was asked before as it was", async () => {
    const operationId = "operation-of-tables";
    const kept = async (id: string) => bytesOf(sentPath(id));
    const none = { "users/keeper/private/account": { userMail: "" } };
    await put(none);
    expect(
      await request("keeper", asked, { operationId, table }),
    ).toMatchObject({ success: false });
    const of = (uid: string) => sha256(`${uid} ${operationId}`).slice(0, 40);
    expect(await kept(of("keeper"))).toBeNull();
    const id = idOf(await request("manager", asked, { operationId, table }));
    expect(id).toBe(of("manager"));
    const first = await kept(id);
    const other = { ...table, title: "Autre" };
    await request("manager", asked, { operationId, table: other });
    expect(await kept(id)).toEqual(first);
    await buildExport(id);
    await request("manager", asked, { operationId, table: other });
    expect(await kept(id)).toBeNull();
  });

  it("is sent to whoever belongs there, when it is asked for and when it is made, and to nobody else", async () => {
    for (const by of ["stranger", "neighbour", "off", "invited"])
      expect(await request(by, asked, { table })).toBe("permission-denied");
    expect(await jobsThere()).toBe(0);
    await fileOf("keeper", asked, { table });
    const id = idOf(await request("manager", asked, { table }));
    await put(aPerson("manager", "away"));
    await expect(buildExport(id)).rejects.toThrow();
    expect(await read(`exportJobs/${id}`)).toMatchObject({ status: "failed" });
    expect(await bytesOf(sentPath(id))).toBeNull();
  });
});

import { afterEach, describe, expect, it, vi } from "vitest";
import * as xlsx from "xlsx";
import { writeCsv } from "../../lib/csv";
import { fileMax, readTableFile } from "../../data/tables/table-file";
import { unfoldedMax, unfoldedSize } from "../../data/tables/archive";
import { askBook, askBytes, workerMs } from "../../data/tables/ask-worker";
import type { BookAnswer, BookQuestion } from "../../data/tables/questions";
import { readBook } from "../../data/tables/read-workbook";
import { writeBook } from "../../data/tables/write-workbook";

const bytesOf = (data: Uint8Array | string): ArrayBuffer =>
  new Uint8Array(Buffer.from(data)).buffer;

/** The worker's answers without its realm. */
const here = (bytes: ArrayBuffer, sheet: string | null) =>
  Promise.resolve(readBook(new Uint8Array(bytes), sheet));

const read = (data: Uint8Array | string, sheet: string | null = null) =>
  readTableFile(bytesOf(data), sheet, here);

/** A workbook of sheets by name. */
function book(
  sheets: Record<string, xlsx.WorkSheet>,
  bookType: xlsx.BookType = "xlsx",
): Uint8Array {
  const all = xlsx.utils.book_new();
  for (const [name, sheet] of Object.entries(sheets))
    xlsx.utils.book_append_sheet(all, sheet, name);
  return xlsx.write(all, { type: "buffer", bookType }) as Uint8Array;
}

const rowsOf = async (data: Uint8Array | string, sheet?: string) => {
  const found = await read(data, sheet);
  if (typeof found === "string") throw new Error(found);
  return [found.table.titles, ...found.table.rows.map(({ cells }) => cells)];
};

describe("a text", () => {
  const wanted = [
    ["GAN", "Hausname"],
    ["MIG1", "Löwe"],
  ];

  it.each([
    ["UTF-8 with its mark and commas", "\uFEFFGAN,Hausname\nMIG1,Löwe\n"],
    ["semicolons", "GAN;Hausname\r\nMIG1;Löwe\r\n"],
    ["bars", "GAN|Hausname\nMIG1|Löwe\n"],
    ["a line that names the separator", "sep=;\r\nGAN;Hausname\r\nMIG1;Löwe"],
    ["quotes", '"GAN"\t"Hausname"\n"MIG1"\t"Löwe"'],
  ])("of %s is a table", async (_what, text) => {
    expect(await rowsOf(text)).toEqual(wanted);
  });

  it("is read in the encoding it was written in", async () => {
    const text = "GAN;Hausname\nMIG1;Löwe\n";
    expect(await rowsOf(Buffer.from(text, "latin1"))).toEqual(wanted);
    expect(await rowsOf(Buffer.from(`\uFEFF${text}`, "utf16le"))).toEqual(
      wanted,
    );
  });

  it("keeps its lines' numbers over empty ones, and formulas as text", async () => {
    const found = await read("\n\nGAN,Name\n,\nMIG1,=1+1\n");
    expect(found).toMatchObject({
      table: { rows: [{ line: 5, cells: ["MIG1", "=1+1"] }] },
    });
  });

  it("we wrote comes back as it was", async () => {
    const rows = [
      ["GAN", "Name"],
      ["MIG1", '=HYPERLINK("http://x")'],
      ["-2", "@b"],
    ];
    expect(writeCsv(rows)).toContain("'=HYPERLINK");
    expect(await rowsOf(writeCsv(rows))).toEqual(rows);
  });

  it.each([
    ["empty", ""],
    ["empty", "GAN,Name\n"],
    ["unreadable", "\u0000\u0001\u0002"],
    ["unreadable", "PK\u0003\u0004 is no archive"],
  ])("says %s of what is none", async (code, text) => {
    expect(await read(text)).toBe(code);
  });

  it("of more than 20 MB is not read", async () => {
    expect(await readTableFile(new ArrayBuffer(fileMax + 1), null, here)).toBe(
      "tooLarge",
    );
  });
});

describe("a workbook", () => {
  it.each(["xlsx", "biff8"] as const)(
    "%s gives its first sheet that is not empty, dates as days, formulas as their last result",
    async (type) => {
      const sheet = xlsx.utils.aoa_to_sheet([
        ["Inventory"],
        ["GAN", "House name", "Birth date", "Sex", "Weight"],
        ["MIG1", "007", 42184, "M", 1.1],
      ]);
      sheet["!merges"] = [xlsx.utils.decode_range("A1:E1")];
      const birth = sheet["C3"] as xlsx.CellObject;
      birth.z = "dd/mm/yyyy";
      sheet["D3"] = { t: "s", v: "F", f: 'CONCATENATE("F","")' };
      const bytes = book(
        { Empty: xlsx.utils.aoa_to_sheet([]), Animals: sheet },
        type,
      );
      expect(await rowsOf(bytes)).toEqual([
        ["GAN", "House name", "Birth date", "Sex", "Weight"],
        ["MIG1", "007", "2015-06-29", "F", "1.1"],
      ]);
      expect(await read(bytes)).toMatchObject({
        sheets: ["Empty", "Animals"],
        sheet: "Animals",
      });
      expect(await read(bytes, "Empty")).toBe("empty");
    },
  );

  it("says the time of a day where there is one, alone too", async () => {
    const sheet = xlsx.utils.aoa_to_sheet([
      ["When", "Time", "Value"],
      [42039.75, 0.5, 21.5],
      [42039, 0.25, 22],
    ]);
    for (const [cell, z] of [
      ["A2", "yyyy-mm-dd hh:mm"],
      ["A3", "yyyy-mm-dd hh:mm"],
      ["B2", "hh:mm"],
      ["B3", "hh:mm:ss"],
    ] as const)
      (sheet[cell] as xlsx.CellObject).z = z;
    expect(await rowsOf(book({ Values: sheet }))).toEqual([
      ["When", "Time", "Value"],
      ["2015-02-04 18:00:00", "12:00:00", "21.5"],
      ["2015-02-04", "06:00:00", "22"],
    ]);
  });

  it("may begin with a sheet about the others", async () => {
    const note = xlsx.utils.aoa_to_sheet([["Registre du zoo, extrait"]]);
    const animals = xlsx.utils.aoa_to_sheet([
      ["GAN", "Nom"],
      ["MIG1", "Kito"],
    ]);
    const bytes = book({ Notice: note, Animaux: animals });
    expect(await read(bytes)).toMatchObject({
      sheets: ["Notice", "Animaux"],
      sheet: "Animaux",
      table: { titles: ["GAN", "Nom"] },
    });
    const about = { Notice: note, Legende: xlsx.utils.aoa_to_sheet([["x"]]) };
    expect(await read(book(about))).toBe("empty");
  });

  it("says in all cells what a merged one says", async () => {
    const sheet = xlsx.utils.aoa_to_sheet([
      ["ID", "Dates", null, "Species"],
      [null, "Birth", "Death", null],
      ["1", "2015", "2016", "Panthera leo"],
      ["2", "2016", "", null],
    ]);
    sheet["!merges"] = ["A1:A2", "B1:C1", "D1:D2", "D3:D4"].map((range) =>
      xlsx.utils.decode_range(range),
    );
    expect(await rowsOf(book({ Sheet: sheet }))).toEqual([
      ["ID", "Birth", "Death", "Species"],
      ["1", "2015", "2016", "Panthera leo"],
      ["2", "2016", "", "Panthera leo"],
    ]);
  });

  it("may name its sheets and columns as anything", async () => {
    const sheet = xlsx.utils.aoa_to_sheet([
      ["GAN", "Name", "__proto__", "constructor"],
      ["MIG1", "Kito", '{"polluted":1}', "toString"],
    ]);
    const bytes = book({ constructor: sheet });
    expect(await read(bytes, "__proto__")).toBe("unreadable");
    expect((await rowsOf(bytes))[1]).toEqual([
      "MIG1",
      "Kito",
      '{"polluted":1}',
      "toString",
    ]);
    expect({}).not.toHaveProperty("polluted");
  });

  it("we wrote comes back as it was, all of it text", async () => {
    const rows = [
      ["GAN", "Name"],
      ["0012", "=1+1"],
      ["2015-06-29", "1.0"],
    ];
    const bytes = writeBook(rows, "a/b:c");
    const written = xlsx.read(bytes, { cellFormula: true });
    const cells = Object.values(
      written.Sheets["a b c"] ?? {},
    ) as xlsx.CellObject[];
    expect(cells.filter(({ f, t }) => f !== undefined || t === "n")).toEqual(
      [],
    );
    expect(await rowsOf(new Uint8Array(bytes))).toEqual(rows);
  });

  it("that unfolds to more than the memory holds is not unfolded", async () => {
    const bytes = book({
      A: xlsx.utils.aoa_to_sheet([
        ["GAN", "Name"],
        ["1", "x"],
      ]),
    });
    expect(unfoldedSize(bytes)).toBeGreaterThan(1000);
    const bomb = Uint8Array.from(bytes);
    const view = new DataView(bomb.buffer);
    // What the list at its end says that its first file unfolds to.
    for (let at = 0; at < bomb.length - 4; at += 1)
      if (view.getUint32(at, true) === 0x02014b50)
        view.setUint32(at + 24, unfoldedMax, true);
    expect(unfoldedSize(bomb)).toBeGreaterThan(unfoldedMax);
    expect(await read(bomb)).toBe("tooLarge");
    expect(unfoldedSize(new Uint8Array(10))).toBe(0);
  });

  it("with a text of many megabytes is read, the text cut", async () => {
    const sheet = xlsx.utils.aoa_to_sheet([
      ["GAN", "Name"],
      ["1", "x".repeat(32_000)],
    ]);
    expect((await rowsOf(book({ A: sheet })))[1]?.[1]).toHaveLength(6000);
  });
});

describe("the worker", () => {
  afterEach(() => vi.useRealTimers());

  /** A worker that answers as told, and tells whether it was ended. */
  function worker(
    answer: (question: BookQuestion) => BookAnswer | Error | null,
  ) {
    const target = new EventTarget();
    let ended = false;
    const postMessage = (question: BookQuestion) => {
      const said = answer(question);
      if (said instanceof Error) target.dispatchEvent(new Event("error"));
      else if (said !== null)
        target.dispatchEvent(new MessageEvent("message", { data: said }));
    };
    const made = Object.assign(target, {
      postMessage,
      terminate: () => {
        ended = true;
      },
    });
    return {
      start: () => made as unknown as Worker,
      isEnded: () => ended,
    };
  }

  it("is ended with its answer", async () => {
    const sheet = { sheets: ["A"], sheet: "A", grid: [["x"]] };
    const reads = worker(() => ({ kind: "read", book: sheet }));
    expect(await askBook(new ArrayBuffer(1), null, reads.start)).toEqual(sheet);
    expect(reads.isEnded()).toBe(true);
    const bytes = new ArrayBuffer(3);
    const writes = worker(() => ({ kind: "written", bytes }));
    expect(await askBytes([["x"]], "A", writes.start)).toBe(bytes);
    expect(writes.isEnded()).toBe(true);
  });

  it("is ended with its failure, and after 20 seconds", async () => {
    const fails = worker(() => new Error("out of memory"));
    expect(await askBook(new ArrayBuffer(1), null, fails.start)).toBe(
      "unreadable",
    );
    expect(fails.isEnded()).toBe(true);
    vi.useFakeTimers();
    const hangs = worker(() => null);
    const asked = askBook(new ArrayBuffer(1), null, hangs.start);
    await vi.advanceTimersByTimeAsync(workerMs - 1);
    expect(hangs.isEnded()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await asked).toBe("tooSlow");
    expect(hangs.isEnded()).toBe(true);
  });
});

import type { Cell, Rows } from "./cells";
import { zipPieces } from "./zip-stream";

const opening = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = "http://schemas.openxmlformats.org";
const main = `${office}/spreadsheetml/2006/main`;
const relations = `${office}/officeDocument/2006/relationships`;
const package_ = `${office}/package/2006`;
const sheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** A text as XML takes it; what XML 1.0 has no way to say is left out. */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[&<>"]/g, (one) => entities[one] ?? "");

/** The most characters that a program of tables takes in a field. */
const textMost = 32_767;

const cellXml = (cell: Cell): string =>
  typeof cell === "number" && Number.isFinite(cell)
    ? `<c><v>${String(cell)}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(String(cell).slice(0, textMost))}</t></is></c>`;

async function* sheetPieces(rows: Rows): AsyncGenerator<Buffer> {
  yield Buffer.from(`${opening}<worksheet xmlns="${main}"><sheetData>`);
  for await (const some of rows)
    yield Buffer.from(
      some.map((row) => `<row>${row.map(cellXml).join("")}</row>`).join(""),
    );
  yield Buffer.from("</sheetData></worksheet>");
}

/** A sheet's name: 31 characters, none of those that a workbook refuses. */
const sheetName = (name: string): string =>
  escaped(name.replace(/[\\/?*[\]:]/gu, " ").slice(0, 31));

/**
 * An xlsx workbook (ECMA-376) of one sheet, in pieces: numbers are numbers, and no program takes a text for a formula, a number
 * or a date. Written by ourselves as the library for it holds a workbook whole, however many rows it has.
 */
export const xlsxPieces = (
  rows: Rows,
  sheet: string,
): AsyncGenerator<Buffer> => {
  const file = (name: string, xml: string) => ({
    name,
    pieces: [Buffer.from(opening + xml)],
  });
  return zipPieces([
    file(
      "[Content_Types].xml",
      `<Types xmlns="${package_}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/></Types>`,
    ),
    file(
      "_rels/.rels",
      `<Relationships xmlns="${package_}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    file(
      "xl/workbook.xml",
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${sheetName(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    file(
      "xl/_rels/workbook.xml.rels",
      `<Relationships xmlns="${package_}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    { name: "xl/worksheets/sheet1.xml", pieces: sheetPieces(rows) },
  ]);
};

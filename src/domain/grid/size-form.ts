import * as z from "zod";
import { amount, anyway, formIssues } from "../schema/form";
import type { Issue } from "../schema/issue";
import { columnsOf, gridMax, mapWidthMax, squareAreaMax } from "./size";

const needed = (max: number) =>
  amount()
    .positive({ error: "positive" })
    .max(max, { error: "invalid" })
    .nullable()
    .refine((value) => value !== null, { error: "required" });

/** The size of a map as typed: both values are required, and the grid must not become too wide. */
export const gridSizeSchema = z
  .object({
    mapWidth: needed(mapWidthMax),
    squareArea: needed(squareAreaMax),
    rows: amount()
      .int({ error: "invalid" })
      .min(1, { error: "gridTooHigh" })
      .max(gridMax, { error: "gridTooHigh" })
      .nullable()
      .refine((value) => value !== null, { error: "required" }),
  })
  .refine(
    ({ mapWidth, squareArea }) =>
      !(mapWidth > 0 && squareArea > 0) ||
      columnsOf(mapWidth, squareArea) <= gridMax,
    { error: "gridTooWide", path: ["mapWidth"], when: anyway },
  );
/** Metres, m2 and squares; null while not given. */
export type GridSize = z.input<typeof gridSizeSchema>;

/** What is wrong with the size of a map; [] when it may be drawn on. */
export const gridSizeIssues = (size: GridSize): Issue[] =>
  formIssues(gridSizeSchema, size);

import { encodeGrid } from "@domain/grid/code";
import { levelLayerSchema, zoneLayerSchema } from "@domain/grid/layers";
import type { EnclosureMap } from "@domain/grid/enclosure-map";
import type { Grid } from "@domain/grid/grid";
import {
  mapWidthSchema,
  squareAreaSchema,
  squaresSchema,
} from "@domain/grid/size";
import * as z from "zod";

const valuesSchema = z.object({
  mapWidth: mapWidthSchema,
  squareArea: squareAreaSchema,
  rows: squaresSchema,
  zones: zoneLayerSchema,
  levels: levelLayerSchema,
});
/** What people give of a map. */
export type MapValues = z.infer<typeof valuesSchema>;

export const valuesOf = (grid: Grid): MapValues => ({
  mapWidth: grid.mapWidth,
  squareArea: grid.squareArea,
  rows: grid.rows,
  ...encodeGrid(grid),
});

/** The same of a stored map. */
export const storedValues = ({
  mapWidth,
  squareArea,
  rows,
  zones,
  levels,
}: EnclosureMap): MapValues => ({ mapWidth, squareArea, rows, zones, levels });

/** What was kept of a map; null for what is none. */
export const keptValues = (kept: unknown): MapValues | null =>
  valuesSchema.safeParse(kept).data ?? null;

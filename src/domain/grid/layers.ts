import * as z from "zod";
import { zonesMax } from "../enclosure/enclosure";
import { idSchema } from "../schema/fields";
import type { MapSize } from "./size";
import { gridMax } from "./size";

/** Runs of a layer, "12.3A" for twelve squares of 0 and three of 1: never longer than one character a square. */
const runsSchema = z
  .string()
  .max(gridMax * gridMax)
  .regex(/^(?:\d{0,5}[.A-Za-z])+$/);

/** The zones of a map: ids of those painted, and the squares. */
export const zoneLayerSchema = z.object({
  areaIds: z.array(idSchema).max(zonesMax),
  runs: runsSchema,
});
export const levelLayerSchema = runsSchema;

/** The painted layers of a map as they are stored: at 100 x 100 squares at most 20 kB and the ids. */
export interface Layers {
  zones: z.infer<typeof zoneLayerSchema>;
  levels: string;
}

/** A map as it is stored. */
export type StoredGrid = MapSize & Layers;

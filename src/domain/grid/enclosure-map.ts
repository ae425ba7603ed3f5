import * as z from "zod";
import {
  derived,
  fileSchema,
  idSchema,
  metaFields,
  optional,
} from "../schema/fields";
import { levelLayerSchema, zoneLayerSchema } from "./layers";
import { mapWidthSchema, squareAreaSchema, squaresSchema } from "./size";

/**
 * `enclosureMaps/{enclosureId}`: the map of an enclosure, its width in metres, the surface of a square
 * in m2, and what is painted on its squares.
 */
export const enclosureMapSchema = z.object({
  zooId: derived(idSchema),
  enclosureId: derived(idSchema),
  /** The enclosure's. */
  sectorId: derived(optional(idSchema)),
  mapWidth: mapWidthSchema,
  squareArea: squareAreaSchema,
  columns: derived(squaresSchema.default(1)),
  rows: squaresSchema,
  zones: zoneLayerSchema,
  levels: levelLayerSchema,
  /** A picture to draw over: it is as wide as the map, its upper left corner the map's. */
  plan: optional(fileSchema),
  ...metaFields,
});
export type EnclosureMap = z.infer<typeof enclosureMapSchema>;

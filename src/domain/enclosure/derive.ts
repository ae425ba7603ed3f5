import { deriving } from "../record/typed";
import type { Enclosure } from "./enclosure";
import { surfaceOf, zoneIdsOf } from "./enclosure";

const derive = deriving<Enclosure>();

/** The names under which an enclosure is chosen, and the ids and sums of its zones, in m2. */
export const enclosureDerivations = [
  derive("label", ["enclosureName"], ({ enclosureName }) => enclosureName),
  derive("value", ["enclosureId"], ({ enclosureId }) => enclosureId),
  derive("zoneIds", ["areas"], ({ areas }) => zoneIdsOf(areas)),
  derive("indoorArea", ["areas"], ({ areas }) => surfaceOf(areas, true)),
  derive("outdoorArea", ["areas"], ({ areas }) => surfaceOf(areas, false)),
];

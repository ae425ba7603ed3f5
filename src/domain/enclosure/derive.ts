import { deriving } from "../record/typed";
import type { Enclosure } from "./enclosure";
import { surfaceOf } from "./enclosure";

const derive = deriving<Enclosure>();

/** The names under which an enclosure is chosen, and the sums of its zones in m2. */
export const enclosureDerivations = [
  derive("label", ["enclosureName"], ({ enclosureName }) => enclosureName),
  derive("value", ["enclosureId"], ({ enclosureId }) => enclosureId),
  derive("indoorArea", ["areas"], ({ areas }) => surfaceOf(areas, true)),
  derive("outdoorArea", ["areas"], ({ areas }) => surfaceOf(areas, false)),
];

import { deriving } from "../record/typed";
import type { Sector } from "./sector";

const derive = deriving<Sector>();

/** The names under which a sector is chosen. */
export const sectorDerivations = [
  derive("label", ["sectorName"], ({ sectorName }) => sectorName),
  derive("value", ["sectorId"], ({ sectorId }) => sectorId),
];

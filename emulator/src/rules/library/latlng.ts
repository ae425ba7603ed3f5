import { numberOf } from "../evaluate/arithmetic";
import { floatText } from "./casts";
import { EvaluationError, unsupported } from "../evaluate/errors";
import type { LatLngValue, RulesValue } from "../values/value";
import { float } from "../values/value";
import type { Builtin, Methods } from "./signature";
import { argument } from "./signature";

const EARTH_RADIUS_METRES = 6_371_010;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in metres. */
function distance(a: LatLngValue, b: LatLngValue): number {
  const halfLatitude = radians(b.latitude - a.latitude) / 2;
  const halfLongitude = radians(b.longitude - a.longitude) / 2;
  const chord =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(halfLongitude) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function coordinate(args: readonly RulesValue[], position: number): number {
  const value = args[position];
  const number = value ? numberOf(value) : null;
  if (number === null) throw unsupported(value?.kind ?? "nothing", "number");
  return number;
}

function value(args: readonly RulesValue[]): RulesValue {
  const latitude = coordinate(args, 0);
  const longitude = coordinate(args, 1);
  if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) {
    throw new EvaluationError(
      "Latitude should be in [-90,90] range and longitude should be in [-180,180] range. " +
        `latitude: ${floatText(latitude)}, longitude: ${floatText(longitude)}.`,
    );
  }
  return { kind: "latlng", latitude, longitude };
}

export const LATLNG_FUNCTIONS: Readonly<Record<string, Builtin>> = { value };

export const LATLNG_METHODS: Methods<"latlng"> = {
  latitude: (self) => float(self.latitude),
  longitude: (self) => float(self.longitude),
  distance: (self, args) => float(distance(self, argument(args, 0, "latlng"))),
};

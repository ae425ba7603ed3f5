import { aFinding } from "../findings";
import { anEnclosure, aSector, anEnclosureMap } from "../facility";
import {
  aMeasure,
  aMeasureDay,
  aMeasureHour,
  aMeasureMonth,
  anAlert,
  aParameter,
  aSource,
} from "../measures";
import type { Sound } from "../sound";

export const sound = {
  sectors: aSector(),
  enclosures: anEnclosure(),
  enclosureMaps: anEnclosureMap(),
  environmentalParameters: aParameter(),
  measures: aMeasure(),
  measureHours: aMeasureHour(),
  measureDays: aMeasureDay(),
  measureMonths: aMeasureMonth(),
  sensorSources: aSource(),
  alerts: anAlert(),
  findings: aFinding(),
} satisfies Sound;

import type { DocumentData } from "firebase/firestore";
import { aFinding } from "../../builders/findings";
import { foreignSector, zooB } from "../../builders/ids";
import {
  aMeasure,
  aMeasureDay,
  aMeasureHour,
  aMeasureMonth,
  anAlert,
  aParameter,
  builtInHere,
  aSource,
} from "../../builders/measures";
import { byId, stored } from "../harness";

export const records: Record<string, DocumentData> = {
  ...byId("environmentalParameters", "parameterId", [
    aParameter(),
    aParameter({ parameterId: "parameter-reserved", keeperMayCollect: false }),
    builtInHere,
    aParameter({
      parameterId: "parameter-foreign",
      zooId: zooB,
      enclosureIds: ["enclosure-foreign"],
      sectorIds: [foreignSector],
    }),
  ]),
  "enclosures/enclosure-1/measures/measure-1": stored(aMeasure()),
  "enclosures/enclosure-foreign/measures/measure-foreign": stored(
    aMeasure({
      measureId: "measure-foreign",
      zooId: zooB,
      enclosureId: "enclosure-foreign",
      parameterId: "parameter-foreign",
      sectorIds: [foreignSector],
    }),
  ),
  "enclosures/enclosure-1/measureHours/hour-1": stored(aMeasureHour()),
  "enclosures/enclosure-1/measureDays/day-1": stored(aMeasureDay()),
  "enclosures/enclosure-1/measureMonths/month-1": stored(aMeasureMonth()),
  ...byId("sensorSources", "sourceId", [
    aSource(),
    aSource({ sourceId: "source-foreign", zooId: zooB }),
  ]),
  ...byId("alerts", "alertId", [
    anAlert(),
    anAlert({ alertId: "alert-done", status: "acknowledged" }),
    anAlert({ alertId: "alert-health", class: "health" }),
    anAlert({
      alertId: "alert-foreign",
      zooId: zooB,
      sectorIds: [foreignSector],
    }),
  ]),
  ...byId("findings", "findingId", [
    aFinding(),
    aFinding({ findingId: "finding-health", class: "health" }),
    aFinding({
      findingId: "finding-foreign",
      zooId: zooB,
      sectorIds: [foreignSector],
    }),
  ]),
};

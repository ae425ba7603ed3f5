import { findingFacts } from "@domain/finding/collection";
import { alertFacts } from "@domain/measures/alerts/collection";
import { parameterFacts } from "@domain/measures/parameters/facts";
import { measureFacts } from "@domain/measures/values/facts";
import { doc, setDoc } from "firebase/firestore";
import { aFinding } from "../../builders/findings";
import { zooA } from "../../builders/ids";
import {
  aMeasure,
  aMeasureHour,
  anAlert,
  aParameter,
  aSource,
  builtInHere,
} from "../../builders/measures";
import { created } from "../harness";
import { sentTo } from "../sent";
import type { Name } from "../people";
import type { Attempt } from "./attempt";
import { attemptsOn } from "./attempt";

const parameterPath = "environmentalParameters/parameter-1";
const builtInPath = `environmentalParameters/${builtInHere.parameterId}`;
const measurePath = "enclosures/enclosure-1/measures/measure-1";
const newPath = "enclosures/enclosure-1/measures/measure-new";
const hourPath = "enclosures/enclosure-1/measureHours/hour-1";
const sourcePath = "sensorSources/source-1";
const alertPath = "alerts/alert-1";
const findingPath = "findings/finding-1";

const parameter = attemptsOn(
  "environmentalParameters",
  parameterFacts(aParameter()),
);
const builtIn = attemptsOn(
  "environmentalParameters",
  parameterFacts(builtInHere),
);
const measure = attemptsOn("measures", measureFacts(aMeasure()));
const bucket = attemptsOn("measureBuckets", { zooId: zooA });
const source = attemptsOn("sensorSources", { zooId: zooA });
const alert = attemptsOn("alerts", alertFacts(anAlert()));
const finding = attemptsOn("findings", findingFacts(aFinding()));
const ofHealth = attemptsOn(
  "findings",
  findingFacts(aFinding({ class: "health" })),
  { generalO: [], generalX: [] },
);

/** A further line about the one of "author", by whoever corrects it. */
const correction = (name: Name) =>
  created(
    sentTo(
      newPath,
      aMeasure({
        measureId: "measure-new",
        value: 27,
        replaces: "measure-1",
        by: name,
      }),
    ),
    name,
  );

export const attempts: Attempt[] = [
  parameter.get(parameterPath),
  parameter.list(parameterPath, "zooId", zooA),
  parameter.create("environmentalParameters/parameter-new", () =>
    aParameter({ parameterId: "parameter-new" }),
  ),
  parameter.update(["change", "rename"], parameterPath, { name: "Sol" }),
  builtIn.update(["govern", "reserve"], builtInPath, {
    keeperMayCollect: false,
  }),
  parameter.update(["archive", "archive"], parameterPath, { isArchived: true }),
  parameter.remove(["remove", "delete"], parameterPath),

  measure.get(measurePath),
  measure.list(measurePath, "zooId", zooA),
  measure.create(newPath, (by) =>
    aMeasure({ measureId: "measure-new", by, at: new Date() }),
  ),
  {
    resource: "measures",
    action: "correct",
    what: "say otherwise",
    facts: measureFacts(aMeasure()),
    path: newPath,
    data: correction,
    run: (database, name) => setDoc(doc(database, newPath), correction(name)),
  },
  measure.update(["change", "change"], measurePath, { value: 3 }),
  measure.remove(["remove", "delete"], measurePath),

  bucket.get(hourPath),
  bucket.list(hourPath, "zooId", zooA),
  bucket.create("enclosures/enclosure-1/measureHours/hour-new", () =>
    aMeasureHour(),
  ),
  bucket.update(["change", "change"], hourPath, { readings: {} }),
  bucket.remove(["remove", "delete"], hourPath),

  source.get(sourcePath),
  source.list(sourcePath, "zooId", zooA),
  source.create("sensorSources/source-new", () =>
    aSource({ sourceId: "source-new" }),
  ),
  source.update(["change", "rename"], sourcePath, { name: "Serres" }),
  source.update(["remove", "archive"], sourcePath, { isArchived: true }),

  alert.get(alertPath),
  alert.create("alerts/alert-new", () => anAlert({ alertId: "alert-new" })),
  alert.update(["acknowledge", "acknowledge"], alertPath, (by) => ({
    status: "acknowledged",
    acknowledgedBy: by,
    acknowledgedAt: new Date(),
    reason: "Chauffage remplacé",
  })),
  alert.update(["assess", "assess"], alertPath, { severity: 5 }),
  alert.update(["change", "open anew"], alertPath, { closedAt: null }),
  alert.remove(["remove", "delete"], alertPath),

  finding.get(findingPath),
  ofHealth.get("findings/finding-health"),
  finding.create("findings/finding-new", () =>
    aFinding({ findingId: "finding-new" }),
  ),
  finding.update(["change", "treat"], findingPath, { goodDirection: "down" }),
  finding.update(["change", "judge"], findingPath, { verdict: null }),
  finding.remove(["remove", "delete"], findingPath),
];

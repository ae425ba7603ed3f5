import { baselineFacts } from "@domain/health/baseline/collection";
import type { Dose } from "@domain/health/doses/dose";
import { doseFacts } from "@domain/health/doses/collection";
import { doseId } from "@domain/health/doses/dose";
import { healthNoteFacts } from "@domain/health/notes/collection";
import { healthParameterFacts } from "@domain/health/parameters/collection";
import { prescriptionFacts } from "@domain/health/prescriptions/collection";
import { healthValueFacts } from "@domain/health/values/collection";
import { alertFacts } from "@domain/measures/alerts/collection";
import { doc, setDoc } from "firebase/firestore";
import {
  aHealthBaseline,
  aHealthMonth,
  aHealthNote,
  aHealthParameter,
  aHealthValue,
  aPrescription,
} from "../../builders/health";
import { zooA } from "../../builders/ids";
import { anAlert } from "../../builders/measures";
import { doseToday } from "../doses";
import { created } from "../harness";
import { sentTo } from "../sent";
import type { Name } from "../people";
import type { Attempt } from "./attempt";
import { attemptsOn } from "./attempt";

const below = (path: string) => `animals/animal-1/${path}`;
const parameterPath = "healthParameters/health-parameter-1";
const valuePath = below("healthValues/health-value-1");
const newValuePath = below("healthValues/health-value-new");
const notePath = below("healthNotes/health-note-1");
const newNotePath = below("healthNotes/health-note-new");
const monthPath = below("measureMonths/month-1");
const baselinePath = below("baselines/health-parameter-1");
const prescriptionPath = below("prescriptions/prescription-1");
const dosePath = below(`doses/${doseToday().doseId}`);
const alertPath = "alerts/alert-health";

const closedValue = aHealthValue({ openToKeepers: false });
const over = aPrescription({ status: "archived" });
const sick = anAlert({ class: "health" });

const parameter = attemptsOn(
  "healthParameters",
  healthParameterFacts(aHealthParameter()),
  { V: ["vet", "otherVet"] },
);
const value = attemptsOn("healthValues", healthValueFacts(aHealthValue()));
const closed = attemptsOn("healthValues", healthValueFacts(closedValue), {
  openK: [],
});
const bucket = attemptsOn("healthBuckets", healthValueFacts(aHealthValue()));
const closedBucket = attemptsOn(
  "healthBuckets",
  healthValueFacts(closedValue),
  {
    openK: [],
  },
);
const baseline = attemptsOn(
  "healthBaselines",
  baselineFacts(aHealthBaseline()),
);
const closedBaseline = attemptsOn(
  "healthBaselines",
  baselineFacts(aHealthBaseline({ openToKeepers: false })),
  { openK: [] },
);
const note = attemptsOn("healthNotes", healthNoteFacts(aHealthNote()));
const prescription = attemptsOn(
  "prescriptions",
  prescriptionFacts(aPrescription()),
);
const ended = attemptsOn("prescriptions", prescriptionFacts(over), {
  openK: [],
});
const dose = attemptsOn("doses", doseFacts(doseToday()));
const alert = attemptsOn("alerts", alertFacts(sick), {
  generalO: [],
  generalX: [],
});

/** A further line about the one of "author", by whoever corrects it. */
const correction = (name: Name) =>
  created(
    sentTo(
      newValuePath,
      aHealthValue({
        valueId: "health-value-new",
        value: 183,
        replaces: "health-value-1",
        by: name,
      }),
    ),
    name,
  );
const noteCorrection = (name: Name) =>
  created(
    sentTo(
      newNotePath,
      aHealthNote({
        noteId: "health-note-new",
        title: "Boiterie légère",
        replaces: "health-note-1",
        reason: "Relu",
        by: name,
      }),
    ),
    name,
  );

let doses = 0;
/** What somebody gives as needed, each time another dose: its id names who gave it. */
function doseOf(by: string): Dose {
  const given = { ...doseToday(), slot: `n${++doses}`, by };
  return doseToday({ ...given, doseId: doseId(given, by), at: new Date() });
}

const giving: Attempt = {
  resource: "doses",
  action: "create",
  what: "give",
  facts: doseFacts(doseToday()),
  path: dosePath,
  run: (database, name) => {
    const one = doseOf(name);
    return setDoc(
      doc(database, below(`doses/${one.doseId}`)),
      created(one, name),
    );
  },
};

export const attempts: Attempt[] = [
  parameter.get(parameterPath),
  parameter.list(parameterPath, "zooId", zooA),
  parameter.create("healthParameters/health-parameter-new", () =>
    aHealthParameter({ parameterId: "health-parameter-new" }),
  ),
  parameter.update(["change", "rename"], parameterPath, { name: "Taille" }),
  parameter.update(["archive", "archive"], parameterPath, { isArchived: true }),
  parameter.remove(["remove", "delete"], parameterPath),

  value.get(valuePath),
  closed.get(below("healthValues/health-value-closed")),
  value.create(newValuePath, (by) =>
    aHealthValue({ valueId: "health-value-new", by, at: new Date() }),
  ),
  {
    resource: "healthValues",
    action: "correct",
    what: "say otherwise",
    facts: healthValueFacts(aHealthValue()),
    path: newValuePath,
    data: correction,
    run: (database, name) =>
      setDoc(doc(database, newValuePath), correction(name)),
  },
  value.update(["change", "change"], valuePath, { value: 3 }),
  value.remove(["remove", "delete"], valuePath),

  bucket.get(monthPath),
  bucket.get(below("measureDays/day-1")),
  closedBucket.get(below("measureMonths/month-closed")),
  bucket.create(below("measureMonths/month-new"), () => aHealthMonth()),
  bucket.update(["change", "change"], monthPath, { days: {} }),
  bucket.remove(["remove", "delete"], monthPath),

  baseline.get(baselinePath),
  closedBaseline.get(below("baselines/health-parameter-closed")),
  baseline.create(below("baselines/new"), () =>
    aHealthBaseline({ parameterId: "new" }),
  ),
  baseline.update(["change", "begin anew"], baselinePath, {
    from: "2026-07-01",
  }),
  baseline.remove(["remove", "delete"], baselinePath),

  note.get(notePath),
  note.create(newNotePath, (by) =>
    aHealthNote({ noteId: "health-note-new", by, at: new Date() }),
  ),
  {
    resource: "healthNotes",
    action: "correct",
    what: "say otherwise",
    facts: healthNoteFacts(aHealthNote()),
    path: newNotePath,
    data: noteCorrection,
    run: (database, name) =>
      setDoc(doc(database, newNotePath), noteCorrection(name)),
  },
  note.update(["change", "change"], notePath, { title: "Rien" }),
  note.remove(["remove", "delete"], notePath),

  prescription.get(prescriptionPath),
  ended.get(below("prescriptions/prescription-over")),
  prescription.create(below("prescriptions/prescription-new"), () =>
    aPrescription({ prescriptionId: "prescription-new" }),
  ),
  prescription.update(["change", "give more"], prescriptionPath, { dosage: 3 }),
  prescription.update(["end", "stop"], prescriptionPath, {
    endReason: "recovery",
    status: "archived",
  }),
  prescription.remove(["remove", "delete"], prescriptionPath),

  dose.get(dosePath),
  giving,
  dose.update(["change", "change"], dosePath, { outcome: "held" }),
  dose.remove(["remove", "delete"], dosePath),

  alert.get(alertPath),
  alert.update(["acknowledge", "acknowledge"], alertPath, (by) => ({
    status: "acknowledged",
    acknowledgedBy: by,
    acknowledgedAt: new Date(),
    reason: "Vu",
  })),
];

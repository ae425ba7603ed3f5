import type { Prescription } from "@domain/health/prescriptions/prescription";
import {
  aHealthDay,
  aHealthBaseline,
  aHealthMonth,
  aHealthNote,
  aHealthParameter,
  aHealthValue,
  aPrescription,
  weightHere,
} from "../../builders/health";
import { foreignSector, zooB } from "../../builders/ids";
import { doseToday, goingOn } from "../doses";
import { byId, stored } from "../harness";

/** Of the neighbour establishment's animal. */
const elsewhere = {
  zooId: zooB,
  animalId: "animal-foreign",
  sectorId: foreignSector,
};

/** Records below animals, each below its own. */
const below = (
  collection: string,
  all: Readonly<Record<string, { animalId: string }>>,
) =>
  Object.fromEntries(
    Object.entries(all).map(([id, one]) => [
      `animals/${one.animalId}/${collection}/${id}`,
      stored(one),
    ]),
  );

/** What is measured of animals, and what is known of their health. */
export const records = {
  ...byId("healthParameters", "parameterId", [
    aHealthParameter(),
    aHealthParameter({
      parameterId: "health-parameter-closed",
      keeperMayCollect: false,
    }),
    weightHere,
    aHealthParameter({
      parameterId: "health-parameter-foreign",
      zooId: zooB,
      animalIds: ["animal-foreign"],
    }),
  ]),
  ...below("healthValues", {
    "health-value-1": aHealthValue(),
    "health-value-closed": aHealthValue({
      valueId: "health-value-closed",
      parameterId: "health-parameter-closed",
      openToKeepers: false,
    }),
    "health-value-foreign": aHealthValue({
      ...elsewhere,
      valueId: "health-value-foreign",
    }),
  }),
  ...below("measureDays", { "day-1": aHealthDay() }),
  ...below("measureMonths", {
    "month-1": aHealthMonth(),
    "month-closed": aHealthMonth({ openToKeepers: false }),
  }),
  ...below("baselines", {
    "health-parameter-1": aHealthBaseline(),
    "health-parameter-closed": aHealthBaseline({
      parameterId: "health-parameter-closed",
      openToKeepers: false,
    }),
  }),
  ...below("healthNotes", { "health-note-1": aHealthNote() }),
  ...below("prescriptions", {
    "prescription-1": goingOn(),
    "prescription-over": aPrescription({
      prescriptionId: "prescription-over",
      status: "archived",
      actualEndDate: "2026-11-19" as Prescription["actualEndDate"],
    }),
    "prescription-foreign": aPrescription({
      ...elsewhere,
      prescriptionId: "prescription-foreign",
    }),
  }),
  ...below("doses", { [doseToday().doseId]: doseToday() }),
};

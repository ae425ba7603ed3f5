import type { Treated } from "@domain/health/doses/dose-alerts";
import type { Dose } from "@domain/health/doses/dose";
import { dosesMost, dosesOfDaysQuery } from "@domain/health/doses/dose-queries";
import type { CalendarDay } from "@domain/time/calendar-day";
import type { Transaction } from "firebase-admin/firestore";
import { readingOf } from "../../edge/documents";
import { compile } from "../../edge/query";

/** What was said of the doses of a treatment in some days, both included. */
export async function saidOf(
  transaction: Transaction,
  treated: Treated,
  from: CalendarDay,
  until: CalendarDay,
): Promise<Dose[]> {
  const query = dosesOfDaysQuery(treated, from, until, dosesMost);
  const { docs } = await transaction.get(compile(query));
  return docs.flatMap((doc) => readingOf("doses", doc).record ?? []);
}

import * as z from "zod";
import { calendarDaySchema, daysBetween } from "../time/calendar-day";

/** The longest period of one export, in days: a leap year. */
export const exportDaysMost = 366;

/** Nothing was told of days before, or is planned after these: instants at the ends of the calendar cannot be asked for. */
const firstDay = "1900-01-01";
const lastDay = "2199-12-31";

/** From one day to another, both included. */
export const periodSchema = z
  .object({ since: calendarDaySchema, until: calendarDaySchema })
  .refine(
    ({ since, until }) =>
      since >= firstDay &&
      since <= until &&
      until <= lastDay &&
      daysBetween(since, until) < exportDaysMost,
  );

import type { CheckContext, Lookup } from "../../record/desk/desk-rule";
import { equalValues } from "../../record/equal";
import { deriving } from "../../record/typed";
import type { DeriveContext, Values } from "../../record/types";
import type { Issue } from "../../schema/issue";
import { sameTiming } from "../same-timing";
import type { Template } from "../template";
import { isOfRule, overrideIssues, withMade } from "./override-issues";

const derive = deriving<Template>();

/** Of what is settled, without what was settled before for dates that a changed timing no longer has. */
function stillSettled<T>(
  { schedule }: Pick<Template, "schedule">,
  given: readonly T[],
  { before, budget }: DeriveContext,
  settledIn: (template: Template) => readonly T[],
  occurrenceOf: (one: T) => Date,
): T[] {
  const was = before as Template | null;
  if (was === null || sameTiming(schedule, was.schedule)) return [...given];
  const old = settledIn(was);
  return given.filter(
    (one) =>
      !old.some((other) => equalValues(one, other)) ||
      isOfRule(schedule, occurrenceOf(one), budget),
  );
}

/** What was settled for single dates goes with its dates. */
export const settledDerivations = [
  derive("exdates", ["schedule", "exdates"], (template, context) =>
    stillSettled(
      template,
      template.exdates,
      context,
      ({ exdates }) => exdates,
      (one) => one,
    ),
  ),
  derive("overrides", ["schedule", "overrides"], (template, context) =>
    stillSettled(
      template,
      template.overrides,
      context,
      ({ overrides }) => overrides,
      ({ occurrence }) => occurrence,
    ),
  ),
];

/** The automation that a new one goes on from, as it is. */
const goneOnFrom = (
  { continuesId }: Template,
  lookup: Lookup | undefined,
): Values | null =>
  continuesId === null
    ? null
    : (lookup?.("taskTemplates", continuesId) ?? null);

/**
 * The changed dates with what the server alone knows of them, from the automation as it was or the one it goes on
 * from; without any, nothing is looked up.
 */
export function settledOf(
  template: Template,
  lookup: Lookup,
): Partial<Pick<Template, "overrides">> {
  if (template.overrides.length === 0) return {};
  const was =
    lookup("taskTemplates", template.templateId) ??
    goneOnFrom(template, lookup);
  return { overrides: withMade(template.overrides, was as Template | null) };
}

/** What is wrong with the changed dates of an automation, as it is saved. */
export function settledIssues(
  template: Template,
  { before, now, budget, lookup }: CheckContext,
): Issue[] {
  const was = before ?? goneOnFrom(template, lookup);
  return overrideIssues(template, { was: was as Template | null, now, budget });
}

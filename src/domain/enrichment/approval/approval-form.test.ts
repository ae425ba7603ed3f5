import { expect, it } from "vitest";
import type { CalendarDay } from "../../time/calendar-day";
import { approvalState, planningVerdict, refusedSpeciesOf } from "../use";
import type { ApprovalForm } from "./approval-form";
import {
  approvalForm,
  approvalIssues,
  emptyApproval,
  withApproval,
  withoutApproval,
} from "./approval-form";

const now = new Date("2026-11-23T10:00:00Z");
const vet = { uid: "vet", now };
const day = (text: string) => text as CalendarDay;
const of = (form: Partial<ApprovalForm>): ApprovalForm => ({
  ...emptyApproval,
  subjectId: "suricata",
  ...form,
});

it("a refusal says why, and an approval ends today at the earliest", () => {
  expect(approvalIssues(of({ state: "refused", why: "  " }), now)).toEqual([
    { field: "why", code: "required" },
  ]);
  expect(approvalIssues(of({ state: "refused", why: "Fils" }), now)).toEqual(
    [],
  );
  expect(approvalIssues(of({ until: day("2026-11-22") }), now)).toEqual([
    { field: "until", code: "invalid" },
  ]);
  expect(approvalIssues(of({ until: day("2026-11-23") }), now)).toEqual([]);
  expect(approvalIssues(of({ subjectId: null }), now)).toMatchObject([
    { field: "subjectId" },
  ]);
});

it("an approval lasts through its last day of Paris, whoever said it is named", () => {
  const said = withApproval({}, of({ until: day("2026-11-30") }), vet);
  expect(said["suricata"]).toMatchObject({
    by: "vet",
    at: now,
    until: new Date("2026-11-30T22:59:59.999Z"),
    why: null,
  });
  const until = said["suricata"]?.until ?? now;
  expect(approvalState(said["suricata"], until)).toBe("approved");
  expect(approvalState(said["suricata"], new Date(until.getTime() + 1))).toBe(
    "expired",
  );
  expect(approvalForm("suricata", said["suricata"]!)).toEqual(
    of({ until: day("2026-11-30") }),
  );
});

it("a refusal never ends, takes the place of an approval, and can be taken back", () => {
  const approved = withApproval({}, of({}), vet);
  const refused = withApproval(
    approved,
    of({ state: "refused", why: " Fils ", until: day("2026-12-01") }),
    vet,
  );
  expect(refused["suricata"]).toMatchObject({ until: null, why: "Fils" });
  expect(refusedSpeciesOf(refused)).toEqual(["suricata"]);
  const where = { specieIds: ["suricata"], enclosureIds: [] };
  expect(planningVerdict({ approvals: refused }, where, now)).toBe("refused");
  const none = withoutApproval(refused, "suricata");
  expect(none).toEqual({});
  expect(planningVerdict({ approvals: none }, where, now)).toBe("ask");
});

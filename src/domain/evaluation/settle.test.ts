import { describe, expect, it } from "vitest";
import type { Answer } from "../survey/answer";
import { answerSchema } from "../survey/answer";
import type { DeviceAnswers } from "./merge";
import { mergeDrafts } from "./merge";
import { allOf, settledDraft } from "./settle";

const said = (value: string, minute: number): Answer =>
  answerSchema.parse({
    chosen: [value],
    at: new Date(Date.UTC(2026, 10, 26, 8, minute)),
  });
const device = (
  deviceId: string,
  answers: DeviceAnswers["answers"],
): DeviceAnswers => ({ deviceId, answers, seen: {} });

const phone = device("phone", { water: said("a", 1), shade: said("a", 2) });
const tablet = device("tablet", { water: said("b", 3), rest: said("c", 4) });
const drafts = [phone, tablet];

describe("choosing between two devices", () => {
  it("keeps what is chosen, what only one answered, and leaves no conflict", () => {
    const settled = settledDraft(drafts, "phone", { water: "tablet" });
    expect(settled.answers).toEqual({
      water: said("b", 3),
      shade: said("a", 2),
      rest: said("c", 4),
    });
    const after = mergeDrafts(
      [{ deviceId: "phone", ...settled }, tablet],
      "phone",
    );
    expect(after.conflicts).toEqual([]);
    expect(after.answers).toEqual(settled.answers);
  });

  it("keeps the own answer where nothing is chosen", () => {
    expect(settledDraft(drafts, "phone").answers["water"]).toEqual(
      said("a", 1),
    );
  });

  it("shows again what the other says later", () => {
    const settled = settledDraft(drafts, "phone", { water: "phone" });
    const again = device("tablet", { ...tablet.answers, water: said("c", 9) });
    expect(
      mergeDrafts([{ deviceId: "phone", ...settled }, again], "phone")
        .conflicts,
    ).toHaveLength(1);
  });

  it("chooses all of one device", () => {
    const { conflicts } = mergeDrafts(drafts, "phone");
    expect(allOf(conflicts, "tablet")).toEqual({ water: "tablet" });
    expect(allOf([], "tablet")).toEqual({});
  });
});

import { describe, expect, it } from "vitest";
import {
  anEnrichment,
  anOfficial,
  aSession,
  aUse,
} from "../../../tests/builders/enrichment";
import { deriveFields } from "../record/derive";
import {
  enrichmentDesk,
  enrichmentSessionDesk,
  enrichmentUseDesk,
} from "./desk";
import {
  enrichmentNameIn,
  enrichmentTextIn,
  untranslatedIn,
} from "./enrichment";
import type { EnrichmentSession } from "./session";
import type { Approval } from "./use";
import { approvalState, planningVerdict } from "./use";

const now = new Date("2026-11-24T10:00:00Z");
const before = new Date("2026-11-24T09:00:00Z");

const approved = (more: Partial<Approval> = {}): Approval => ({
  about: "species",
  state: "approved",
  by: "vet",
  at: before,
  until: null,
  why: null,
  ...more,
});
const refused = approved({ state: "refused", why: "S’étouffe" });
const context = { before: null, by: "vet", now };
const all = new Set(["useId", "enclosureIds", "animalIds", "quantity"]);

describe("an object in the languages", () => {
  const object = anOfficial({ description: "Une balle" });

  it("is called as it is translated, else by its name", () => {
    expect(enrichmentNameIn(object, "de")).toBe("Ball (de)");
    expect(enrichmentNameIn(object, "fr")).toBe("Balle à friandises");
    expect(enrichmentTextIn(object, "de")).toBe("Une balle");
  });

  it("lacks a language without a name, or without the description there is", () => {
    expect(untranslatedIn(anOfficial())).toEqual([]);
    expect(untranslatedIn(object)).toHaveLength(6);
    expect(untranslatedIn(anEnrichment())).toHaveLength(6);
  });

  it("official: none may be missing, and its tags stay", () => {
    const check = (after: object, was: object | null = null) =>
      enrichmentDesk.check?.(after as never, {
        ...context,
        before: was as never,
        changed: new Set(["tags"]),
      });
    expect(check(anEnrichment())).toEqual([]);
    expect(check(anOfficial())).toEqual([]);
    expect(check({ ...anOfficial(), translations: {} })).toHaveLength(6);
    expect(check(anOfficial({ tags: [] }), anOfficial())).toEqual([
      { field: "tags", code: "tagsLocked" },
    ]);
    expect(check(anEnrichment({ tags: [] }), anEnrichment())).toEqual([]);
    expect(check(anOfficial({ sectors: ["s"] }))).toEqual([
      { field: "sectors", code: "invalid" },
    ]);
  });
});

describe("an approval", () => {
  it("ends by itself, a refusal does not", () => {
    expect(approvalState(undefined, now)).toBe("unasked");
    expect(approvalState(approved(), now)).toBe("approved");
    expect(approvalState(approved({ until: before }), now)).toBe("expired");
    expect(approvalState(refused, now)).toBe("refused");
  });

  it("decides over a plan: refused for a species is final, the rest is asked", () => {
    const verdict = (specieIds: string[], enclosureIds: string[] = []) =>
      planningVerdict(
        {
          approvals: {
            lion: approved(),
            lynx: refused,
            pond: { ...refused, about: "enclosure" },
          },
        },
        { specieIds, enclosureIds },
        now,
      );
    expect(verdict([])).toBe("approved");
    expect(verdict(["lion"])).toBe("approved");
    expect(verdict(["lion", "tiger"])).toBe("ask");
    expect(verdict(["lion"], ["pond"])).toBe("ask");
    expect(verdict(["lion", "lynx"])).toBe("refused");
  });

  it("is in the name of who asks, a refusal with its reason", () => {
    const issues = (approval: Approval, by = "vet") =>
      enrichmentUseDesk.check?.(aUse({ approvals: { lion: approval } }), {
        ...context,
        by,
        changed: new Set(["approvals"]),
      });
    expect(issues(approved())).toEqual([]);
    expect(issues(refused)).toEqual([]);
    expect(issues(approved(), "other")).toHaveLength(1);
    expect(issues({ ...refused, why: " " })).toHaveLength(1);
    expect(issues({ ...refused, until: now })).toHaveLength(1);
    const later = new Date(now.getTime() + 3_600_000);
    expect(issues(approved({ until: later }))).toEqual([]);
    expect(issues(approved({ at: later }))).toHaveLength(1);
    expect(issues(approved({ until: before }))).toHaveLength(1);
  });

  it("of the species is known apart; the figures stay the movements'", () => {
    const was = aUse();
    const derived = deriveFields(
      "enrichmentUses",
      { approvals: { lynx: refused, lion: approved() }, stockManaged: false },
      { before: was, now },
    );
    expect(derived).toEqual({
      refusedSpecies: ["lynx"],
      approverIds: [...new Set([refused.by, approved().by])].sort(),
      stock: { ...was.stock, managed: false },
    });
  });
});

describe("a plan at the desk", () => {
  const use = aUse({ refusedSpecies: ["lynx"] });
  const lives = (enclosureId: string | null) => ({
    animalEnclosureData: { enclosureId },
  });
  const known: Record<string, object> = {
    "animal-1": lives("enclosure-1"),
    "animal-2": lives("enclosure-2"),
    "animal-gone": lives(null),
  };
  const check = (
    session: object,
    changed: ReadonlySet<string> = all,
    before: object | null = null,
  ) =>
    enrichmentSessionDesk.check?.(aSession(session), {
      ...context,
      before: before === null ? null : aSession(before),
      changed,
      lookup: (collection, id) =>
        collection === "enrichmentUses" ? use : ((known[id] ?? null) as never),
    });
  const codes = (session: object, changed?: ReadonlySet<string>) =>
    check(session, changed)?.map(({ code }) => code);

  it("is for a place, within the stock, and for no species it is refused for", () => {
    expect(check({})).toEqual([]);
    expect(codes({ specieIds: ["lynx"] })).toEqual(["enrichmentRefused"]);
    expect(codes({ quantity: 6 })).toEqual(["stockShort"]);
    expect(codes({ enclosureIds: [] })).toEqual(["required"]);
    expect(codes({ plannedFor: now, plannedUntil: before })).toEqual([
      "endBeforeStart",
    ]);
    expect(codes({}, new Set(["quantity"]))).toEqual(["required"]);
  });

  it("is looked at when it is new, though it names every field, and when it is brought back; taken off it is free", () => {
    const every = new Set(Object.keys(aSession()));
    expect(codes({ specieIds: ["lynx"] }, every)).toEqual([
      "enrichmentRefused",
    ]);
    const removal = (
      isDeleted: boolean,
      more: Partial<EnrichmentSession> = {},
    ) =>
      enrichmentSessionDesk
        .check?.(aSession({ ...more, isDeleted }), {
          ...context,
          before: { ...aSession({ ...more, isDeleted: !isDeleted }) },
          changed: new Set(["isDeleted"]),
          lookup: () => use,
        })
        .map(({ code }) => code);
    expect(removal(true)).toEqual([]);
    expect(removal(false)).toEqual(["required"]);
    // Its pieces would stay out for good.
    expect(removal(true, { status: "ongoing" })).toEqual(["invalid"]);
  });

  it("is looked at whatever is put back with it", () => {
    const put = new Set([...all, "isDeleted"]);
    expect(codes({ specieIds: ["lynx"] }, put)).toEqual(["enrichmentRefused"]);
    expect(check({}, put, { status: "completed" })).toEqual([
      { field: "status", code: "invalid" },
    ]);
  });

  it("is for animals that live there: none come past a refusal by naming others", () => {
    const elsewhere = [{ field: "animalIds", code: "invalid" }];
    expect(check({ animalIds: ["animal-2"] })).toEqual(elsewhere);
    expect(check({ animalIds: ["animal-gone"] })).toEqual(elsewhere);
    expect(check({ animalIds: ["nobody"] })).toEqual(elsewhere);
    // Who was planned for there and moved since stays, while the plan does.
    const moved = { animalIds: ["animal-2"] };
    expect(check(moved, all, moved)).toEqual([]);
    const was = { ...moved, enclosureIds: ["enclosure-2"] };
    expect(check({ animalIds: ["animal-1"] }, all, was)).toEqual([]);
    expect(
      check({ ...moved, enclosureIds: ["enclosure-1"] }, all, was),
    ).toEqual(elsewhere);
  });

  it("is within ten years", () => {
    const far = new Date("2100-01-01T00:00:00Z");
    expect(check({ plannedFor: far })).toEqual([
      { field: "plannedFor", code: "invalid" },
    ]);
    expect(check({ plannedUntil: far })).toEqual([
      { field: "plannedUntil", code: "invalid" },
    ]);
  });

  it("takes sectors and species from the records, whatever is said", () => {
    const known: Record<string, object> = {
      "enclosure-1": {
        linkedSectorId: "s-1",
        speciesList: [{ specieId: "lion" }, { specieId: "lynx" }],
      },
      "animal-1": { specieId: "lion" },
    };
    const resolve = (session: object) =>
      enrichmentSessionDesk.resolve?.(
        aSession(session),
        all,
        (_, id) => (known[id] ?? null) as never,
      );
    expect(resolve({})).toEqual({ sectorIds: ["s-1"], specieIds: ["lion"] });
    expect(resolve({ animalIds: [] })).toEqual({
      sectorIds: ["s-1"],
      specieIds: ["lion", "lynx"],
    });
    expect(resolve({ status: "completed" })).toEqual({});
  });

  it("does not carry out what the rules alone check", () => {
    const asks = (field: string) => enrichmentSessionDesk.asks?.(field, {}, {});
    expect(asks("status")).toEqual([]);
    expect(asks("evaluation")).toEqual([]);
    expect(asks("quantity")).toBeNull();
  });
});

import type { Query } from "@domain/query/query";
import { describe, expect, it } from "vitest";
import { aTask } from "../../../tests/builders/work";
import type { Row } from "../live-store";
import { knownOf } from "./use-total";

const where = (field: string, value: string): Query<"tasks"> => ({
  collection: "tasks",
  where: [{ field, op: "array-contains", value }],
  orderBy: [],
  limit: 2,
});
const inSector = where("sectorIds", "s");
const naming = where("audience", "me");
const row = (id: string, sectorId: string, uid?: string): Row<"tasks"> => ({
  id,
  data: aTask({
    taskId: id,
    sectorIds: [sectorId],
    responsibleIds: uid === undefined ? [] : [uid],
  }),
  pending: false,
});
const asIs = {
  shows: () => true,
  countAs: (query: Query<"tasks">) => query,
};

describe("the total of a union of queries", () => {
  it("is the rows at hand where no query reached its limit", () => {
    const rows = [row("a", "s"), row("b", "t", "me")];
    expect(knownOf([inSector, naming], rows, asIs)).toEqual({
      beside: 2,
      question: null,
    });
    expect(knownOf([inSector], [], asIs)).toEqual({
      beside: 0,
      question: null,
    });
  });

  it("leaves to the server what one query finds, and adds what it does not", () => {
    const rows = [row("a", "s"), row("b", "s", "me"), row("c", "t", "me")];
    const apart = { ...naming, limit: 3 };
    expect(knownOf([inSector, apart], rows, asIs)).toEqual({
      beside: 1,
      question: inSector,
    });
  });

  it("counts of the rows at hand only what is shown", () => {
    const rows = [row("a", "s"), row("b", "s"), row("c", "t", "me")];
    const shows = ({ id }: { id: string }) => id !== "c";
    expect(knownOf([inSector, naming], rows, { ...asIs, shows })).toEqual({
      beside: 0,
      question: inSector,
    });
  });

  it("is not known where several reached their limit, or none can be asked", () => {
    const rows = [row("a", "s", "me"), row("b", "s", "me")];
    expect(knownOf([inSector, naming], rows, asIs)).toBeNull();
    const countAs = () => null;
    expect(knownOf([inSector], rows, { ...asIs, countAs })).toBeNull();
  });
});

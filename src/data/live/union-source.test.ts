import { describe, expect, it } from "vitest";
import type { Live, LiveList } from "../live-store";
import { unionOf } from "./union-source";

type List = Live<LiveList<"sectors">>;

const rowOf = (id: string) => ({ id, data: {} }) as never;
const listOf = (...ids: string[]): List => ({
  state: "data",
  data: {
    rows: ids.map(rowOf),
    unreadable: 0,
    fromCache: false,
    heard: true,
    full: false,
  },
});
const loading: List = { state: "loading" };
const compare = (a: { id: string }, b: { id: string }) =>
  a.id < b.id ? -1 : 1;

const idsOf = (union: List) =>
  union.state === "data" ? union.data.rows.map(({ id }) => id) : union.state;

describe("several lists as one", () => {
  it("wait for all, and hold each record once", () => {
    expect(idsOf(unionOf([listOf("b"), loading], { compare }))).toBe("loading");
    expect(
      idsOf(unionOf([listOf("b", "c"), listOf("a", "b")], { compare })),
    ).toEqual(["a", "b", "c"]);
  });

  it("show the first as they come, and say that there is more", () => {
    const asTheyCome = true;
    const parts = [listOf("a", "b"), loading, listOf("e")];
    const union = unionOf(parts, { compare, asTheyCome });
    expect(idsOf(union)).toEqual(["a", "b"]);
    expect(union).toMatchObject({ data: { heard: false, coming: true } });
    // A gap at the beginning would put rows above those that are read.
    expect(
      idsOf(unionOf([loading, listOf("c")], { compare, asTheyCome })),
    ).toBe("loading");
    const whole = unionOf([listOf("a"), listOf("c")], { compare, asTheyCome });
    expect(whole).toMatchObject({ data: { heard: true } });
    expect(whole).not.toHaveProperty("data.coming");
  });

  it("fail when one fails", () => {
    const failed: List = {
      state: "error",
      code: "internal",
      retry: () => undefined,
    };
    const union = unionOf([listOf("a"), failed], { compare, asTheyCome: true });
    expect(union).toMatchObject({ state: "error", code: "internal" });
  });
});

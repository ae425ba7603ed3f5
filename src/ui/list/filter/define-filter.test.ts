import { expect, it } from "vitest";
import {
  anId,
  defineFilter,
  flag,
  oneOf,
  someOf,
  words,
} from "./define-filter";
import { withParams } from "../search-params";

interface Narrowing {
  status: "todo" | "done";
  sex: "female" | "male" | null;
  sectorId: string | null;
  late: boolean;
  place: string;
}

const filter = defineFilter<Narrowing>(
  {
    status: oneOf(["todo", "done"]),
    sex: someOf(["female", "male"]),
    sectorId: anId((text) => !text.includes("/")),
    late: flag,
    place: words,
  },
  (values) => (values.late ? { ...values, status: "todo" } : values),
);
const of = (search: string) => filter.of(new URLSearchParams(search));

it("narrows nothing where the address says nothing, or nothing that is understood", () => {
  const nothing = {
    status: "todo",
    sex: null,
    sectorId: null,
    late: false,
    place: "",
  };
  expect(filter.initial).toEqual(nothing);
  expect(of("")).toEqual(nothing);
  expect(of("status=x&sex=x&sectorId=a/b&late=yes")).toEqual(nothing);
});

it("comes back from the address as it went, parts that do not narrow left out", () => {
  const set: Narrowing = {
    status: "done",
    sex: "male",
    sectorId: "s1",
    late: false,
    place: "Forêt",
  };
  const address = withParams(new URLSearchParams("tab=x"), filter.params(set));
  expect(filter.of(address)).toEqual(set);
  expect(withParams(address, filter.params(filter.initial)).toString()).toBe(
    "tab=x",
  );
});

it("settles what makes no sense together", () => {
  expect(of("late=1&status=done")).toMatchObject({
    late: true,
    status: "todo",
  });
});

it("names what is set, each with the change that unsets it", () => {
  expect(filter.chips(filter.initial)).toEqual([]);
  expect(filter.chips(of("late=1&sectorId=s1"))).toEqual([
    { name: "sectorId", clear: { sectorId: null } },
    { name: "late", clear: { late: false } },
  ]);
});

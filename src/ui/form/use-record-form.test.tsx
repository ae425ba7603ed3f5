import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeAll, expect, it } from "vitest";
import { loadTexts, startI18n } from "../../lib/i18n/i18n";
import { serverIssues } from "./server-issues";
import { useRecordForm } from "./use-record-form";

beforeAll(async () => {
  await startI18n("fr");
  await loadTexts(["errors.fields"]);
});

interface Zone {
  id: string;
  name: string;
}
const zones: Zone[] = ["a", "b", "c"].map((id) => ({ id, name: "" }));

const inRouter = ({ children }: { children: ReactNode }) => (
  <RouterProvider
    router={createMemoryRouter([{ path: "*", element: children }])}
  />
);

const openForm = () =>
  renderHook(
    () =>
      useRecordForm({
        name: "place",
        initial: { title: "", zones },
        issuesOf: ({ title }) =>
          title === "" ? [{ field: "title", code: "required" }] : [],
        labelOf: (field) => field,
      }),
    { wrapper: inRouter },
  ).result;

const ids = (list: readonly Zone[]) => list.map(({ id }) => id);

it("says nothing before it is checked, then what is wrong until it is not", () => {
  const form = openForm();
  expect(form.current.problems).toEqual([]);
  act(() => expect(form.current.check()).toBe(false));
  expect(form.current.field("title")).toEqual({
    id: "place-title",
    error: "Ce champ est obligatoire.",
  });
  act(() => form.current.input("title").onChange("Forêt"));
  expect(form.current.problems).toEqual([]);
  expect(form.current.values.title).toBe("Forêt");
  act(() => expect(form.current.check()).toBe(true));
});

it("is dirty while it differs from what it began with", () => {
  const form = openForm();
  act(() => form.current.change({ title: "Forêt" }));
  expect(form.current.dirty).toBe(true);
  act(() => form.current.change({ title: "" }));
  expect(form.current.dirty).toBe(false);
  act(() => form.current.list("zones").remove(1));
  expect(form.current.dirty).toBe(true);
  act(() => form.current.release());
  expect(form.current.dirty).toBe(false);
});

it("moves, changes, adds and removes the items of a list", () => {
  const form = openForm();
  const edit = (
    work: (list: ReturnType<typeof form.current.list<"zones">>) => void,
  ) => act(() => work(form.current.list("zones")));
  edit((list) => list.move(1, 0));
  expect(ids(form.current.values.zones)).toEqual(["b", "a", "c"]);
  edit((list) => list.move(1, 2));
  expect(ids(form.current.values.zones)).toEqual(["b", "c", "a"]);
  edit((list) => list.change(1, { name: "Rive" }));
  expect(form.current.values.zones.map(({ name }) => name)).toEqual([
    "",
    "Rive",
    "",
  ]);
  edit((list) => list.insert({ id: "d", name: "" }));
  edit((list) => list.remove(0));
  expect(ids(form.current.values.zones)).toEqual(["c", "a", "d"]);
});

it("shows what the server found at its field, until that field is changed", () => {
  const form = openForm();
  act(() => form.current.change({ title: "Forêt" }));
  const refused = {
    details: {
      fields: [
        { field: "title", code: "tooLong", values: { max: 3 } },
        "zones",
      ],
    },
  };
  act(() => form.current.setErrors(serverIssues(refused)));
  expect(form.current.problems.map(({ label }) => label)).toEqual([
    "title",
    "zones",
  ]);
  expect(form.current.field("title").error).toContain("3");
  act(() => form.current.list("zones").remove(0));
  expect(form.current.field("title").error).toContain("3");
  act(() => form.current.change({ title: "Fo" }));
  expect(form.current.field("title").error).toBeUndefined();
});

it("finds no fields in any other failure", () => {
  for (const failure of [
    null,
    "x",
    new Error("x"),
    { details: 1 },
    { details: { fields: [1] } },
  ])
    expect(serverIssues(failure)).toEqual([]);
});

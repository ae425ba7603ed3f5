import { expect, it } from "vitest";
import { report, setReportSink, type Report } from "./report";

it("adds route and build, says the same once, and survives its sink", () => {
  const heard: Report[] = [];
  setReportSink((one) => {
    heard.push(one);
    throw new Error("sink");
  });
  history.replaceState(null, "", "/SectorListView?sectorId=s1");
  const problem = { code: "unreadable", where: "tasks/t1", fields: ["dueAt"] };
  report(problem);
  report(problem);
  report({ code: "internal" });
  expect(heard).toEqual([
    { ...problem, route: "/SectorListView", build: "local" },
    { code: "internal", route: "/SectorListView", build: "local" },
  ]);
});

it("stops after fifty different reports", () => {
  let count = 0;
  setReportSink(() => (count += 1));
  for (let index = 0; index < 80; index += 1) report({ code: `c${index}` });
  expect(count).toBe(50);
});

import { expect, it } from "vitest";
import { auditActions } from "./actions";
import { auditQuery } from "./audit-queries";
import { actionsOfKind, auditKinds } from "./kinds";

it("has every action of the audit in one kind", () => {
  const all = auditKinds.flatMap((kind): string[] => [...actionsOfKind[kind]]);
  expect(all.sort()).toEqual([...auditActions].sort());
});

it("is asked for one establishment or all, the latest first, of a kind or any", () => {
  expect(auditQuery("z", null, 50)).toMatchObject({
    where: [{ field: "zooId", value: "z" }],
    orderBy: [{ field: "at", direction: "desc" }],
    limit: 50,
  });
  expect(auditQuery(null, "passwords", 50).where).toEqual([
    { field: "action", op: "in", value: actionsOfKind.passwords },
  ]);
});

import { expect, it } from "vitest";
import { AppError } from "@domain/errors";
import { toAppError } from "./errors";

it.each([
  ["auth/invalid-credential", "invalid-input"],
  ["auth/wrong-password", "invalid-input"],
  ["auth/invalid-email", "invalid-input"],
  ["auth/too-many-requests", "quota"],
  ["auth/network-request-failed", "offline"],
  ["auth/user-disabled", "not-allowed"],
  ["auth/something-new", "internal"],
  ["permission-denied", "not-allowed"],
  ["firestore/permission-denied", "not-allowed"],
  ["unavailable", "offline"],
  ["functions/deadline-exceeded", "offline"],
  ["failed-precondition", "conflict"],
  ["firestore/aborted", "conflict"],
  ["already-exists", "conflict"],
  ["unauthenticated", "not-signed-in"],
  ["not-found", "not-found"],
  ["invalid-argument", "invalid-input"],
  ["storage/retry-limit-exceeded", "offline"],
  ["resource-exhausted", "quota"],
  ["data-loss", "internal"],
])("%s is %s", (sdk, code) => {
  const error = toAppError(Object.assign(new Error("text"), { code: sdk }));
  expect(error).toMatchObject({ code, details: { sdk } });
});

it("keeps an AppError and names anything else", () => {
  const known = new AppError("quota");
  expect(toAppError(known)).toBe(known);
  expect(toAppError(new TypeError("secret"))).toMatchObject({
    code: "internal",
    details: { name: "TypeError" },
  });
  expect(toAppError("secret")).toMatchObject({ details: { name: "string" } });
  expect(toAppError({ code: 5 })).toMatchObject({ code: "internal" });
});

import { describe, expect, it } from "vitest";
import { accessSchema } from "../../src/domain/access/access";
import { demoPassword, demoSignIns } from "./accounts";
import { demoDocuments } from "./documents";

const now = new Date("2026-11-20T13:20:00Z");

describe("accounts", () => {
  const accounts = demoSignIns(now);

  it("are eight, the neighbour's two, one who is new, one who left and the tablets of classes, verified, with the password that is announced", () => {
    expect(accounts.map(({ localId }) => localId)).toEqual([
      "superadmin",
      "admin",
      "manager",
      "keeper",
      "vet",
      "nutrition",
      "pedago",
      "auditor",
      "admin2",
      "keeper2",
      "newcomer",
      "former",
      "educational-sentinelle",
    ]);
    expect(
      accounts.filter(({ disabled }) => disabled).map(({ email }) => email),
    ).toEqual(["former@suricate.test"]);
    for (const { localId, email, emailVerified, passwordHash } of accounts) {
      const name = localId.startsWith("educational") ? "tablets" : localId;
      expect(email).toBe(`${name}@suricate.test`);
      expect(emailVerified).toBe(true);
      expect(passwordHash.endsWith(`:password=${demoPassword}`)).toBe(true);
    }
  });

  it("claim what the access record says", () => {
    const records = new Map(
      demoDocuments(now).map(({ path, data }) => [path, data]),
    );
    for (const { localId, customAttributes } of accounts) {
      const { right, zooId, staff } = accessSchema.parse(
        records.get(`access/${localId}`),
      );
      expect(JSON.parse(customAttributes)).toEqual({ right, zooId, staff });
    }
  });
});

import { describe, expect, it } from "vitest";
import { addressFrom, wishFrom } from "./repair";

describe("what is asked of the repair", () => {
  it("is everything here, or dry, or of a project", () => {
    expect(wishFrom([])).toEqual({ dryRun: false, projectId: null });
    expect(wishFrom(["--project", "zoo", "--dry-run"])).toEqual({
      dryRun: true,
      projectId: "zoo",
    });
    expect(wishFrom(["--project=zoo"]).projectId).toBe("zoo");
  });

  it.each([["--dryrun"], ["--project"], ["--project", "--dry-run"], ["now"]])(
    "is told plainly when it cannot be read: %s %s",
    (...args) => {
      const given = args.filter((arg) => typeof arg === "string");
      expect(() => wishFrom(given)).toThrow(/^Usage: npm run repair/);
    },
  );
});

describe("where it mends", () => {
  const nowhere = { dryRun: true, projectId: null };
  const of = (projectId: string) => ({ dryRun: true, projectId });

  it("is the suite on this machine, on its ports", () => {
    expect(addressFrom(nowhere, { SURICATE_PORT_FIRESTORE: "6080" })).toEqual({
      GCLOUD_PROJECT: "demo-suricate",
      GOOGLE_CLOUD_PROJECT: "demo-suricate",
      FIRESTORE_EMULATOR_HOST: "127.0.0.1:6080",
      FIREBASE_STORAGE_EMULATOR_HOST: "127.0.0.1:9199",
      FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099",
      METADATA_SERVER_DETECTION: "none",
    });
    expect(addressFrom(of("demo-other"), {})).toMatchObject({
      GCLOUD_PROJECT: "demo-other",
      FIRESTORE_EMULATOR_HOST: "127.0.0.1:8080",
    });
  });

  it("is where the environment says, as the admin SDK reads it", () => {
    const FIRESTORE_EMULATOR_HOST = "127.0.0.1:9";
    expect(addressFrom(of("zoo"), { FIRESTORE_EMULATOR_HOST })).toMatchObject({
      GCLOUD_PROJECT: "zoo",
      FIRESTORE_EMULATOR_HOST,
    });
    expect(addressFrom(nowhere, { GCLOUD_PROJECT: "zoo" })).toEqual({
      GCLOUD_PROJECT: "zoo",
      GOOGLE_CLOUD_PROJECT: "zoo",
    });
  });
});

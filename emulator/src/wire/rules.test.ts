import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from "@firebase/rules-unit-testing";
import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  onSnapshot,
  query,
  setDoc,
  setLogLevel,
  where,
  writeBatch,
} from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type LocalFirestore,
  startLocalFirestore,
} from "./test-support/local-firestore";

const projectId = "demo-rules-wire";
const rules = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} {
      allow read: if resource.data.owner == request.auth.uid;
      allow create: if request.resource.data.owner == request.auth.uid;
    }
  }
}`;
let local: LocalFirestore;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  setLogLevel("silent");
  local = await startLocalFirestore(projectId);
  environment = await initializeTestEnvironment({
    projectId,
    firestore: { host: "127.0.0.1", port: local.port, rules },
  });
});
afterAll(async () => {
  await environment.cleanup();
  await local.stop();
});
beforeEach(() => environment.clearFirestore());

/** The test library types its instances by the older API; the functions take either. */
const modular = (context: RulesTestContext): Firestore =>
  context.firestore() as unknown as Firestore;
const as = (uid: string) => modular(environment.authenticatedContext(uid));
const note = (owner: string) => ({ owner, text: "x" });

describe("rules through rules-unit-testing", () => {
  it("allows and denies single documents", async () => {
    const ann = as("ann");
    await assertSucceeds(setDoc(doc(ann, "notes/a"), note("ann")));
    await assertFails(setDoc(doc(ann, "notes/b"), note("bob")));
    await assertSucceeds(getDoc(doc(ann, "notes/a")));
    await assertFails(getDoc(doc(as("bob"), "notes/a")));
    const nobody = modular(environment.unauthenticatedContext());
    await assertFails(getDoc(doc(nobody, "notes/a")));
  });

  it("decides a list by its query", async () => {
    const ann = as("ann");
    const notes = collection(ann, "notes");
    await assertFails(getDocs(notes));
    await assertSucceeds(getDocs(query(notes, where("owner", "==", "ann"))));
    await assertFails(getDocs(query(notes, where("owner", "==", "bob"))));
  });

  it("applies nothing of a batch with one refused write", async () => {
    const ann = as("ann");
    const batch = writeBatch(ann);
    batch.set(doc(ann, "notes/good"), note("ann"));
    batch.set(doc(ann, "notes/bad"), note("bob"));
    await assertFails(batch.commit());
    await environment.withSecurityRulesDisabled(async (context) => {
      const found = await getDocs(collection(modular(context), "notes"));
      expect(found.empty).toBe(true);
    });
  });

  it("refuses one listener and leaves the others of the same stream alone", async () => {
    const ann = as("ann");
    const mine = query(collection(ann, "notes"), where("owner", "==", "ann"));
    const sizes: number[] = [];
    const stop = onSnapshot(mine, (snapshot) => sizes.push(snapshot.size));
    await expect.poll(() => sizes).toEqual([0]);
    const refusal = await new Promise<string>((refused) => {
      onSnapshot(
        collection(ann, "notes"),
        () => refused("allowed"),
        (error) => refused(error.code),
      );
    });
    expect(refusal).toBe("permission-denied");
    await setDoc(doc(ann, "notes/a"), note("ann"));
    await expect.poll(() => sizes.at(-1)).toBe(1);
    stop();
  });

  it("reports rules that do not compile", async () => {
    await expect(
      initializeTestEnvironment({
        projectId: "demo-bad-rules",
        firestore: {
          host: "127.0.0.1",
          port: local.port,
          rules: "service cloud.firestore { match }",
        },
      }),
    ).rejects.toThrow(/L1:/);
  });
});

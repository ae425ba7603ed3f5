import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from "@firebase/rules-unit-testing";
import {
  average,
  collection,
  collectionGroup,
  count,
  deleteDoc,
  doc,
  documentId,
  type Firestore,
  getAggregateFromServer,
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  query,
  type Query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type LocalFirestore,
  startLocalFirestore,
} from "../../src/wire/test-support/local-firestore";

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function signedIn() { return request.auth != null; }
    function roleIn(tenant) {
      return get(/databases/$(database)/documents/tenants/$(tenant)/members/$(request.auth.uid)).data.role;
    }
    function memberOf(tenant) {
      return signedIn()
        && exists(/databases/$(database)/documents/tenants/$(tenant)/members/$(request.auth.uid));
    }

    // Roles in a document, per tenant.
    match /tenants/{tenant} {
      allow get: if memberOf(tenant);
      match /members/{uid} {
        allow read: if memberOf(tenant);
        allow write: if roleIn(tenant) == 'owner';
      }
      match /projects/{project} {
        allow read: if memberOf(tenant);
        allow create, update: if roleIn(tenant) in ['owner', 'editor'];
        allow delete: if roleIn(tenant) == 'owner';
      }
    }

    // Roles in the document itself.
    match /stories/{story} {
      function role() { return resource.data.roles[request.auth.uid]; }
      allow read: if resource.data.published == true || role() in ['writer', 'reader'];
      allow update: if role() == 'writer'
        && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['title', 'text']);
    }

    // Validation of fields.
    match /profiles/{uid} {
      function valid(data) {
        return data.keys().hasAll(['name']) && data.keys().hasOnly(['name', 'age', 'tags', 'at'])
          && data.name is string && data.name.size() > 0 && data.name.size() <= 20
          && (!('age' in data) || (data.age is int && data.age >= 0))
          && (!('tags' in data) || (data.tags is list && data.tags.size() <= 3));
      }
      allow get: if true;
      allow create: if request.auth.uid == uid && valid(request.resource.data)
        && request.resource.data.at == request.time;
      allow update: if request.auth.uid == uid && valid(request.resource.data)
        && !request.resource.data.diff(resource.data).affectedKeys().hasAny(['at']);
    }

    // One message in ten seconds.
    match /talkers/{uid} {
      allow create: if request.auth.uid == uid && request.resource.data.last == request.time;
      allow update: if request.auth.uid == uid && request.resource.data.last == request.time
        && request.time > resource.data.last + duration.value(10, 's');
    }

    // A counter and the thing it counts, in one batch.
    match /counters/{id} {
      allow write: if request.resource.data.n == getAfter(/databases/$(database)/documents/things/$(id)).data.n;
    }
    match /things/{id} {
      allow create: if existsAfter(/databases/$(database)/documents/counters/$(id))
        && !exists(/databases/$(database)/documents/counters/$(id));
      allow delete: if !existsAfter(/databases/$(database)/documents/things/$(id));
    }

    // Custom claims.
    match /reports/{id} {
      allow read: if request.auth.token.admin == true
        || request.auth.token.get('regions', []).hasAny([resource.data.region]);
    }

    // Lists that say how much they ask for, and groups.
    match /feed/{id} { allow list: if request.query.limit <= 10; }
    match /{path=**}/comments/{id} {
      allow read: if resource.data.public == true || resource.data.author == request.auth.uid;
    }
  }
}`;

const projectId = "demo-patterns";
let local: LocalFirestore;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  setLogLevel("silent");
  local = await startLocalFirestore(projectId);
  environment = await initializeTestEnvironment({
    projectId,
    firestore: { host: "127.0.0.1", port: local.port, rules: RULES },
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
const as = (uid: string, token: Record<string, unknown> = {}): Firestore =>
  modular(environment.authenticatedContext(uid, token));
const nobody = (): Firestore => modular(environment.unauthenticatedContext());

const given = (documents: Readonly<Record<string, object>>): Promise<void> =>
  environment.withSecurityRulesDisabled(async (context) => {
    const db = modular(context);
    for (const [path, data] of Object.entries(documents)) {
      await setDoc(doc(db, path), data);
    }
  });

/** Whether a listener is answered with documents. */
const listening = (asked: Query): Promise<void> =>
  new Promise((answered, refused) => {
    const stop = onSnapshot(
      asked,
      () => {
        stop();
        answered();
      },
      refused,
    );
  });

describe("members of a tenant", () => {
  beforeEach(() =>
    given({
      "tenants/t1": { name: "one" },
      "tenants/t1/members/olga": { role: "owner" },
      "tenants/t1/members/ed": { role: "editor" },
      "tenants/t1/projects/p": { n: 1 },
      "tenants/t2/members/eve": { role: "owner" },
    }),
  );

  it("read what is theirs, one by one and as a list", async () => {
    for (const uid of ["olga", "ed"]) {
      const db = as(uid);
      await assertSucceeds(getDoc(doc(db, "tenants/t1")));
      const projects = collection(db, "tenants/t1/projects");
      await assertSucceeds(getDocs(projects));
      await assertSucceeds(getDocs(query(projects, where("n", ">", 0))));
      await assertSucceeds(listening(query(projects)));
      await assertSucceeds(getAggregateFromServer(projects, { n: count() }));
    }
    for (const db of [as("eve"), nobody()]) {
      await assertFails(getDoc(doc(db, "tenants/t1")));
      const projects = collection(db, "tenants/t1/projects");
      await assertFails(getDocs(projects));
      await assertFails(listening(query(projects)));
      await assertFails(
        getAggregateFromServer(projects, { n: count(), mean: average("n") }),
      );
    }
    await assertFails(getDocs(collection(as("olga"), "tenants")));
    await assertFails(getDocs(collectionGroup(as("olga"), "projects")));
  });

  it("write by their role", async () => {
    const at = (uid: string) => doc(as(uid), "tenants/t1/projects/p");
    await assertSucceeds(updateDoc(at("ed"), { n: 2 }));
    await assertFails(deleteDoc(at("ed")));
    await assertFails(updateDoc(at("eve"), { n: 3 }));
    await assertSucceeds(deleteDoc(at("olga")));
    const promoted = { role: "owner" };
    const own = (uid: string) => doc(as(uid), "tenants/t1/members/ed");
    await assertFails(setDoc(own("ed"), promoted));
    await assertSucceeds(setDoc(own("olga"), promoted));
    await assertSucceeds(setDoc(at("ed"), { n: 1 }));
    await assertSucceeds(deleteDoc(at("ed")));
  });
});

describe("roles in the document", () => {
  beforeEach(() =>
    given({
      "stories/open": { published: true, roles: {}, title: "a", text: "b" },
      "stories/draft": {
        published: false,
        roles: { wanda: "writer", rita: "reader" },
        title: "a",
        text: "b",
      },
    }),
  );

  it("open it to those named", async () => {
    for (const uid of ["wanda", "rita"]) {
      await assertSucceeds(getDoc(doc(as(uid), "stories/draft")));
    }
    await assertFails(getDoc(doc(as("eve"), "stories/draft")));
    await assertSucceeds(getDoc(doc(nobody(), "stories/open")));
  });

  it("are proven by the filters of a list", async () => {
    const stories = (uid: string) => collection(as(uid), "stories");
    const published = where("published", "==", true);
    await assertSucceeds(getDocs(query(stories("eve"), published)));
    const read = where("roles.rita", "==", "reader");
    await assertSucceeds(getDocs(query(stories("rita"), read)));
    const either = where("roles.rita", "in", ["reader", "writer"]);
    await assertSucceeds(getDocs(query(stories("rita"), either)));
    await assertFails(getDocs(query(stories("eve"), read)));
    await assertFails(getDocs(stories("rita")));
    const byName = where(documentId(), "in", ["open", "draft"]);
    await assertSucceeds(getDocs(query(stories("rita"), byName)));
    await assertFails(getDocs(query(stories("eve"), byName)));
  });

  it("let a writer change some fields only", async () => {
    const draft = (uid: string) => doc(as(uid), "stories/draft");
    await assertSucceeds(updateDoc(draft("wanda"), { title: "c" }));
    await assertFails(updateDoc(draft("rita"), { title: "d" }));
    await assertFails(updateDoc(draft("wanda"), { "roles.eve": "writer" }));
    await assertFails(updateDoc(draft("wanda"), { title: "e", extra: 1 }));
  });
});

describe("fields", () => {
  const profile = (uid = "ann") => doc(as(uid), "profiles/ann");
  const at = serverTimestamp();

  it.each([
    ["a name", { name: "Ann" }, true],
    ["all of them", { name: "Ann", age: 0, tags: ["x"] }, true],
    ["no name", { age: 1 }, false],
    ["an empty name", { name: "" }, false],
    ["a long name", { name: "x".repeat(21) }, false],
    ["an age below zero", { name: "Ann", age: -1 }, false],
    ["a broken age", { name: "Ann", age: 1.5 }, false],
    ["too many tags", { name: "Ann", tags: ["a", "b", "c", "d"] }, false],
    ["a field too much", { name: "Ann", admin: true }, false],
  ])("are valid or not: %s", async (_, data, valid) => {
    const writing = setDoc(profile(), { ...data, at });
    await (valid ? assertSucceeds(writing) : assertFails(writing));
  });

  it("are checked as they will be after the change", async () => {
    await assertFails(setDoc(profile(), { name: "Ann", at: Timestamp.now() }));
    await assertFails(setDoc(profile("bob"), { name: "Ann", at }));
    await assertSucceeds(setDoc(profile(), { name: "Ann", age: 3, at }));
    await assertSucceeds(updateDoc(profile(), { name: "Anna" }));
    await assertFails(updateDoc(profile(), { name: 5 }));
    await assertFails(updateDoc(profile(), { at }));
    await assertFails(setDoc(profile(), { name: "Anna" }));
  });
});

describe("a limit by time", () => {
  it("refuses what comes too soon", async () => {
    const talker = doc(as("ann"), "talkers/ann");
    await assertSucceeds(setDoc(talker, { last: serverTimestamp() }));
    await assertFails(updateDoc(talker, { last: serverTimestamp() }));
    const earlier = Timestamp.fromMillis(Date.now() - 11_000);
    await given({ "talkers/ann": { last: earlier } });
    await assertFails(updateDoc(talker, { last: Timestamp.now() }));
    await assertSucceeds(updateDoc(talker, { last: serverTimestamp() }));
  });
});

describe("writes of one batch", () => {
  it("see what all of them will leave", async () => {
    const db = as("ann");
    const thing = doc(db, "things/a");
    const counter = doc(db, "counters/a");
    await assertFails(setDoc(thing, { n: 1 }));
    await assertFails(setDoc(counter, { n: 1 }));
    const unequal = writeBatch(db).set(thing, { n: 1 }).set(counter, { n: 2 });
    await assertFails(unequal.commit());
    const equal = writeBatch(db).set(thing, { n: 1 }).set(counter, { n: 1 });
    await assertSucceeds(equal.commit());
    const again = writeBatch(db).set(doc(db, "things/b"), { n: 1 });
    await assertFails(again.commit());
  });

  it("see it in a transaction too", async () => {
    const db = as("ann");
    await assertSucceeds(
      runTransaction(db, (transaction) => {
        transaction.set(doc(db, "counters/a"), { n: 3 });
        transaction.set(doc(db, "things/a"), { n: 3 });
        return Promise.resolve();
      }),
    );
  });

  it("are an update or a create by what stands before each of them", async () => {
    await given({ "things/a": { n: 1 } });
    const db = as("ann");
    const thing = doc(db, "things/a");
    const back = writeBatch(db)
      .delete(thing)
      .set(doc(db, "counters/a"), { n: 2 })
      .set(thing, { n: 2 });
    // The delete is refused: afterwards the document is there again.
    await assertFails(back.commit());
    await assertSucceeds(deleteDoc(thing));
  });
});

describe("custom claims", () => {
  beforeEach(() => given({ "reports/a": { region: "north" } }));

  it("open documents and lists", async () => {
    const admin = as("ann", { admin: true });
    await assertSucceeds(getDocs(collection(admin, "reports")));
    const north = as("bob", { regions: ["north", "west"] });
    await assertSucceeds(getDoc(doc(north, "reports/a")));
    await assertFails(getDocs(collection(north, "reports")));
    for (const region of ["north", "west"]) {
      const asked = query(
        collection(north, "reports"),
        where("region", "==", region),
      );
      await assertSucceeds(getDocs(asked));
    }
    const south = where("region", "==", "south");
    await assertFails(getDocs(query(collection(north, "reports"), south)));
    await assertFails(getDoc(doc(as("eve"), "reports/a")));
  });
});

describe("lists", () => {
  it("say how much they ask for", async () => {
    const feed = collection(as("ann"), "feed");
    await assertSucceeds(getDocs(query(feed, limit(10))));
    await assertFails(getDocs(query(feed, limit(11))));
    await assertFails(getDocs(feed));
  });

  it("of a group need a rule for every depth", async () => {
    await given({
      "posts/p/comments/open": { public: true, author: "bob" },
      "posts/p/comments/mine": { public: false, author: "ann" },
    });
    const comments = collectionGroup(as("ann"), "comments");
    const open = where("public", "==", true);
    const mine = where("author", "==", "ann");
    const found = await assertSucceeds(getDocs(query(comments, open)));
    expect(found.docs.map(({ id }) => id)).toEqual(["open"]);
    await assertSucceeds(getDocs(query(comments, mine)));
    await assertFails(getDocs(comments));
    await assertFails(
      getDocs(query(comments, where("author", "in", ["ann", "bob"]))),
    );
    await assertSucceeds(
      getDocs(query(collection(as("ann"), "posts/p/comments"), mine)),
    );
  });
});

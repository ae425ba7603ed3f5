import { randomUUID } from "node:crypto";
import { demoDocument } from "../../../demo/seed/build/document";
import { audienceOf } from "../../../src/domain/task/task";
import { project, suiteAddress } from "../world";
import { documentOf, writeDocuments } from "./suite";
import { stillToday } from "../../builders/still-today";

/** An establishment of one test with one sector: nothing another test does can be seen there. */
export interface Place {
  zooId: string;
  sectorId: string;
}

/** Somebody of one test who can sign in. */
export interface Person {
  uid: string;
  mail: string;
  password: string;
  /** As the interface shows it. */
  name: string;
}

export interface WrittenTask {
  id: string;
  title: string;
  path: string;
  dueAt: Date;
}

interface PersonOptions {
  firstName?: string;
  right?: "superAdmin" | "admin" | "user";
  status?: "active" | "disabled" | "educational";
  role?: "keeper" | "management" | "veterinary" | "none";
}

interface TaskOptions {
  title?: string;
  /** In milliseconds from now, at most until the end of the day; an hour unless given. */
  dueInMs?: number;
}

const hourMs = 3_600_000;
const terms = 4;

/** Made a while ago, by nobody a test knows. */
const stamp = () => ({
  createdAt: new Date(Date.now() - 48 * hourMs),
  createdBy: "founder",
});

const unique = (prefix: string): string =>
  `${prefix}-${randomUUID().slice(0, 8)}`;

export async function aPlace(): Promise<Place> {
  const zooId = unique("zoo");
  const sectorId = unique("sector");
  const sector = {
    zooId,
    sectorName: "Savane",
    label: "Savane",
    value: sectorId,
  };
  await writeDocuments([
    demoDocument("zoo", zooId, { zooName: "Parc d’essai" }, stamp()),
    demoDocument("sectors", sectorId, sector, stamp()),
  ]);
  return { zooId, sectorId };
}

const identity = `http://${suiteAddress.authHost}/identitytoolkit.googleapis.com/v1`;
const accounts = `${identity}/accounts`;
const documents = `http://${suiteAddress.firestoreHost}/v1/projects/${project}/databases/(default)/documents`;

async function send(
  url: string,
  headers: Record<string, string>,
  body: object,
): Promise<unknown> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
  return answer.json();
}

/** Past the rules. */
const post = (url: string, body: object): Promise<unknown> =>
  send(url, { authorization: "Bearer owner" }, body);

/** An account alone. */
async function anAccount(): Promise<Person> {
  const uid = unique("person");
  const mail = `${uid}@suricate.test`;
  const password = `secret-${uid}`;
  await post(`${identity}/projects/${project}/accounts`, {
    localId: uid,
    email: mail,
    password,
  });
  return { uid, mail, password, name: "" };
}

const accessDocument = (
  uid: string,
  { zooId, sectorId }: Place,
  { right = "user", status = "active", role = "keeper" }: PersonOptions,
) => {
  const sectorRoles = role === "none" ? {} : { [role]: [sectorId] };
  const fields = { right, status, eula: terms, zooId, sectorRoles };
  return demoDocument("access", uid, fields, stamp());
};

/** What functions record of a person, changed past the rules. */
export const changeAccess = (
  { uid }: Person,
  place: Place,
  options: PersonOptions,
): Promise<void> => writeDocuments([accessDocument(uid, place, options)]);

/** A member of the establishment, a keeper of its sector unless said otherwise. */
export async function aPerson(
  place: Place,
  options: PersonOptions = {},
): Promise<Person> {
  const account = await anAccount();
  const { uid, mail } = account;
  const { zooId } = place;
  const { firstName = "Camille" } = options;
  const lastName = uid.slice(-4);
  const card = { userFirstname: firstName, userLastname: lastName, zooId };
  const own = { zooId, userMail: mail, language: "fr", eula: terms };
  await writeDocuments([
    demoDocument("users", uid, card, stamp()),
    demoDocument("accounts", "account", own, stamp(), uid),
    accessDocument(uid, place, options),
  ]);
  return { ...account, name: `${firstName} ${lastName}` };
}

const taskFields = (
  { zooId, sectorId }: Place,
  { title, dueAt }: WrittenTask,
) => ({
  zooId,
  authorId: "founder",
  title,
  type: "feeding" as const,
  target: { level: "SECTOR" as const, ids: [sectorId] },
  sectorIds: [sectorId],
  sectorId,
  audience: audienceOf([], [sectorId]),
  dueAt,
  dueAtUnix: dueAt.getTime(),
});

/** An open task of the sector that names nobody. */
export async function aTask(
  place: Place,
  { title = "Nourrir les suricates", dueInMs = hourMs }: TaskOptions = {},
): Promise<WrittenTask> {
  const id = unique("task");
  const dueAt = stillToday(dueInMs);
  const task = { id, title, path: `tasks/${id}`, dueAt };
  const fields = { ...taskFields(place, task), status: "OPEN" as const };
  await writeDocuments([demoDocument("tasks", id, fields, stamp())]);
  return task;
}

/** Somebody else closes the task, past the rules. */
export async function closedBy(
  place: Place,
  task: WrittenTask,
  { uid }: Person,
): Promise<void> {
  const now = new Date();
  const fields = {
    ...taskFields(place, task),
    status: "DONE" as const,
    completedBy: uid,
    completedAt: now,
    completedLate: false,
  };
  const changed = { ...stamp(), updatedAt: now, updatedBy: uid };
  await writeDocuments([demoDocument("tasks", task.id, fields, changed)]);
}

/** A text field of the stored task; undefined where it holds none. */
export async function textOf(
  { path }: WrittenTask,
  field: "status" | "takenBy" | "completedBy",
): Promise<unknown> {
  return (await documentOf(path))?.[field]?.["stringValue"];
}

const nameFields = { tasks: "title", sectors: "sectorName" } as const;

/** The names of the records stored for an establishment. */
export async function namesOf(
  collection: keyof typeof nameFields,
  { zooId }: Place,
): Promise<string[]> {
  const where = {
    fieldFilter: {
      field: { fieldPath: "zooId" },
      op: "EQUAL",
      value: { stringValue: zooId },
    },
  };
  const from = [{ collectionId: collection }];
  const rows = (await post(`${documents}:runQuery`, {
    structuredQuery: { from, where },
  })) as { document?: { fields: Record<string, { stringValue?: string }> } }[];
  const field = nameFields[collection];
  return rows
    .flatMap(({ document }) => document?.fields[field]?.stringValue ?? [])
    .sort();
}

/** Signs up by hand, as anybody can who knows the address of the service. */
export async function signUp(): Promise<Person> {
  const mail = `${unique("stranger")}@suricate.test`;
  const password = "let me in please";
  const { localId } = (await send(
    `${accounts}:signUp?key=local`,
    {},
    { email: mail, password, returnSecureToken: true },
  )) as { localId: string };
  return { uid: localId, mail, password, name: "" };
}

/** What this person's requests carry. */
export async function tokenOf({ mail, password }: Person): Promise<string> {
  const { idToken } = (await send(
    `${accounts}:signInWithPassword?key=local`,
    {},
    { email: mail, password, returnSecureToken: true },
  )) as { idToken: string };
  return idToken;
}

/** The status that reading a document answers to this person's own token. */
export async function statusAs(person: Person, path: string): Promise<number> {
  const idToken = await tokenOf(person);
  const answer = await fetch(`${documents}/${path}`, {
    headers: { authorization: `Bearer ${idToken}` },
  });
  return answer.status;
}

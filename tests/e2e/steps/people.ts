import { demoPassword } from "../../../demo/seed/accounts";
import type { DemoDocument } from "../../../demo/seed/build/document";
import { demoDocument } from "../../../demo/seed/build/document";
import { project, suiteAddress } from "../world";
import { writeDocuments } from "./suite";

type SectorRole = "keeper" | "management" | "veterinary" | "nutrition";

interface Newcomer {
  /** The uid; the mail is `<id>@suricate.test`. */
  id: string;
  firstName: string;
  lastName: string;
  zooId: string;
  right?: "superAdmin" | "admin" | "user";
  sectorRoles?: Partial<Record<SectorRole, string[]>>;
}

const terms = 4;

/** The card, the private account and the access record of somebody. */
export function personDocuments(person: Newcomer): DemoDocument[] {
  const { id, zooId, right = "user", sectorRoles = {} } = person;
  const stamp = { createdAt: new Date(), createdBy: "superadmin" };
  const status = "active" as const;
  return [
    demoDocument(
      "users",
      id,
      {
        userFirstname: person.firstName,
        userLastname: person.lastName,
        zooId,
        suricateStaff: false,
        suricateRank: null,
        userStatus: status,
      },
      stamp,
    ),
    demoDocument(
      "accounts",
      "account",
      {
        zooId,
        userMail: `${id}@suricate.test`,
        language: "fr",
        eula: terms,
      },
      stamp,
      id,
    ),
    demoDocument(
      "access",
      id,
      {
        right,
        rank: null,
        status,
        eula: terms,
        staff: false,
        zooId,
        zooIds: [],
        sectorRoles: {
          keeper: [],
          management: [],
          veterinary: [],
          nutrition: [],
          ...sectorRoles,
        },
      },
      stamp,
    ),
  ];
}

async function post(path: string, body: object): Promise<void> {
  const answer = await fetch(
    `http://${suiteAddress.authHost}/identitytoolkit.googleapis.com/v1/projects/${project}/${path}`,
    {
      method: "POST",
      headers: {
        authorization: "Bearer owner",
        "content-type": "application/json",
      },
      body: JSON.stringify(body),
    },
  );
  if (!answer.ok)
    throw new Error(
      `${path} answered ${answer.status}: ${await answer.text()}`,
    );
}

async function makeAccount(person: Newcomer): Promise<void> {
  const { id: localId, zooId, right = "user" } = person;
  await post("accounts", {
    localId,
    email: `${localId}@suricate.test`,
    password: demoPassword,
    emailVerified: true,
  });
  const claims = { right, zooId, staff: false };
  await post("accounts:update", {
    localId,
    customAttributes: JSON.stringify(claims),
  });
}

/** Somebody new who can sign in with the demonstration's password. */
export async function hire(person: Newcomer): Promise<void> {
  await writeDocuments(personDocuments(person));
  await makeAccount(person);
}

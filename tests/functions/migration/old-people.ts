import type { Chance } from "./chance";

type Fields = Record<string, unknown>;
export type Stored = Record<string, Fields>;

/** How an old card says a right: plain, as a choice, or in a way that says none. */
const saidRights: readonly unknown[] = [
  "user",
  { value: "user", label: "Utilisateur" },
  "admin",
  { value: "admin", label: "Administrateur" },
  "correspondent",
  { value: "pedagoadmin", label: "Pédagogie" },
  "auditor",
  "manager",
  { value: "superAdmin", label: "Super admin" },
  "pedago",
];

/** One value each that says no right, whatever it looks like. */
export const oddRights: readonly unknown[] = [
  { value: null },
  { value: { value: "superAdmin" } },
  " superAdmin ",
  "superAdmin ",
  "SUPERADMIN",
  "superadmin",
  ["superAdmin"],
  [],
  {},
  ["admin", "superAdmin"],
  { superAdmin: true },
  { label: "superAdmin" },
  "super Admin",
  "chef",
  "admin\u200b",
  true,
  1,
  "",
  null,
];

export const oddStatuses: readonly unknown[] = ["blocked", 7, { value: "x" }];

/** The instants of people's passwords, in each way that years of writers had. */
export const passwordInstant = (index: number): number =>
  1_700_000_000_000 + index * 1000;
function saidInstant(index: number): unknown {
  const ms = passwordInstant(index);
  const ways = [
    ms,
    String(ms),
    new Date(ms),
    new Date(ms).toISOString(),
    { seconds: ms / 1000, nanoseconds: 0 },
  ];
  return ways[(index / 7) % ways.length];
}

const optionalFields = (index: number): Fields => ({
  ...(index % 3 === 0 ? {} : { userStatus: "active" }),
  ...(index % 4 === 0 ? { eula: 4 } : index % 4 === 1 ? { eula: "3" } : {}),
  ...(index % 5 === 0 ? { suricateRank: "board" } : {}),
  ...(index % 7 === 0 ? { passwordChangedAt: saidInstant(index) } : {}),
  ...(index % 8 === 0 ? { passwordChangedByAdmin: true } : {}),
  ...(index % 9 === 0 ? { language: { value: "de", label: "Deutsch" } } : {}),
  ...(index % 10 === 0 ? { betaTester: "authorized" } : {}),
  ...(index % 11 === 0 ? { isDeleted: false } : {}),
  ...(index % 13 === 0
    ? { userProfilePicture: `https://cdn.example.org/${index}.jpg` }
    : {}),
});

const homeFields = (zooId: string, index: number): Fields => {
  if (index % 3 === 0) return { zooId };
  const userZoo = index % 3 === 1 ? { value: zooId, label: "Parc" } : zooId;
  return index % 2 === 0 ? { userZoo } : { zooId, userZoo };
};

const oddities = (index: number): Fields => {
  const step = index % 60;
  if (step === 1) return { tempPassword: "Abc123def4", userStatus: "pending" };
  if (step === 2) return { tempPassword: "Abc123def4" };
  if (step === 3) return { isDeleted: true, deletedBy: "person-8" };
  if (step === 4) return { isDeleted: "true" };
  if (step === 13) return { isDeleted: true, userRight: "superAdmin" };
  if (step === 14) return { userMail: sharedMail, userRight: "admin" };
  if (step === 5) return { userStatus: oddStatuses[index % 3] };
  if (step === 6) return { zooId: "zoo-nowhere", userZoo: "zoo-nowhere" };
  if (step === 7) return { userMail: "not an address" };
  if (step === 8) return { userStatus: "pending" };
  if (step === 9) return { eula: "many", tempPassword: "" };
  if (step === 10) return { userStatus: "disabled" };
  if (step === 11) return { userZoo: { value: "zoo-0" } };
  return {};
};

/** More than one card says it. */
export const sharedMail = "Accueil@suricate.test";

export const idOfPerson = (index: number): string => `person-${index}`;

/** The cards of so many people of these establishments, one in sixteen the provider's. */
export function oldPeople(
  count: number,
  zooIds: readonly [string, ...string[]],
  chance: Chance,
): Stored {
  const stored: Stored = {};
  for (let index = 0; index < count; index += 1) {
    const uid = idOfPerson(index);
    const zooId = chance.of(zooIds);
    const userRight =
      index % 12 === 7
        ? oddRights[Math.floor(index / 12) % oddRights.length]
        : saidRights[index % saidRights.length];
    stored[`users/${uid}`] = {
      userId: index % 50 === 0 ? "somebody-else" : uid,
      userFirstname: `Prénom ${index}`,
      userLastname: `Nom ${index}`,
      userMail: ` Person.${index}@Suricate.test`,
      ...homeFields(zooId, index),
      ...(index % 12 === 7 && index % 5 === 0 ? {} : { userRight }),
      ...(index % 16 === 0 ? { suricateStaff: true } : {}),
      ...optionalFields(index),
      ...oddities(index),
    };
  }
  return stored;
}

import type { DemoPerson, DemoRight, DemoSectorRole, DemoZooId } from "./types";

type Roles = Partial<Record<DemoSectorRole, readonly string[]>>;
type Name = readonly [first: string, last: string];

function sectorRoles(roles: Roles): DemoPerson["sectorRoles"] {
  return {
    keeper: [],
    management: [],
    veterinary: [],
    nutrition: [],
    ...roles,
  };
}

function rankOf(right: DemoRight, roles: Roles): DemoPerson["rank"] {
  if (right === "superAdmin") return null;
  if (right === "admin") return "board";
  if (right === "auditor") return "partner";
  return roles.management === undefined ? "staff" : "manager";
}

function account(
  id: string,
  [firstName, lastName]: Name,
  right: DemoRight,
  roles: Roles = {},
  zooId: DemoZooId = "sentinelle",
): DemoPerson {
  return {
    id,
    zooId,
    email: `${id}@suricate.test`,
    firstName,
    lastName,
    right,
    staff: right === "superAdmin",
    status: "active",
    rank: rankOf(right, roles),
    signsIn: true,
    sectorRoles: sectorRoles(roles),
  };
}

function colleague(id: string, name: Name, roles: Roles): DemoPerson {
  return {
    ...account(id, name, "user", roles),
    email: `${id.replace("-", ".")}@suricate.test`,
    signsIn: false,
  };
}

/** Accounts somebody can sign in with; the password is the seeding script's. */
export const demoAccounts: readonly DemoPerson[] = [
  account("superadmin", ["Solène", "Marchand"], "superAdmin"),
  account("admin", ["Adrien", "Vasseur"], "admin"),
  account("manager", ["Maëlle", "Delcourt"], "user", {
    management: [
      "savane",
      "sahel",
      "foret",
      "ocean-indien",
      "amazonie",
      "asie",
      "monts",
      "steppes",
    ],
  }),
  account("keeper", ["Karim", "Lenoir"], "user", {
    keeper: ["savane", "sahel", "foret"],
  }),
  account("vet", ["Violaine", "Ferrand"], "user", {
    veterinary: ["savane", "sahel", "foret", "ocean-indien", "amazonie"],
  }),
  account("nutrition", ["Nils", "Bertin"], "user", {
    nutrition: ["savane", "sahel", "foret", "asie", "littoral", "vivarium"],
  }),
  account("pedago", ["Perrine", "Aubry"], "pedagoadmin"),
  account("auditor", ["Aurélien", "Castel"], "auditor"),
];

/** The rest of the first establishment's team: cards without an account. */
export const demoColleagues: readonly DemoPerson[] = [
  colleague("ines-carlier", ["Inès", "Carlier"], {
    keeper: ["savane", "sahel"],
  }),
  colleague("thomas-guerin", ["Thomas", "Guérin"], { keeper: ["savane"] }),
  colleague("sofia-lambert", ["Sofia", "Lambert"], {
    keeper: ["foret", "ocean-indien"],
  }),
  colleague("yann-le-goff", ["Yann", "Le Goff"], {
    keeper: ["littoral"],
  }),
  colleague("marion-picard", ["Marion", "Picard"], {
    keeper: ["littoral", "amazonie"],
  }),
  colleague("hugo-ferreira", ["Hugo", "Ferreira"], {
    keeper: ["amazonie", "ocean-indien"],
  }),
  colleague("lea-nguyen", ["Léa", "Nguyen"], { keeper: ["asie"] }),
  colleague("baptiste-morel", ["Baptiste", "Morel"], {
    keeper: ["asie", "steppes"],
  }),
  colleague("elsa-winter", ["Elsa", "Winter"], {
    keeper: ["monts", "steppes"],
  }),
  colleague("julien-roussel", ["Julien", "Roussel"], { keeper: ["monts"] }),
  colleague("amina-diallo", ["Amina", "Diallo"], { keeper: ["vivarium"] }),
  colleague("clement-bauer", ["Clément", "Bauer"], { keeper: ["vivarium"] }),
  colleague("florence-masson", ["Florence", "Masson"], {
    management: ["littoral", "vivarium"],
  }),
  colleague("paul-hennebert", ["Paul", "Hennebert"], {
    veterinary: ["asie", "monts", "steppes", "littoral", "vivarium"],
  }),
  colleague("camille-ortega", ["Camille", "Ortega"], {
    nutrition: ["ocean-indien", "amazonie", "monts", "steppes"],
  }),
];

/** The second establishment's people, who see nothing of the first. */
export const demoNeighbours: readonly DemoPerson[] = [
  account("admin2", ["Brigitte", "Salaün"], "admin", {}, "baie"),
  account(
    "keeper2",
    ["Malo", "Kervella"],
    "user",
    { keeper: ["baie-rivage", "baie-jardin"] },
    "baie",
  ),
];

/** Somebody who has not been in yet, with the password of the others as their first, and somebody who left. */
export const demoComingAndGoing: readonly DemoPerson[] = [
  {
    ...account("newcomer", ["Noé", "Garnier"], "user", {
      keeper: ["vivarium"],
    }),
    status: "pending",
  },
  {
    ...account("former", ["Fanny", "Leroux"], "user"),
    status: "disabled",
  },
];

export const demoPeople: readonly DemoPerson[] = [
  ...demoAccounts,
  ...demoColleagues,
  ...demoNeighbours,
  ...demoComingAndGoing,
];

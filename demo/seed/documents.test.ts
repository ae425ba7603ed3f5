import { describe, expect, it } from "vitest";
import { accessSchema } from "../../src/domain/access/access";
import { sectorRoles } from "../../src/domain/access/session";
import { announcementSchema } from "../../src/domain/announcement/announcement";
import { animalSchema } from "../../src/domain/animal/animal";
import { animalCardSchema } from "../../src/domain/animal/card/card";
import { hasEnded } from "../../src/domain/animal/life";
import { birthMonthOf } from "../../src/domain/animal/birthdate";
import { templateSchema } from "../../src/domain/automation/template";
import { enclosureSchema } from "../../src/domain/enclosure/enclosure";
import { sectorSchema, teamOf } from "../../src/domain/sector/sector";
import { specieSchema } from "../../src/domain/taxonomy/taxonomy";
import { demoDocument } from "./build/document";
import { demoDocuments } from "./documents";
import {
  documents,
  inCollection,
  now,
  ofFirst,
  parsed,
} from "./test-support/demonstration";

const animals = parsed("animals", animalSchema);
const templates = parsed("taskTemplates", templateSchema);

describe("the demonstration", () => {
  it("is as large as promised", () => {
    const sectors = ofFirst(parsed("sectors", sectorSchema));
    const enclosures = ofFirst(parsed("enclosures", enclosureSchema));
    expect(inCollection("zoo").size).toBe(2);
    expect(sectors.length).toBeGreaterThanOrEqual(8);
    expect(enclosures.length).toBeGreaterThanOrEqual(40);
    expect(ofFirst(animals).length).toBeGreaterThanOrEqual(300);
    expect(ofFirst(templates)).toHaveLength(20);
    const kept = new Set(ofFirst(animals).map(({ specieId }) => specieId));
    expect(kept.size).toBeGreaterThanOrEqual(60);
  });

  it("gives each path once, and meta fields to every document", () => {
    expect(new Set(documents.map(({ path }) => path)).size).toBe(
      documents.length,
    );
    for (const { path, data } of documents) {
      expect(data, path).toMatchObject({
        schemaVersion: 1,
        createdAt: expect.any(Date) as Date,
        createdBy: expect.any(String) as string,
        updatedBy: expect.any(String) as string,
      });
      const { createdAt, updatedAt } = data as Record<string, Date>;
      expect(Number(updatedAt) >= Number(createdAt), path).toBe(true);
      expect(Number(updatedAt), path).toBeLessThanOrEqual(now.getTime());
    }
  });

  it("is the same for the same moment, and writes no field nobody writes any more", () => {
    expect(demoDocuments(new Date(now))).toEqual(documents);
    for (const [id, data] of inCollection("taskTemplates"))
      expect(data, id).not.toHaveProperty("isRecurringTemplate");
  });

  it("keeps to the schemas: throws on what does not fit, naming path and field", () => {
    const stamp = { createdAt: now, createdBy: "admin" };
    const bad = { zooId: "sentinelle", sectorName: "" };
    expect(() => demoDocument("sectors", "s", bad, stamp)).toThrow(
      /^sectors\/s does not fit its schema: sectorName: /,
    );
    const unknown = { ...bad, sectorName: "S", sectorNmae: "S" };
    expect(() => demoDocument("sectors", "s", unknown, stamp)).toThrow(
      "sectorNmae",
    );
  });
});

describe("announcements", () => {
  const announcements = parsed("announcements", announcementSchema);

  it("are shown, planned and over, each to those whom it is for", () => {
    expect(
      Object.fromEntries(
        announcements.map(({ announcementId, phase }) => [
          announcementId,
          phase,
        ]),
      ),
    ).toEqual({
      "portail-nord": "shown",
      "reunion-equipes": "shown",
      "vaccins-grippe": "planned",
      "exercice-evacuation": "ended",
    });
    const [gate] = announcements;
    expect(gate?.audience).toContain("keeper");
    expect(gate?.audience).not.toContain("keeper2");
  });

  it("are confirmed by readers alone, and the list says the same", () => {
    const path = "announcements/portail-nord";
    const audience = announcements[0]?.audience ?? [];
    const confirmed = documents
      .filter((one) => one.path.startsWith(`${path}/confirmations/`))
      .map(({ data }) => data["userId"]);
    expect(confirmed).toHaveLength(4);
    expect(audience).toEqual(expect.arrayContaining(confirmed));
    const list = documents.find(
      (one) => one.path === `${path}/private/confirmed`,
    );
    expect(
      Object.keys(list?.data["confirmed"] as Record<string, Date>),
    ).toEqual(confirmed);
  });
});

describe("people", () => {
  it("hold in their access record what the sectors' teams say, and nothing else", () => {
    const teams = parsed("sectors", sectorSchema).flatMap((sector) =>
      sectorRoles.flatMap((role) =>
        teamOf(sector)[role].map((uid) => `${uid} ${role} ${sector.sectorId}`),
      ),
    );
    const rights = [...inCollection("access")].flatMap(([uid, data]) => {
      const access = accessSchema.parse(data);
      return sectorRoles.flatMap((role) =>
        access.sectorRoles[role].map((id) => `${uid} ${role} ${id}`),
      );
    });
    expect(teams.length).toBeGreaterThan(40);
    expect(rights.sort()).toEqual(teams.sort());
  });

  it("have a card, an account and an access record, active and up to date but for who is new and who left", () => {
    const users = [...inCollection("users").keys()];
    // The tablets' account is nobody's, and has no card.
    const people = [...inCollection("access")].filter(
      ([, { status }]) => status !== "educational",
    );
    expect(people.map(([uid]) => uid)).toEqual(users);
    const paths = new Set(documents.map(({ path }) => path));
    for (const uid of users)
      expect(paths.has(`users/${uid}/private/account`), uid).toBe(true);
    const others = { newcomer: "pending", former: "disabled" };
    for (const [uid, data] of people) {
      const status = Object.entries(others).find(([id]) => id === uid)?.[1];
      expect([uid, data]).toMatchObject([
        uid,
        {
          status: status ?? "active",
          eula: status === "pending" ? 0 : 4,
        },
      ]);
    }
  });

  it("are provider's staff where the establishments list them", () => {
    const access = accessSchema.parse(inCollection("access").get("superadmin"));
    expect(access.staff).toBe(true);
    for (const zooId of access.zooIds)
      expect(inCollection("zoo").get(zooId)).toMatchObject({
        staffAccess: ["superadmin"],
      });
  });
});

describe("animals", () => {
  it("live in an enclosure of their establishment, in its sector, and are of a known species", () => {
    const enclosures = new Map(
      parsed("enclosures", enclosureSchema).map((one) => [
        one.enclosureId,
        one,
      ]),
    );
    const species = new Map(
      parsed("species", specieSchema).map((one) => [one.specieId, one]),
    );
    for (const animal of animals.filter((one) => !hasEnded(one))) {
      const home = enclosures.get(
        animal.animalEnclosureData?.enclosureId ?? "",
      );
      expect(home?.zooId, animal.animalId).toBe(animal.zooId);
      expect(home?.linkedSectorId, animal.animalId).toBe(animal.sectorId);
      const specie = species.get(animal.specieId ?? "");
      expect(specie?.specieName).toBe(animal.specieName);
      expect(specie?.specieLatinName).toBe(animal.specieLatinName);
      expect(specie?.names.fr).toBe(animal.specieName);
    }
  });

  it("died or left, one each, and lie nowhere any more", () => {
    const former = animals.filter(hasEnded);
    expect(former.map(({ animalState }) => animalState)).toEqual([
      "deceased",
      "departed",
    ]);
    for (const { animalEnclosureData, sectorId, groupId } of former)
      expect([animalEnclosureData, sectorId, groupId]).toEqual([
        null,
        null,
        null,
      ]);
  });

  it("are seen by the neighbour by their cards alone, and by all by the names of the establishments", () => {
    const cards = parsed("animalCards", animalCardSchema);
    expect(cards).toMatchObject([
      { zooId: "sentinelle", authorizedZooIds: ["baie"], animalState: null },
      { animalName: "Baraka", animalState: "deceased" },
    ]);
    expect(cards[0]?.animalProfilePicture).toMatch(/^sentinelle\/animals\//);
    expect(inCollection("zooNames").get("all")).toMatchObject({
      names: [{ zooId: "baie" }, { zooId: "sentinelle" }],
    });
  });

  it("were born before this month, and most birth months are known", () => {
    const known = animals.filter((animal) => animal.animalBirthdate !== null);
    expect(known.length).toBeGreaterThan(animals.length * 0.9);
    for (const { animalBirthdate, birthMonth } of known) {
      expect(birthMonthOf(animalBirthdate ?? "")).toBe(birthMonth);
      expect((birthMonth ?? "") < "2026-11").toBe(true);
    }
  });

  it("carry a name and a chip of their own", () => {
    const names = animals.map(({ animalName }) => animalName);
    expect(new Set(names).size).toBe(names.length);
    const chips = animals.flatMap(({ animalChipId }) => animalChipId ?? []);
    expect(new Set(chips).size).toBe(chips.length);
  });
});

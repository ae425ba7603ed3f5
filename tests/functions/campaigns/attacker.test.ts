import { readRecord } from "@domain/record/read";
import type { Values } from "@domain/record/types";
import { describe, expect, it, vi } from "vitest";
import { hearOfEvaluation } from "../../../functions/src/campaigns/on-evaluation-written";
import { remindParticipants } from "../../../functions/src/campaigns/remind/remind-participants";
import { settleEvaluation } from "../../../functions/src/campaigns/settle-evaluation";
import { plain } from "../../../functions/src/edge/documents";
import { exportPerson } from "../../../functions/src/people/accounts/export-person";
import type { Name } from "../../rules/people";
import { names } from "../../rules/people";
import { ask } from "../ask";
import { through, uidOf, useAttack, wasDone } from "../attack/attack-stage";
import { save } from "../desk-stage";
import { put, read } from "../stage";
import { authors, drafts, junk, junkAnswers } from "./attack/drafts";
import { begins, evaluations, handingIn } from "./attack/evaluations";
import { forged, plans, rights } from "./attack/plans";
import { secrets } from "./attack/reads";
import { attacked, secretWord } from "./attack/world";

const project = "demo-campaign-attacker";
const { rest, everything, restage } = useAttack(project, attacked);

describe("past every client, over HTTP", () => {
  it.each(secrets)("%s is read by %j alone", async (_, readers, asked) => {
    const found = await through(names, (name) => rest(name, asked(project)));
    expect(found.sort()).toEqual([...readers].sort());
  });

  it.each([...evaluations, ...drafts])("nobody may %s", async (_, asked) => {
    expect(
      await through(names, (name) => rest(name, asked(project, name))),
    ).toEqual([]);
  });

  it.each(plans)("nobody writes %s", async (_, asked) => {
    expect(
      await through(names, (name) => rest(name, asked(project, name))),
    ).toEqual([]);
  });

  it.each([...handingIn, ...authors])(
    "its author alone may %s",
    async (_, asked) => {
      const found = await through(names, (name) =>
        rest(name, asked(project, name)),
      );
      expect(found).toEqual(["author"]);
      await restage();
    },
  );

  it("whoever is asked may begin one in their own name", async () => {
    const found: Name[] = [];
    for (const name of names) {
      if ((await rest(name, begins(project, name))) === "refused") continue;
      found.push(name);
      await restage();
    }
    expect(found).toEqual(
      names.filter((name) =>
        (
          [
            "superAdmin",
            "admin",
            "pedago",
            "manager",
            "otherManager",
            "vet",
            "otherVet",
            "nutrition",
            "otherNutrition",
            "keeper",
            "otherKeeper",
            "keeperOfMany",
            "member",
            "provider",
            "author",
            "responsible",
            "self",
          ] as Name[]
        ).includes(name),
      ),
    );
  });

  it("nobody who does not take part begins one", async () => {
    for (const name of names.filter((one) => one !== "responsible"))
      expect([
        name,
        await rest(
          name,
          begins(project, name, { campaignId: "campaign-some" }),
        ),
      ]).toEqual([name, "refused"]);
  });
});

describe("at the desk", () => {
  it.each(rights)("nobody else may %s", async (_, changes, may) => {
    for (const name of names.filter((one) => !may.includes(one))) {
      const said = await save(uidOf(name), changes);
      // A right is refused first: nothing is told of what there is.
      expect([name, "code" in said ? said.code : said]).toEqual([
        name,
        name === "signedOut" ? "unauthenticated" : "permission-denied",
      ]);
    }
  });

  it.each(forged)("nobody may %s", async (_, changes) => {
    for (const name of ["superAdmin", "admin", "author", "manager"] as const) {
      const said = await save(name, changes);
      expect([name, wasDone(said)]).toEqual([name, "refused"]);
      // Refused for what it is, never by accident.
      expect(JSON.stringify(said)).not.toContain("internal");
      expect(JSON.stringify(said)).not.toContain(secretWord);
    }
  });
});

const now = new Date();
const isSecret = (text: string) => text.includes(secretWord);

describe("reminders", () => {
  const remind = (name: Name, campaignId: unknown) =>
    ask(remindParticipants, uidOf(name), { campaignId });

  it("are sent by who may change the campaign, and by nobody else", async () => {
    const may = ["superAdmin", "admin", "pedago", "author"];
    const found = await through(
      names.filter((name) => !may.includes(name)),
      async (name) => wasDone(await remind(name, "campaign-1")),
    );
    expect(found).toEqual([]);
  });

  it("are of no other establishment, of nothing that is over, and of no other path", async () => {
    for (const id of [
      "campaign-foreign",
      "campaign-stopped",
      "campaign-gone",
      "nowhere",
      "../users/self",
      "campaign-1/progress/2026-11",
      "__x__",
      "",
      7,
      ["campaign-1"],
      { $ne: null },
    ])
      expect([id, wasDone(await remind("admin", id))]).toEqual([id, "refused"]);
  });
});

describe("what is sealed", () => {
  it("is exported to its author alone", async () => {
    for (const name of names) {
      const said = await ask(exportPerson, uidOf(name), { userId: "author" });
      const found = JSON.stringify(said);
      expect([name, isSecret(found)]).toEqual([name, name === "author"]);
      if (name === "admin") expect(found).toContain("evaluation-done");
    }
    await restage();
  });

  it("is told nowhere else: no document, no line of a log", async () => {
    const lines: string[] = [];
    const heard = (...said: unknown[]) => {
      lines.push(said.map(String).join(" "));
      return true;
    };
    const spies = [
      vi.spyOn(process.stdout, "write").mockImplementation(heard),
      vi.spyOn(process.stderr, "write").mockImplementation(heard),
      ...(["log", "info", "warn", "error"] as const).map((level) =>
        vi.spyOn(console, level).mockImplementation(heard),
      ),
    ];
    const id = "evaluation-sealed";
    const { record } = readRecord(
      "evaluations",
      id,
      plain(await read(`evaluations/${id}`)) as Values,
    );
    await hearOfEvaluation(null, record, now);
    await ask(remindParticipants, "admin", { campaignId: "campaign-expert" });
    await save("admin", [
      {
        collection: "campaigns",
        id: "campaign-expert",
        kind: "change",
        values: { name: "Été" },
        base: {},
      },
    ]);
    for (const spy of spies) spy.mockRestore();
    expect(lines.filter(isSecret)).toEqual([]);
    const told = [...(await everything())]
      .filter(([, text]) => isSecret(text))
      .map(([path]) => path);
    expect(told.sort()).toEqual([
      "campaigns/campaign-training/private/key",
      `evaluations/${id}`,
      `evaluations/${id}/corrections/correction-sealed`,
      `evaluations/${id}/drafts/device-1`,
    ]);
    await restage();
  });
});

const chosenIn = (responses: unknown) =>
  (responses as Record<string, { chosen: string[] }>)["Q-001"]?.chosen;

describe("what nobody can read", () => {
  const at = "evaluations/evaluation-done";
  /** What is stored once that is settled: of the questions asked alone, scored by them. */
  const settled = async () => {
    await settleEvaluation("evaluation-done", now);
    const { responses, score, flaws } = (await read(at)) ?? {};
    expect(Object.keys(responses as object)).toEqual(
      Object.keys(responses as object).filter((ref) => ref === "Q-001"),
    );
    expect(Object.keys({})).toEqual([]);
    expect(({} as Record<string, unknown>)["chosen"]).toBeUndefined();
    await restage();
    return { responses, score, flaws };
  };

  it.each(junk)(
    "%s: its author may, and it changes nothing",
    async (_, tried) => {
      expect(await rest("author", tried(project, "author"))).toBe("through");
      const { responses } = await settled();
      // As it was put right before; what says nothing is no answer.
      expect([["no"], []]).toContainEqual(chosenIn(responses));
    },
  );

  it.each(junkAnswers)(
    "handed in with %s, it is settled all the same",
    async (_, answers) => {
      await put({
        [`${at}/drafts/device-1`]: {
          ...(await read(`${at}/drafts/device-1`)),
          answers,
        },
      });
      await settled();
    },
  );
});

it("attempts are many", () => {
  const forbidden =
    evaluations.length + drafts.length + plans.length + secrets.length;
  expect(forbidden + forged.length + rights.length).toBeGreaterThan(250);
  expect(forbidden * names.length).toBeGreaterThan(5000);
});

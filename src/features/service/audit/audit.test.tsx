import { auditSchema } from "@domain/audit/audit";
import { configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { zooA, zooB } from "../../../../tests/builders/ids";
import { aUser } from "../../../../tests/builders/people";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { AuditList } from "./audit-list";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

const entry = (id: string, minutes: number, more: object = {}) =>
  desk.seed(
    "audit",
    id,
    auditSchema.parse({
      zooId: zooA,
      action: "rightChanged",
      by: "person",
      subject: { collection: "users", id: "other" },
      before: { userRight: "user" },
      after: { userRight: "admin" },
      at: new Date(Date.UTC(2026, 10, 20, 8, minutes)),
      ...more,
    }),
  );

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "superAdmin" });
  desk.seed(
    "users",
    "other",
    aUser({
      userId: "other",
      userFirstname: "Léa",
      userLastname: "Nord",
      zooId: zooA,
    }),
  );
});

const open = (zooId: string | null, at = "/ZooDetails?tab=audit") =>
  renderUi(
    <SignedIn>
      <AuditList zooId={zooId} />
    </SignedIn>,
    { at },
  );
const lines = async () =>
  (await screen.findAllByRole("listitem")).map(
    ({ textContent }) => textContent,
  );

it("tells what was done in an establishment, the latest first, and nothing of another", async () => {
  entry("old", 1, { action: "userCreated", by: "system" });
  entry("new", 2);
  entry("foreign", 3, { zooId: zooB, action: "passwordSet" });
  await open(zooA);
  await waitFor(async () =>
    expect(await lines()).toEqual([
      expect.stringMatching(/^Droit changé20\snov.*Concerne Léa Nord$/),
      expect.stringMatching(/^Compte créé.*Par Suricate.*Concerne Léa Nord$/),
    ]),
  );
});

it("is narrowed to a kind, which the address keeps", async () => {
  entry("right", 1);
  entry("password", 2, { action: "passwordChanged" });
  await open(zooA);
  expect(await lines()).toHaveLength(2);
  await userEvent.click(screen.getByRole("combobox", { name: "Type" }));
  await userEvent.click(
    await screen.findByRole("option", { name: "Mots de passe" }),
  );
  await waitFor(async () =>
    expect(await lines()).toEqual([
      expect.stringContaining("Mot de passe changé"),
    ]),
  );
});

it("tells of all establishments where none is named", async () => {
  entry("here", 1);
  entry("there", 2, { zooId: zooB, action: "zooChanged", by: "nobody" });
  await open(null, "/testView?tab=audit");
  await waitFor(async () =>
    expect(await lines()).toEqual([
      expect.stringMatching(/^Établissement modifié.*Par Une personne/),
      expect.stringMatching(/^Droit changé.*Concerne Léa Nord/),
    ]),
  );
});

it("shows fifty, and more when asked", async () => {
  for (let n = 0; n < 60; n += 1) entry(`entry-${String(n)}`, n);
  await open(zooA);
  expect(await lines()).toHaveLength(50);
  await userEvent.click(screen.getByRole("button", { name: "Afficher plus" }));
  await waitFor(async () => expect(await lines()).toHaveLength(60));
});

it("tells of a baseline that it changed, and no value", async () => {
  entry("baseline", 1, {
    action: "baselineChanged",
    subject: { collection: "healthBaselines", id: "weight" },
    after: { parameterId: "weight-12.4", from: "2026-11-01" },
  });
  await open(zooA);
  const [line] = await lines();
  expect(line).toMatch(/^Référence de santé changée/);
  expect(line).not.toContain("weight");
});

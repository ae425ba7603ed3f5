import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { aCampaign } from "../../../tests/builders/campaigns";
import { aCertificate } from "../../../tests/builders/certificates";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as PersonPart } from "./person/person-part";
import { Component as ResultPart } from "./result/result-part";
import { Component as TrainingPart } from "./training/training-part";

const desk = openDesk("me");

const seed = (id: string, more: Parameters<typeof aCertificate>[0] = {}) =>
  desk.seed(
    "observerCertificates",
    id,
    aCertificate({ certificateId: id, userId: "me", ...more }),
  );

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "user" });
  desk.seed(
    "campaigns",
    "campaign-1",
    aCampaign({
      name: "Formation",
      mode: "training",
      participants: ["me", "ben"],
    }),
  );
});

describe("the certificates of a person", () => {
  const show = (id: string) =>
    renderUi(
      <SignedIn>
        <PersonPart id={id} />
      </SignedIn>,
    );

  it("say how far, of how many, what was tested and from what on it is passed", async () => {
    seed("one");
    await show("me");
    expect(await screen.findByText("Réussi")).toBeVisible();
    expect(
      screen.getByText(/90.% de réponses justes .*60.% à 98.%.*10 questions/),
    ).toBeVisible();
    expect(
      screen.getByText("1 des 2 questions de la version ont été testées"),
    ).toBeVisible();
    expect(screen.getByText(/80.% de réponses justes, si/)).toBeVisible();
    expect(
      screen.getByRole("link", { name: "Voir les réponses" }),
    ).toHaveAttribute("href", "/AssesmentView?evaluationId=evaluation-1");
    expect(
      screen.queryByRole("button", { name: /^Autres actions/ }),
    ).toBeNull();
  });

  it("tell why one cannot be said, which is no pass", async () => {
    seed("one", {
      kind: "observation",
      verdict: "cannotSay",
      figures: [
        {
          of: "scans",
          n: 40,
          value: null,
          low: null,
          high: null,
          why: "chanceIsOne",
        },
      ],
    });
    await show("me");
    expect(
      await screen.findByText(
        /Scans : on ne peut rien en dire, le hasard seul/,
      ),
    ).toBeVisible();
    expect(screen.queryByText("Réussi")).toBeNull();
  });

  it("of others are not for who learns beside them", async () => {
    seed("one", { userId: "ben" });
    await show("ben");
    expect(screen.queryByText("Certificats d’observateur")).toBeNull();
  });

  it("of others are for an administrator, who may take one away", async () => {
    seed("one", { userId: "ben" });
    desk.workAs({ right: "admin" });
    await show("ben");
    expect(await screen.findByText("Réussi")).toBeVisible();
    expect(
      screen.getByRole("button", { name: /Autres actions/ }),
    ).toBeVisible();
  });
});

describe("a training", () => {
  const show = () =>
    renderUi(
      <SignedIn>
        <TrainingPart id="campaign-1" />
      </SignedIn>,
    );

  it("says who passed and who was never tested, those first, to who leads it", async () => {
    seed("one");
    desk.workAs({ right: "admin" });
    await show();
    expect(await screen.findByText("1 sur 2 ont réussi")).toBeVisible();
    const [, first, second] = screen.getAllByRole("row");
    expect(within(first!).getByText("Pas encore testé")).toBeVisible();
    expect(within(second!).getByText("Réussi")).toBeVisible();
    expect(screen.getByRole("progressbar")).toHaveAttribute(
      "aria-valuenow",
      "50",
    );
  });

  it("says of nobody but oneself where somebody reads no others'", async () => {
    seed("other", { userId: "ben" });
    await show();
    expect(await screen.findByText("0 sur 1 ont réussi")).toBeVisible();
  });
});

describe("what was handed in", () => {
  const show = (sourceId: string) =>
    renderUi(
      <SignedIn>
        <ResultPart campaignId="campaign-1" sourceId={sourceId} />
      </SignedIn>,
    );

  it("says what it proved, and by name what it did not test once that is asked for", async () => {
    desk.store.seed(
      "surveyVersions",
      "1",
      { surveyId: "survey-1", versionId: "1", status: "published" },
      "survey-1",
    );
    seed("one", { verdict: "notPassed" });
    await show("evaluation-1");
    expect(await screen.findByText("Pas encore réussi")).toBeVisible();
    await userEvent.click(
      screen.getByText("Questions sur lesquelles ce test ne dit rien"),
    );
    expect(await screen.findByText("Q-002")).toBeVisible();
    expect(
      screen.queryByRole("link", { name: "Voir les réponses" }),
    ).toBeNull();
  });

  it("says that a result is still to come", async () => {
    seed("one");
    await show("evaluation-2");
    expect(await screen.findByText(/^Pas encore de résultat/)).toBeVisible();
  });
});

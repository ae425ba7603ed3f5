import { scoreOf } from "@domain/evaluation/score/score";
import { formOf } from "@domain/survey/engine/form";
import { calendarDaySchema } from "@domain/time/calendar-day";
import { configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import {
  aCampaign,
  answered,
  aSubmission,
} from "../../../../tests/builders/campaigns";
import { anAskedVersion } from "../../../../tests/builders/forms";
import { aVersion, someTexts } from "../../../../tests/builders/surveys";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import type { FreshFigure } from "../../slot-figures";
import { Component } from "./scores-figure";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const day = (text: string) => calendarDaySchema.parse(text);
const version = anAskedVersion([{ questionRef: "roof", criterion: "home" }]);
const form = formOf(version);

const shown = vi.fn((fresh: FreshFigure | null) => (
  <p>{fresh === null ? "none" : `n = ${String(fresh.figure.n)}`}</p>
));

/** So many animals, each evaluated once, that answered so. */
function seed(values: readonly string[]) {
  desk.seed("campaigns", "campaign-1", aCampaign({ campaignId: "campaign-1" }));
  values.forEach((value, index) => {
    const responses = { roof: answered(value) };
    const evaluationId = `e${String(index)}`;
    desk.seed(
      "evaluations",
      evaluationId,
      aSubmission({
        ...{ evaluationId, responses, score: scoreOf(form, responses) },
        ...{ subjectId: `animal-${String(index)}`, campaignId: "campaign-1" },
      }),
    );
  });
  desk.store.seed(
    "surveyVersions",
    "1",
    aVersion({ ...version, status: "published" }),
    "survey-1",
  );
  const words = someTexts({ criteria: { home: "Hébergement" } });
  desk.store.seed("versionTexts", "fr", words, "survey-1/versions/1");
}

it("freezes each score with its interval, its worst and its best, and of how many subjects", async () => {
  desk.clear();
  desk.workAs({ right: "admin" });
  seed(["a", "a", "b", "b", "c", "c"]);
  await renderUi(
    <SignedIn>
      <Component
        {...{ shown, sectorIds: [] }}
        from={day("2026-01-01")}
        to={day("2026-12-31")}
      />
    </SignedIn>,
  );
  await userEvent.click(
    await screen.findByRole("combobox", { name: "Campagne" }),
  );
  await userEvent.click((await screen.findAllByRole("option"))[0] as Element);
  await waitFor(() => expect(screen.getByText("n = 6")).toBeVisible());
  const figure = shown.mock.lastCall?.[0]?.figure;
  expect(figure?.drawing).toBe("intervals");
  expect(figure?.columns.map(({ label }) => label)).toEqual([
    ...["Score de 0 à 1", "95 % de", "95 % à"],
    ...["Au pire", "Au mieux", "Évalués"],
  ]);
  const [home] = figure?.rows ?? [];
  const [score, low, high, ...rest] = home?.values.map(Number) ?? [];
  expect(home?.label).toBe("Hébergement");
  expect(low).toBeLessThan(score ?? NaN);
  expect(high).toBeGreaterThan(score ?? NaN);
  expect(rest).toEqual([score, score, 6]);
});

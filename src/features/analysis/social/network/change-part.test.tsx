import { randomFor, wholeBelow } from "@domain/analysis/interval/random";
import type { PackedSession } from "@domain/observation/pack";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import {
  anAnimal,
  anEnclosure,
  anEnclosureMap,
} from "../../../../../tests/builders/facility";
import { aScanRow, aSeen } from "../../../../../tests/builders/observation";
import { aPackedSession } from "../../../../../tests/builders/packed";
import { setStage } from "../../../../data/testing/stage";
import { Component as ScanPage } from "../../scan-result.page";
import { analyseHere, period, seedPacks, show } from "../../testing/staged";

const stage = setStage();
analyseHere(stage);

const names = ["Nala", "Kito", "Zuri", "Tano"];
const animalIds = names.map((_, at) => `animal-${String(at + 1)}`);

/** Sessions of four animals, each in one of four corners by chance; Kito mostly goes with Nala until a day. */
function sessionsUntil(day: number, last: number): PackedSession[] {
  const random = randomFor("company");
  return Array.from({ length: last }, (_, at): PackedSession => {
    const scans = Array.from({ length: 10 }, (_one, slot) => {
      const corners = animalIds.map(() => 300 * wholeBelow(random, 4));
      if (at < day && random() < 0.8) corners[1] = corners[0] ?? 0;
      return aScanRow({
        t: slot * 60_000,
        slot,
        seen: animalIds.map((animalId, place) =>
          aSeen({ animalId, x: corners[place] ?? 0 }),
        ),
      });
    });
    return aPackedSession(
      {
        obsSessionId: `day-${String(at)}`,
        startedAt: new Date(Date.UTC(2026, 10, 2 + at, 8)),
        endedAt: new Date(Date.UTC(2026, 10, 2 + at, 9)),
        interval: 60,
        animalIds,
      },
      { scans },
    );
  });
}

async function showChange(sessions: readonly PackedSession[], cut: string) {
  stage.store.seed("enclosures", "enclosure-1", anEnclosure());
  stage.store.seed("enclosureMaps", "enclosure-1", anEnclosureMap());
  for (const [at, animalId] of animalIds.entries())
    stage.store.seed(
      "animals",
      animalId,
      anAnimal({ animalId, animalName: names[at] ?? "" }),
    );
  seedPacks(stage, sessions);
  await show(
    ScanPage,
    `/ScanResultView?${period}&within=0.5&tab=network&against=${cut}`,
  );
}

describe("a network before and after", () => {
  it("tells who lost company, by how much, and how surely", async () => {
    await showChange(sessionsUntil(10, 20), "2026-11-12");
    expect(
      await screen.findByText(
        /^Moins de compagnie à partir du 12.* : Nala et Kito\.$/u,
      ),
    ).toBeVisible();
    expect(screen.getByText(/^Densité : /u)).toBeVisible();
    const title = "Indice de chaque paire, après moins avant";
    await userEvent.click(
      screen.getByRole("button", {
        name: new RegExp(`tableau.*${title}`, "u"),
      }),
    );
    const [, first] = within(
      screen.getByRole("table", { name: title }),
    ).getAllByRole("row");
    const cells = within(first as HTMLElement)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent);
    expect(cells.slice(0, 2)).toEqual(["Nala", "Kito"]);
    const [before = 0, after = 0, change = 0, low = 0, high = 0] = cells
      .slice(2, 7)
      .map((text) => Number(text.replace(",", ".")));
    expect(before).toBeGreaterThan(0.7);
    expect(after).toBeLessThan(0.5);
    expect(change).toBeCloseTo(after - before, 2);
    expect(low).toBeLessThan(change);
    expect(high).toBeLessThan(0);
  });

  it("cannot say where one period is too small", async () => {
    await showChange(sessionsUntil(0, 8), "2026-11-09");
    expect(
      await screen.findByText(
        /^On ne peut pas dire si la compagnie change à partir du /u,
      ),
    ).toBeVisible();
    expect(screen.queryByText(/^Densité : /u)).toBeNull();
  });
});

import type { Finding } from "@domain/finding/finding";
import { figureRowsMost } from "@domain/report/block";
import { calendarDaySchema } from "@domain/time/calendar-day";
import { configure, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { aFinding } from "../../../../tests/builders/findings";
import { sector2 } from "../../../../tests/builders/ids";
import { provideBackend } from "../../../data/backend";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import type { FreshFigure } from "../../slot-figures";
import { Component } from "./findings-figure";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const day = (text: string) => calendarDaySchema.parse(text);
const seen = aFinding().seen;

function seed(count: number, from: string, to: string, name: string) {
  for (let index = 0; index < count; index += 1) {
    const findingId = `${name}-${String(index)}`;
    const finding = aFinding({
      findingId,
      seen: { ...seen, from: day(from), to: day(to) },
    });
    desk.seed("findings", findingId, {
      ...finding,
      createdAt: new Date("2026-07-02T08:00:00Z"),
    });
  }
}

beforeEach(() => {
  desk.clear();
  provideBackend(desk.store);
  desk.workAs({ right: "admin" });
});

const shown = vi.fn((fresh: FreshFigure | null) => (
  <p>{fresh === null ? "none" : `n = ${String(fresh.figure.n)}`}</p>
));
const open = (sectorIds: readonly string[] = []) =>
  renderUi(
    <SignedIn>
      <Component
        {...{ sectorIds, shown }}
        from={day("2026-03-01")}
        to={day("2026-03-31")}
      />
    </SignedIn>,
  );

it("is of the period however much was found before it, and of its sectors", async () => {
  seed(3, "2026-03-30", "2026-04-02", "late");
  seed(1, "2026-04-01", "2026-04-02", "after");
  seed(figureRowsMost + 5, "2026-01-01", "2026-02-28", "before");
  const { unmount } = await open();
  expect(await screen.findByText("n = 3")).toBeVisible();
  unmount();
  await open([sector2]);
  expect(await screen.findByText("none")).toBeVisible();
});

it("tells what was expected from how many values, and how it differed after the action, of how many days", async () => {
  const verdict: Finding["verdict"] = {
    ...{ kind: "improved", before: 31, after: 25, difference: -6 },
    ...{ low: -8, high: -4, nBefore: 21, nAfter: 22 },
    testedOn: day("2026-05-30"),
  };
  desk.seed("findings", "judged", {
    ...aFinding({
      ...{ findingId: "judged", verdict, actionDay: day("2026-04-01") },
      seen: { ...seen, from: day("2026-03-01"), to: day("2026-03-02") },
    }),
    createdAt: new Date("2026-07-02T08:00:00Z"),
  });
  seed(1, "2026-03-01", "2026-03-02", "open");
  shown.mockClear();
  await open();
  expect(await screen.findByText("n = 2")).toBeVisible();
  const figure = shown.mock.lastCall?.[0]?.figure;
  expect(figure?.columns.map(({ label }) => label)).toEqual([
    ...["Constaté", "Attendu", "Attendu, au plus bas", "Attendu, au plus haut"],
    ...["Valeurs de référence", "Écart après l’action"],
    ...["Écart, au plus bas", "Écart, au plus haut"],
    ...["Jours avant", "Jours après"],
  ]);
  expect(figure?.rows.map(({ values }) => values)).toEqual(
    expect.arrayContaining([
      [31, 25, 22, 28, 20, -6, -8, -4, 21, 22],
      [31, 25, 22, 28, 20, null, null, null, null, null],
    ]),
  );
});

it("is not handed on where there is more than it holds", async () => {
  seed(figureRowsMost + 1, "2026-03-01", "2026-03-31", "one");
  shown.mockClear();
  await open();
  expect(await screen.findByRole("alert")).toHaveTextContent(/plus de données/);
  expect(shown).not.toHaveBeenCalled();
});

it("is not handed on of what the device alone knows", async () => {
  seed(3, "2026-03-01", "2026-03-31", "one");
  const { store } = desk;
  provideBackend({
    ...store,
    watch: (query, onNext, onError) =>
      store.watch(
        query,
        (list) =>
          onNext(
            query.collection === "findings"
              ? { ...list, fromCache: true, heard: false }
              : list,
          ),
        onError,
      ),
  });
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  shown.mockClear();
  await open();
  expect(await screen.findByRole("alert")).toHaveTextContent(/^Hors ligne/);
  expect(shown).not.toHaveBeenCalled();
  onLine.mockRestore();
  window.dispatchEvent(new Event("online"));
});

import type { Sample } from "@domain/measures/buckets/bucket";
import { bucketId } from "@domain/measures/buckets/keys";
import { recount } from "@domain/measures/buckets/periods";
import type { EnvironmentalParameter } from "@domain/measures/parameters/parameter";
import { configure, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, vi } from "vitest";
import { anEnclosure } from "../../../../../tests/builders/facility";
import {
  aMeasureDay,
  aMeasureMonth,
  aParameter,
} from "../../../../../tests/builders/measures";
import { SignedIn } from "../../../../data/hooks/ready-session";
import { openDesk } from "../../../../data/testing/working-as";
import { renderUi } from "../../../../ui/testing/render-ui";
import { MeasureChart } from "../measure-chart";

const here = [
  { enclosureId: "enclosure-1", areaId: null, name: "Plaine" },
  { enclosureId: "enclosure-1", areaId: "zone-1", name: "Plaine · Pré" },
];
/** The day after the clocks of Paris went back. */
const autumn = "2026-10-26T10:20:00Z";

export const at = (text: string) => new Date(text);
export const sample = (text: string, value: Sample["value"]): Sample => ({
  at: at(text),
  value,
  key: "",
});

/** A parameter of two enclosures and a zone, with limits. */
export const limited = () =>
  aParameter({
    enclosureIds: ["enclosure-1", "enclosure-2"],
    areaIds: ["enclosure-1.zone-1"],
    limits: { enabled: true, min: 12, max: 26 },
  });

export const theChart = () => screen.findByRole("slider");

/** The rows of the table behind the chart, those without a value left out. */
export async function valueRows() {
  await userEvent.click(
    await screen.findByRole("button", { name: /^Afficher le tableau/ }),
  );
  const [table] = screen.getAllByRole("table");
  if (table === undefined) throw new Error("no table");
  for (
    let more = screen.queryByRole("button", { name: "Afficher plus" });
    more !== null;
    more = screen.queryByRole("button", { name: "Afficher plus" })
  )
    await userEvent.click(more);
  return within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))
    .filter(([, n]) => n !== "0");
}

/** Two enclosures on the day after the clocks of Paris went back, what was measured of them, and its chart. */
export function openCharts() {
  vi.setConfig({ testTimeout: 60_000 });
  configure({ asyncUtilTimeout: 10_000 });
  const desk = openDesk();
  const kept: (() => void)[] = [];

  /** A record below an enclosure, until the next test. */
  function seedAt(
    collection: "measures" | "measureHours" | "measureDays" | "measureMonths",
    id: string,
    raw: object,
    enclosureId = "enclosure-1",
  ) {
    desk.store.seed(collection, id, { ...raw }, enclosureId);
    kept.push(() => desk.store.erase(collection, id, enclosureId));
  }

  /** Keeps what a series comes to, as functions do. */
  function keep(
    samples: readonly Sample[],
    { measureType, parameterId }: EnvironmentalParameter,
    enclosureId = "enclosure-1",
  ) {
    const { days, months } = recount(samples, measureType);
    for (const [day, hours] of days)
      seedAt(
        "measureDays",
        bucketId(parameterId, day),
        { ...aMeasureDay({ day }), hours },
        enclosureId,
      );
    for (const [month, ofMonth] of months)
      seedAt(
        "measureMonths",
        bucketId(parameterId, month),
        { ...aMeasureMonth({ month }), days: ofMonth },
        enclosureId,
      );
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: at(autumn) });
    for (const erase of kept.splice(0)) erase();
    desk.clear();
    desk.workAs({ right: "admin" });
    desk.seed("enclosures", "enclosure-1", anEnclosure());
    desk.seed(
      "enclosures",
      "enclosure-2",
      anEnclosure({ enclosureId: "enclosure-2", enclosureName: "Volière" }),
    );
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  const open = (parameter: EnvironmentalParameter, search = "") =>
    renderUi(
      <SignedIn>
        <MeasureChart
          kind="environment"
          parameters={[parameter]}
          places={here}
        />
      </SignedIn>,
      { at: `/EnclosureSensorView${search}` },
    );
  return { desk, keep, open, seedAt };
}

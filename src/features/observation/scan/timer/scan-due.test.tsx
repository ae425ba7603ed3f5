import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Mark, ScanRow } from "@domain/observation/rows/row";
import { aMark, aScanRow } from "../../../../../tests/builders/observation";
import { renderUi } from "../../../../ui/testing/render-ui";
import { ScanDue } from "./scan-due";
import { useScanTimer } from "./use-scan-timer";

let t = 0;
let begun: (number | null)[] = [];
const vibrate = vi.fn(() => true);

beforeEach(() => {
  t = 0;
  begun = [];
  localStorage.clear();
  vibrate.mockClear();
  Object.assign(navigator, { vibrate });
});
afterEach(() => vi.useRealTimers());

interface DueProps {
  marks?: readonly Mark[];
  scans?: readonly ScanRow[];
  interval?: number | null;
}

function Due({ marks = [], scans = [], interval = 60 }: DueProps) {
  const timer = useScanTimer({
    rows: { focal: [], marks, scans },
    interval,
    instant: () => t,
  });
  return <ScanDue timer={timer} onScan={(slot) => begun.push(slot)} />;
}

const show = async (props: DueProps) => {
  const view = await renderUi(<Due {...props} />);
  vi.useFakeTimers();
  view.unmount();
  return renderUi(<Due {...props} />);
};
const goTo = (instant: number) =>
  act(() => {
    t = instant;
    vi.advanceTimersByTime(300);
  });
const shown = (text: string | RegExp) =>
  expect(screen.getByText(text)).toBeVisible();
const press = (name: string) =>
  fireEvent.click(screen.getByRole("button", { name }));

it("says when a scan is due, tells it once, and begins that one", async () => {
  await show({ scans: [aScanRow({ slot: 0 })] });
  shown("Prochain scan dans 1:00");
  expect(vibrate).not.toHaveBeenCalled();
  goTo(45_500);
  shown("Prochain scan dans 0:15");
  press("Scan supplémentaire");
  goTo(60_000);
  shown("Scan à faire maintenant");
  goTo(90_000);
  expect(vibrate).toHaveBeenCalledTimes(1);
  press("Faire le scan");
  expect(begun).toEqual([null, 1]);
});

it("lets what was missed stay missed", async () => {
  await show({ scans: [aScanRow({ slot: 0 })] });
  goTo(190_000);
  shown("2 scans manqués, qui ne se rattrapent pas");
  press("Faire le scan");
  expect(begun).toEqual([3]);
});

it("waits during a pause, and goes on after it", async () => {
  const scans = [aScanRow({ slot: 0 })];
  const pause = aMark({ t: 20_000, kind: "pause" });
  await show({ scans, marks: [pause] });
  goTo(500_000);
  shown("En pause : le décompte attend.");
  shown("Prochain scan dans 0:40");
  expect(screen.queryByRole("button")).toBeNull();
});

it("goes on after a pause from where it was", async () => {
  const marks = [
    aMark({ t: 20_000, kind: "pause" }),
    aMark({ t: 500_000, kind: "resume" }),
  ];
  t = 510_000;
  await show({ scans: [aScanRow({ slot: 0 })], marks });
  shown("Prochain scan dans 0:30");
  goTo(540_000);
  shown("Scan à faire maintenant");
});

it("is silent where somebody wants it, also next time", async () => {
  const { unmount } = await show({ scans: [aScanRow({ slot: 0 })] });
  fireEvent.click(screen.getByRole("switch", { name: "Son et vibration" }));
  unmount();
  await show({ scans: [aScanRow({ slot: 0 })] });
  expect(screen.getByRole("switch")).not.toBeChecked();
  goTo(60_000);
  shown("Scan à faire maintenant");
  expect(vibrate).not.toHaveBeenCalled();
});

it("offers a scan at any time where none are planned", async () => {
  await show({ interval: null });
  shown("Aucun scan n’est programmé.");
  press("Scan supplémentaire");
  expect(begun).toEqual([null]);
  expect(screen.queryByRole("switch")).toBeNull();
});

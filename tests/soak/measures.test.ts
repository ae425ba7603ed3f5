import fc from "fast-check";
import { expect, it } from "vitest";
import type { CalendarDay } from "@domain/time/calendar-day";
import { repairMeasures } from "../../functions/src/repair/repair-measures";
import { pagesOf } from "../../functions/src/repair/repair";
import { anyDay, checkDay } from "../functions/measures/random-days";
import { useStage } from "../functions/stage";

const project = "demo-soak-measures";
const stage = useStage(project);
const days = [
  "2025-03-30",
  "2025-10-26",
  "2026-02-28",
  "2026-03-29",
  "2026-10-25",
  "2026-12-31",
] as CalendarDay[];

it("what is kept is a recount of all that came, in 200 random orders, and repair finds nothing to mend", async () => {
  await fc.assert(
    fc.asyncProperty(anyDay(days), async (day) => {
      await fetch(
        `http://${stage.host()}/emulator/v1/projects/${project}/databases/(default)/documents`,
        { method: "DELETE" },
      );
      await checkDay(day);
      const counts = await repairMeasures(pagesOf("environmentalParameters"), {
        dryRun: true,
        onFound: () => undefined,
      });
      expect(counts).toMatchObject({ differing: 0, mended: 0 });
      expect(counts.read).toBeGreaterThan(0);
    }),
    { numRuns: 200 },
  );
});

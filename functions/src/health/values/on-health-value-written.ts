import type { HealthValue } from "@domain/health/values/value";
import { hourOf } from "@domain/measures/buckets/keys";
import { equalValues } from "@domain/record/equal";
import { parisDay } from "@domain/time/paris";
import { onDocumentWritten } from "firebase-functions/firestore";
import { region } from "../../edge/admin";
import { readingOf } from "../../edge/documents";
import { countDay } from "./count-day";
import { freezeBaseline } from "./freeze-baseline";
import { watchValues } from "./watch-values";

/** What of a line is counted: what it is of, when, and what it says. */
const counted = (line: HealthValue | null) =>
  line === null
    ? null
    : [
        line.zooId,
        line.parameterId,
        line.at,
        line.value,
        line.replaces,
        line.voids,
      ];

/** Values of animals enter the days and months of their series, and are watched: each against the limits that hold, all together by the watchers. */
export const onHealthValueWritten = onDocumentWritten(
  {
    document: "animals/{animalId}/healthValues/{valueId}",
    region,
    retry: true,
  },
  async ({ data, params, time }) => {
    // Lines go with their parameter or their animal alone, and all that was counted of them goes too.
    if (data?.after.exists !== true) return;
    const [before, after] = [data.before, data.after].map(
      (one) => readingOf("healthValues", one).record,
    );
    if (equalValues(counted(before ?? null), counted(after ?? null))) return;
    const { animalId } = params;
    for (const line of [before, after]) {
      if (line === null || line === undefined) continue;
      const { zooId, parameterId, at } = line;
      await countDay({ zooId, animalId, parameterId }, parisDay(at), {
        hour: hourOf(at),
        now: new Date(time),
      });
      await freezeBaseline(
        { zooId, animalId, parameterId },
        { day: parisDay(at) },
      );
    }
    const last = after ?? before;
    if (last === null || last === undefined) return;
    const { zooId, parameterId } = last;
    // Once all is counted, and by today: what is heard late says nothing of an earlier day.
    await watchValues({ zooId, animalId, parameterId }, new Date());
  },
);

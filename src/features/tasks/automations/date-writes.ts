import {
  continuation,
  scheduleBefore,
} from "@domain/automation/dates/continue";
import type { Settled } from "@domain/automation/dates/settle";
import type { templateEditValues } from "@domain/automation/template-form";
import i18next from "i18next";
import type { Outcome } from "../../../data/hooks/use-submit";
import { outcomeOf } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { batch, newId } from "../../../data/write";
import { notifyError } from "../../../ui/feedback/notify";
import { changeTemplate, tellOutcome } from "./template-writes";

/**
 * What is changed from one date on: a new automation begins there and the old one ends before it, in
 * one operation; `id` is what the new one is to be called. Rejects AppError when it is refused.
 */
export function continueTemplate(
  row: Row<"taskTemplates">,
  from: Date,
  changed: ReturnType<typeof templateEditValues>,
  id: string = newId(),
): Promise<Outcome> {
  const about = { kind: "automation.change", name: row.data.title };
  return outcomeOf(
    batch(
      [
        {
          kind: "create",
          collection: "taskTemplates",
          id,
          values: continuation(row.data, from, changed),
        },
        {
          kind: "patch",
          collection: "taskTemplates",
          id: row.id,
          values: { schedule: scheduleBefore(row.data.schedule, from) },
          base: row,
        },
      ],
      about,
    ),
  );
}

/** Keeps what was said of one date, with ten seconds to take it back; null: there is no room for more of them. */
export async function settle(
  row: Row<"taskTemplates">,
  settled: Settled | null,
  done: string,
): Promise<void> {
  const { t } = i18next;
  if (settled === null) {
    notifyError(null, t("tasks.automations.dates.tooMany"));
    return;
  }
  const outcome = await changeTemplate(row, settled, "change");
  const { exdates, overrides } = row.data;
  const takeBack = () =>
    void changeTemplate(
      { ...row, data: { ...row.data, ...settled } },
      { exdates, overrides },
      "change",
    ).then(
      (taken) =>
        tellOutcome(taken, row.data.title, t("tasks.automations.dates.undone")),
      (error: unknown) => notifyError(error, t("errors.messages.recording")),
    );
  tellOutcome(outcome, row.data.title, done, { take: takeBack });
}

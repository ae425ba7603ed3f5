import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aTemplate } from "../../../../tests/builders/work";
import type { Language } from "../../../lib/i18n/languages";
import { renderUi } from "../../../ui/testing/render-ui";
import { useScheduleWords } from "./use-schedule-words";

function Words({ rrule }: { rrule: string }) {
  const wordsOf = useScheduleWords();
  const { schedule } = aTemplate();
  return (
    <p>{wordsOf({ ...schedule, recurrence: "CUSTOM", rrule }).join(" ")}</p>
  );
}

it.each<[Language, string, string]>([
  ["fr", "FREQ=MONTHLY;BYDAY=1MO", "premier lundi"],
  ["fr", "FREQ=MONTHLY;BYDAY=-1FR", "dernier vendredi"],
  ["fr", "FREQ=MONTHLY;BYDAY=-3FR", "vendredi (n° 3 depuis la fin)"],
  ["fr", "FREQ=MONTHLY;BYMONTHDAY=-1", "dernier jour"],
  ["fr", "FREQ=MONTHLY;BYMONTHDAY=-2", "2e jour avant la fin"],
  ["de", "FREQ=MONTHLY;BYDAY=-2TU", "vorletzter Dienstag"],
  ["en", "FREQ=MONTHLY;BYDAY=2WE", "second Wednesday"],
])("in %s %s holds “%s”", async (language, rrule, words) => {
  await renderUi(<Words rrule={rrule} />, { language });
  expect(
    screen.getByRole("paragraph").textContent.replace(/\s/g, " "),
  ).toContain(words);
});

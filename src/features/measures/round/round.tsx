import { Stack, Text } from "@mantine/core";
import type { KeyboardEvent } from "react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useNow } from "../../../data/hooks/use-live";
import { isOnline } from "../../../data/online";
import { useFormat } from "../../../lib/use-format";
import { notifyDone } from "../../../ui/feedback/notify";
import { ResumedNote } from "../../../ui/form/draft/resumed-note";
import { ErrorSummary } from "../../../ui/form/error-summary";
import { SaveBar } from "../../../ui/form/save-bar";
import { useIsThere } from "../../../ui/state/use-is-there";
import { useParameterWords } from "../parameters/use-parameter-words";
import type { Given } from "../collect/collect-writes";
import { giveValues } from "../collect/collect-writes";
import { askDoubt, useDoubtWords } from "../collect/use-doubt";
import { useLastWeights } from "../collect/use-last-weights";
import type { EntryValue, RoundForm } from "./round-form";
import {
  doubtfulEntries,
  emptyRound,
  filledEntries,
  leftOf,
  limitsOfEntry,
  markOfEntry,
  valuesIn,
} from "./round-form";
import { RoundStop } from "./round-stop";
import type { Entry, Stop } from "./use-round";
import { useRoundForm } from "./use-round-form";
import { When } from "./when";

/** Where one goes on once values were given. */
export interface Next {
  label: string;
  to: string;
}

interface RoundProps {
  /** The id of the sector, enclosure, species or group. */
  about: string;
  stops: readonly Stop[];
  onCancel: () => void;
  next?: Next | undefined;
}

const choices = "[role='radiogroup']";

/** Of several choices the one that is made stands for all, else the first. */
function standsForField(one: HTMLElement): boolean {
  const group = one.closest(choices);
  if (group === null) return true;
  const made = group.querySelector("input:checked");
  return one === (made ?? group.querySelector("input"));
}

/** Where values are typed, chosen, or, of instants, picked. */
const fieldsOf = (form: HTMLFormElement): HTMLElement[] =>
  [
    ...form.querySelectorAll<HTMLElement>(
      "section input:not([tabindex='-1']):not([type='hidden']), section button[aria-haspopup='dialog']",
    ),
  ].filter(standsForField);

const firstField = (form: HTMLFormElement | null | undefined) =>
  form ? fieldsOf(form)[0] : undefined;

/** Whether a field comes later on the page, and is none of the same choices. */
const isAfter = (here: Element, one: Element): boolean =>
  !here.contains(one) &&
  (here.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Enter goes on to the next field, as the key of a telephone says; with Ctrl it saves. */
function goOn(event: KeyboardEvent<HTMLFormElement>): void {
  const field = event.target;
  if (event.key !== "Enter" || !(field instanceof HTMLInputElement)) return;
  event.preventDefault();
  if (event.ctrlKey || event.metaKey) {
    event.currentTarget.requestSubmit();
    return;
  }
  const here = field.closest(choices) ?? field;
  fieldsOf(event.currentTarget)
    .find((one) => isAfter(here, one))
    ?.focus();
}

const valuesNow = (form: RoundForm, entries: readonly Entry[]) =>
  valuesIn(form, entries, new Date());

const givenOf = (
  { entry, value, at }: EntryValue,
  form: RoundForm,
  name: string,
): Given => {
  const { key, subject, sectorId, row } = entry;
  const isEstimated = form.estimated.includes(key);
  const parameter = row.data;
  return {
    ...{ parameter, subject, sectorId, isEstimated, value, at, name },
    notes: "",
  };
};

/** What is measured on a way through enclosures or of animals, on one screen; what is left empty is left out. */
export function Round({ about, stops, onCancel, next }: RoundProps) {
  const navigate = useNavigate();
  const now = useNow();
  const { t } = useTranslation();
  const format = useFormat();
  const { zooId, uid } = useReadySession();
  const { nameOf } = useParameterWords();
  const wordsOf = useDoubtWords();
  const entries = stops.flatMap((stop) => stop.entries);
  const { form, type, estimate, current } = useRoundForm(about, entries);
  const [given, setGiven] = useState<ReadonlyMap<string, EntryValue>>(
    new Map(),
  );
  const top = useRef<HTMLDivElement>(null);
  const there = useIsThere();
  const { values } = form;
  const filled = filledEntries(values, entries);
  const count = filled.length;
  const last = useLastWeights(
    filled.map(({ key, row, subject }) => ({
      ...{ key, subject },
      parameter: row.data,
    })),
  );
  const nameOfEntry = (entry: Entry) =>
    `${nameOf(entry.row.data)}, ${entry.areaName ?? entry.name}`;
  const agree = async () => {
    const lastOf = await last.read();
    if (!there.is()) return false;
    const doubtful = doubtfulEntries(values, entries, lastOf, now);
    if (doubtful.length === 0) return true;
    const told = doubtful.map(({ entry, ...doubted }) =>
      wordsOf({
        ...doubted,
        parameter: entry.row.data,
        name: nameOfEntry(entry),
      }),
    );
    return askDoubt(
      format.list(told),
      doubtful.some(({ doubt }) => doubt === "thousands"),
    );
  };
  const save = async () => {
    if (count === 0) firstField(top.current?.closest("form"))?.focus();
    if (count === 0 || last.isReading || !form.check()) return;
    if (!(await agree())) return;
    const made = valuesNow(values, entries);
    giveValues(
      { zooId, uid },
      made.map((one) => givenOf(one, values, nameOfEntry(one.entry))),
    );
    setGiven(
      (before) =>
        new Map([
          ...before,
          ...made.map((one) => [one.entry.key, one] as const),
        ]),
    );
    // Somebody may have typed on while the last weights were on their way.
    const left = leftOf(current(), values);
    if (form.startOver === null || left !== emptyRound) form.change(left);
    else form.startOver();
    notifyDone(
      isOnline()
        ? t("measures.messages.collected", { count })
        : t("measures.messages.queued"),
      next && { label: next.label, take: () => void navigate(next.to) },
    );
    top.current?.focus();
    top.current?.scrollIntoView({ block: "center" });
  };
  return (
    <form
      noValidate
      // The bar reaches over the margins of a sheet, which are wider than those of a telephone; it sticks in the form alone.
      style={{ paddingInline: 4 }}
      aria-label={t("measures.round.title")}
      onKeyDown={goOn}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap="md" mx={-4}>
        <ResumedNote onStartOver={form.startOver} clashes={form.clashes} />
        <ErrorSummary problems={form.problems} tries={form.tries} />
        <div ref={top} tabIndex={-1} style={{ outline: "none" }}>
          <When
            at={values.at}
            field={form.field("at")}
            onChange={(at) => form.change({ at })}
          />
        </div>
        {stops.map((stop) => (
          <RoundStop
            key={stop.id}
            stop={stop}
            hideName={stops.length === 1}
            shownOf={(entry) => ({
              ...form.field(`typed.${entry.key}`),
              value: values.typed[entry.key] ?? "",
              mark: markOfEntry(values, entry),
              held: limitsOfEntry(entry),
              isEstimated: values.estimated.includes(entry.key),
              given: given.get(entry.key) ?? null,
            })}
            onType={type}
            onEstimate={estimate}
          />
        ))}
        <Text size="sm" c="dimmed" role="status">
          {t("measures.round.filled", { count, all: entries.length })}
        </Text>
      </Stack>
      <SaveBar
        label={
          count === 0
            ? t("common.actions.save")
            : t("measures.actions.saveValues", { count })
        }
        saving={last.isReading}
        onCancel={onCancel}
      />
    </form>
  );
}

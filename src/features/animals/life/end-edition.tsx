import { animalStates } from "@domain/animal/animal";
import type { EndForm } from "@domain/animal/end";
import {
  endForm,
  endFormSchema,
  endIssues,
  recordedEnd,
} from "@domain/animal/end";
import { hasEnded } from "@domain/animal/life";
import { href } from "@domain/pages";
import { begunForm } from "@domain/schema/form";
import { Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useDraftOwner } from "../../../data/hooks/ready-session";
import { useNow } from "../../../data/hooks/use-live";
import { useSubmit } from "../../../data/hooks/use-submit";
import { dayOf } from "../../../lib/format";
import { draftStore } from "../../../ui/form/draft/form-draft";
import { useDraft } from "../../../ui/form/draft/use-draft";
import { EditionPage } from "../../../ui/form/edition-page";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { DayField } from "../../../ui/form/fields/date-field";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { correctEnd, endAnimal } from "../animal-writes";
import { useAnimalWords } from "../form/use-animal-form";
import { OpenWork } from "./open-work";
import { useOpenWork } from "./use-open-work";

const drafts = draftStore("animal-end-draft", (kept) =>
  begunForm(endFormSchema, kept),
);

const labelled = [
  "animalState",
  "animalStateDate",
  "animalStateReason",
] as const;

/** An animal dies or leaves: when, why, and what becomes of the work that was about it; later, what of it was not so. */
export function EndEdition({ row }: { row: Row<"animals"> }) {
  const { t } = useTranslation();
  const [base] = useState(row);
  const name = base.data.animalName;
  const today = dayOf(useNow());
  const corrects = hasEnded(base.data);
  const mayLackDay = corrects && base.data.animalStateDate === null;
  const title = corrects ? "correctEnd" : "end";
  const owner = useDraftOwner(base.id, title);
  const draft = useDraft(drafts, owner, () => base.id);
  const [initial] = useState(() =>
    corrects ? recordedEnd(base.data) : endForm(today),
  );
  const form = useRecordForm<EndForm>({
    name: "end",
    draft,
    initial,
    issuesOf: (values) => endIssues(values, today, mayLackDay),
    labelOf: (field) => {
      const known = labelled.find((one) => one === field) ?? "animalState";
      return t(`animals.fields.${known}`);
    },
  });
  const send = async () => {
    if (corrects) return correctEnd(base, form.values);
    const state = form.values.animalState ?? "deceased";
    const because = t(`animals.life.messages.because.${state}`, { name });
    return endAnimal(base, form.values, because);
  };
  return (
    <EditionPage
      title={t(`animals.life.titles.${title}`, { name })}
      to={href("animal", { animalId: base.id })}
      name={name}
      words={{
        ...useAnimalWords("saved"),
        saved: t("animals.life.messages.ended", { name }),
      }}
      form={form}
      submission={useSubmit({ once: true })}
      send={send}
      saveLabel={t(
        corrects ? "common.actions.save" : "animals.life.actions.saveEnd",
      )}
    >
      {!corrects && <Text>{t("animals.life.messages.endHelp")}</Text>}
      <ChoiceChips
        {...form.choice("animalState")}
        label={t("animals.fields.animalState")}
        options={animalStates.map((value) => ({
          value,
          label: t(`animals.life.options.state.${value}`),
        }))}
      />
      <DayField
        {...form.field("animalStateDate")}
        label={t("animals.fields.animalStateDate")}
        required={!mayLackDay}
        maw={200}
        value={form.values.animalStateDate || null}
        onChange={(day) => form.change({ animalStateDate: day ?? "" })}
      />
      <Textarea
        {...form.input("animalStateReason")}
        label={t("animals.fields.animalStateReason")}
        autosize
        minRows={2}
        maxRows={8}
      />
      {!corrects && <EndedWork form={form} row={base} />}
    </EditionPage>
  );
}

function EndedWork({
  form,
  row,
}: {
  form: RecordForm<EndForm>;
  row: Row<"animals">;
}) {
  return <OpenWork form={form} work={useOpenWork(row)} />;
}

import { animalStates } from "@domain/animal/animal";
import type { EndForm } from "@domain/animal/end";
import { endForm, endFormSchema, endIssues } from "@domain/animal/end";
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
import { useRecordForm } from "../../../ui/form/use-record-form";
import { endAnimal } from "../animal-writes";
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

/** An animal dies or leaves: when, why, and what becomes of the work that was about it. */
export function EndEdition({ row }: { row: Row<"animals"> }) {
  const { t } = useTranslation();
  const [base] = useState(row);
  const name = base.data.animalName;
  const today = dayOf(useNow());
  const work = useOpenWork(base);
  const draft = useDraft(drafts, useDraftOwner(base.id), () => base.id);
  const [initial] = useState(() => endForm(today));
  const form = useRecordForm<EndForm>({
    name: "end",
    draft,
    initial,
    issuesOf: (values) => endIssues(values, today),
    labelOf: (field) => {
      const known = labelled.find((one) => one === field) ?? "animalState";
      return t(`animals.fields.${known}`);
    },
  });
  const send = async () => {
    const state = form.values.animalState ?? "deceased";
    const because = t(`animals.life.messages.because.${state}`, { name });
    return endAnimal(base, form.values, because);
  };
  return (
    <EditionPage
      title={t("animals.life.titles.end", { name })}
      to={href("animal", { animalId: base.id })}
      name={name}
      words={{
        ...useAnimalWords("saved"),
        saved: t("animals.life.messages.ended", { name }),
      }}
      form={form}
      submission={useSubmit({ once: true })}
      send={send}
      saveLabel={t("animals.life.actions.saveEnd")}
    >
      <Text>{t("animals.life.messages.endHelp")}</Text>
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
        required
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
      <OpenWork form={form} work={work} />
    </EditionPage>
  );
}

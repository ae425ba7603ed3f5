import type { ReturnForm } from "@domain/animal/end";
import { returnFormSchema, returnIssues } from "@domain/animal/end";
import { AppError } from "@domain/errors";
import { href } from "@domain/pages";
import { isPutAway } from "@domain/record/put-away";
import { begunForm } from "@domain/schema/form";
import { Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useDraftOwner } from "../../../data/hooks/ready-session";
import { factsFor, useCan } from "../../../data/hooks/use-can";
import { useEnclosures } from "../../../data/hooks/use-names";
import { useSubmit } from "../../../data/hooks/use-submit";
import { draftStore } from "../../../ui/form/draft/form-draft";
import { useDraft } from "../../../ui/form/draft/use-draft";
import { EditionPage } from "../../../ui/form/edition-page";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { bringBack } from "../animal-writes";
import { useAnimalWords } from "../form/use-animal-form";
import { EnclosureSelect } from "../parts/enclosure-select";

const drafts = draftStore("animal-return-draft", (kept) =>
  begunForm(returnFormSchema, kept),
);

/** One that was thought dead or gone is here again: in which enclosure. */
export function ReturnEdition({ row }: { row: Row<"animals"> }) {
  const { t } = useTranslation();
  const [base] = useState(row);
  const { zooId, animalName: name } = base.data;
  const enclosures = useEnclosures(zooId, { live: true });
  const may = useCan();
  const draft = useDraft(drafts, useDraftOwner(base.id), () => base.id);
  const form = useRecordForm<ReturnForm>({
    name: "return",
    draft,
    initial: { enclosureId: null },
    issuesOf: returnIssues,
    labelOf: () => t("animals.fields.enclosureId"),
  });
  const send = async () => {
    const enclosure = enclosures.of(form.values.enclosureId);
    if (enclosure === undefined) throw new AppError("not-found");
    return bringBack(base, form.values, enclosure);
  };
  return (
    <EditionPage
      title={t("animals.life.titles.bringBack", { name })}
      to={href("animal", { animalId: base.id })}
      name={name}
      words={{
        ...useAnimalWords("saved"),
        saved: t("animals.life.messages.back", { name }),
      }}
      form={form}
      submission={useSubmit({ once: true })}
      send={send}
      saveLabel={t("animals.life.actions.bringBack")}
    >
      <EnclosureSelect
        {...form.input("enclosureId")}
        zooId={zooId}
        enclosures={enclosures.rows.filter(
          ({ data }) =>
            !isPutAway(data) &&
            may("end", "animals", factsFor("enclosures", data)),
        )}
      />
      <Text c="dimmed">{t("animals.life.messages.returnHelp")}</Text>
    </EditionPage>
  );
}

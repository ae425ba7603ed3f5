import { begunForm } from "@domain/schema/form";
import type { AnimalMove } from "@domain/animal/animal";
import { animalMoveIssues, animalMoveSchema } from "@domain/animal/animal";
import { AppError } from "@domain/errors";
import { href } from "@domain/pages";
import { isPutAway } from "@domain/record/put-away";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { factsFor, useCan } from "../../../data/hooks/use-can";
import { useEnclosures } from "../../../data/hooks/use-names";
import { useSubmit } from "../../../data/hooks/use-submit";
import { useDraftOwner } from "../../../data/hooks/ready-session";
import { draftStore } from "../../../ui/form/draft/form-draft";
import { useDraft } from "../../../ui/form/draft/use-draft";
import { EditionPage } from "../../../ui/form/edition-page";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { moveAnimal } from "../animal-writes";
import { moveBack } from "../list/bulk/move-animals";
import { EnclosureSelect } from "../parts/enclosure-select";
import { useAnimalWords } from "./use-animal-form";

const drafts = draftStore("animal-move-draft", (kept) =>
  begunForm(animalMoveSchema, kept),
);

/** To another enclosure of a sector where this person may move animals. */
export function MoveEdition({ row }: { row: Row<"animals"> }) {
  const { t } = useTranslation();
  const [base] = useState(row);
  const { zooId, animalName, animalEnclosureData } = base.data;
  const enclosures = useEnclosures(zooId, { live: true });
  const may = useCan();
  const draft = useDraft(drafts, useDraftOwner(base.id), () => base.id);
  const form = useRecordForm<AnimalMove>({
    name: "move",
    draft,
    initial: { enclosureId: animalEnclosureData?.enclosureId ?? null },
    issuesOf: animalMoveIssues,
    labelOf: () => t("animals.fields.enclosureId"),
  });
  const chosen = enclosures.of(form.values.enclosureId);
  const send = async () => {
    if (chosen === undefined) throw new AppError("not-found");
    return moveAnimal(base, chosen);
  };
  return (
    <EditionPage
      title={t("animals.actions.moveOne", { name: animalName })}
      to={href("animal", { animalId: base.id })}
      name={animalName}
      words={{
        ...useAnimalWords("moved"),
        ...(chosen !== undefined && {
          saved: t("animals.messages.movedTo", {
            name: animalName,
            place: chosen.enclosureName,
          }),
          undo: () => void moveBack([base], chosen),
        }),
      }}
      form={form}
      submission={useSubmit({ once: true })}
      send={send}
      saveLabel={t("animals.actions.move")}
    >
      <EnclosureSelect
        {...form.input("enclosureId")}
        zooId={zooId}
        enclosures={enclosures.rows.filter(
          ({ data }) =>
            !isPutAway(data) &&
            may("move", "animals", factsFor("enclosures", data)),
        )}
      />
    </EditionPage>
  );
}

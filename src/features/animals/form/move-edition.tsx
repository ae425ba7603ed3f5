import { can } from "@domain/access/can";
import { enclosureFacts } from "@domain/access/facts";
import type { Session } from "@domain/access/session";
import { AppError } from "@domain/errors";
import { href } from "@domain/pages";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useEnclosures } from "../../../data/hooks/use-names";
import { useSubmit } from "../../../data/hooks/use-submit";
import { EditionPage } from "../../../ui/form/edition-page";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { moveAnimal } from "../animal-writes";
import { EnclosureSelect } from "../parts/enclosure-select";

interface Place {
  enclosureId: string | null;
}

/** To another enclosure of a sector where this person may move animals. */
export function MoveEdition({
  row,
  session,
}: {
  row: Row<"animals">;
  session: Session;
}) {
  const { t } = useTranslation();
  const [base] = useState(row);
  const { zooId, animalName, animalEnclosureData } = base.data;
  const enclosures = useEnclosures(zooId);
  const form = useRecordForm<Place>({
    name: "move",
    initial: { enclosureId: animalEnclosureData?.enclosureId ?? null },
    issuesOf: ({ enclosureId }) =>
      enclosureId === null ? [{ field: "enclosureId", code: "required" }] : [],
    labelOf: () => t("animals.fields.enclosureId"),
  });
  const submission = useSubmit();
  const send = async () => {
    const enclosure = enclosures.of(form.values.enclosureId);
    if (enclosure === undefined) throw new AppError("not-found");
    return moveAnimal(base, enclosure);
  };
  return (
    <EditionPage
      title={t("animals.actions.moveOne", { name: animalName })}
      record={{
        name: animalName,
        to: href("animal", { animalId: base.id }),
        list: { label: t("animals.title"), to: href("animalList") },
      }}
      form={form}
      send={send}
      submission={submission}
      words={{
        saved: t("animals.messages.moved"),
        queued: t("animals.messages.queued"),
      }}
      saveLabel={t("animals.actions.move")}
    >
      <EnclosureSelect
        {...form.field("enclosureId")}
        zooId={zooId}
        enclosures={enclosures.rows.filter(
          ({ data }) =>
            !data.isArchived &&
            can(session, "move", "animals", enclosureFacts(data)),
        )}
        value={form.values.enclosureId}
        onChange={(enclosureId) => form.change({ enclosureId })}
      />
    </EditionPage>
  );
}

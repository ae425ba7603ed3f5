import { can } from "@domain/access/can";
import { enclosureFacts } from "@domain/access/facts";
import type { Session } from "@domain/access/session";
import { AppError } from "@domain/errors";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Row } from "../../../data/live-store";
import { useEnclosures } from "../../../data/hooks/use-names";
import { useSubmit } from "../../../data/hooks/use-submit";
import { FormPage } from "../../../ui/form/form-page";
import { useAfterSaving } from "../../../ui/form/use-after-saving";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { listHref, recordHref } from "../../../ui/page/record-href";
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
  const navigate = useNavigate();
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
  const { busy, failure, run } = useSubmit();
  const finish = useAfterSaving(form, {
    saved: t("animals.messages.moved"),
    queued: t("animals.messages.queued"),
  });
  const here = recordHref("animals", base.id);
  const send = async () => {
    const enclosure = enclosures.of(form.values.enclosureId);
    if (enclosure === undefined) throw new AppError("not-found");
    return moveAnimal(base, enclosure);
  };
  const submit = () => {
    if (!form.check()) return;
    run(send, (outcome) => finish(outcome, here));
  };
  return (
    <FormPage
      title={t("animals.actions.moveOne", { name: animalName })}
      crumbs={[
        { label: t("animals.title"), to: listHref("animals") },
        { label: animalName, to: here },
      ]}
      failure={failure}
      onSubmit={submit}
      problems={form.problems}
      saveLabel={t("animals.actions.move")}
      saving={busy}
      onCancel={() => void navigate(here, { replace: true })}
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
    </FormPage>
  );
}

import { enrichmentForm } from "@domain/enrichment/form";
import { quantityMax } from "@domain/enrichment/movement";
import { href } from "@domain/pages";
import { NumberInput, Switch } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useSubmit } from "../../../data/hooks/use-submit";
import { CreationPage } from "../../../ui/form/edition-page";
import { createObject } from "../enrichment-writes";
import { ObjectFields } from "./object-fields";
import {
  useObjectDraft,
  useObjectForm,
  useObjectWords,
} from "./use-object-form";

/** A new object of the establishment, or one that is everybody's. */
export function ObjectCreation({ official }: { official: boolean }) {
  const { t } = useTranslation();
  const { zooId, uid } = useReadySession();
  const draft = useObjectDraft(official ? "official" : "", null);
  const [enrichmentId] = useState(draft.id);
  const [pieces, setPieces] = useState<number | null>(null);
  const form = useObjectForm(enrichmentForm(null), draft, official);
  const home = official ? null : zooId;
  return (
    <CreationPage
      title={t(
        official
          ? "enrichment.actions.createOfficial"
          : "enrichment.actions.create",
      )}
      to={href("enrichment", { enrichmentId })}
      id={enrichmentId}
      words={useObjectWords("created", form.values.name)}
      form={form}
      submission={useSubmit({ once: true })}
      send={() =>
        createObject({ zooId: home, uid, enrichmentId, pieces }, form.values)
      }
    >
      <ObjectFields form={form} official={official} tagsLocked={false}>
        {!official && <FirstPieces pieces={pieces} onChange={setPieces} />}
      </ObjectFields>
    </CreationPage>
  );
}

interface FirstPiecesProps {
  /** null: nobody counts; NaN: not said yet. */
  pieces: number | null;
  onChange: (pieces: number | null) => void;
}

/** Whether pieces are counted, and how many there are: of what has none, nothing can be planned. */
function FirstPieces({ pieces, onChange }: FirstPiecesProps) {
  const { t } = useTranslation();
  return (
    <>
      <Switch
        label={t("enrichment.fields.stockManaged")}
        description={t("enrichment.help.stockManaged")}
        checked={pieces !== null}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.checked ? 1 : null)
        }
      />
      {pieces !== null && (
        <NumberInput
          label={t("enrichment.fields.counted")}
          value={Number.isNaN(pieces) ? "" : pieces}
          onChange={(value) =>
            onChange(typeof value === "number" ? value : NaN)
          }
          min={0}
          max={quantityMax}
          clampBehavior="strict"
          allowDecimal={false}
          allowNegative={false}
        />
      )}
    </>
  );
}

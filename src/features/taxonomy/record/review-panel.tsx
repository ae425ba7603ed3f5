import type { ReviewForm } from "@domain/taxonomy/review";
import { doubts, reviewIssues, reviewReasonMax } from "@domain/taxonomy/review";
import { Checkbox, Stack, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { notifyDone } from "../../../ui/feedback/notify";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { PanelForm } from "../../../ui/form/panel-form";
import { askLeave } from "../../../ui/form/unsaved-guard";
import { useRecordForm } from "../../../ui/form/use-record-form";
import type { TaxonRow } from "../parts/use-taxa";
import { review } from "../taxonomy-writes";

interface ReviewPanelProps {
  specie: TaxonRow<"species">;
  onClose: () => void;
}

/** Why a species is put under review, and what of it is in doubt. */
export function ReviewPanel({ specie, onClose }: ReviewPanelProps) {
  const { t } = useTranslation();
  const [dirty, setDirty] = useState(false);
  const close = async () => {
    if (await askLeave(dirty)) onClose();
  };
  return (
    <RecordPanel
      title={t("taxonomy.review.title", { name: specie.latin })}
      onClose={() => void close()}
    >
      <ReviewFields specie={specie} onClose={onClose} onDirty={setDirty} />
    </RecordPanel>
  );
}

function ReviewFields({
  specie,
  onClose,
  onDirty,
}: ReviewPanelProps & { onDirty: (dirty: boolean) => void }) {
  const { t } = useTranslation();
  const form = useRecordForm<ReviewForm>({
    name: "review",
    initial: { reason: "", doubts: [] },
    issuesOf: reviewIssues,
    labelOf: () => t("taxonomy.review.reason"),
  });
  const { reason } = form.values;
  const send = async () => {
    await review({
      specieId: specie.id,
      review: { reason: reason.trim(), doubts: form.values.doubts },
    });
    notifyDone(t("taxonomy.messages.reviewBegun", { name: specie.latin }));
  };
  return (
    <PanelForm
      label={t("taxonomy.actions.review")}
      form={form}
      onSave={send}
      onDone={onClose}
      onDirty={onDirty}
    >
      <Textarea
        {...form.input("reason")}
        label={t("taxonomy.review.reason")}
        required
        autosize
        minRows={3}
        maxRows={10}
        maxLength={reviewReasonMax + 20}
      />
      <Checkbox.Group
        label={t("taxonomy.review.doubts")}
        value={form.values.doubts}
        onChange={(chosen) =>
          form.change({
            doubts: doubts.filter((one) => chosen.includes(one)),
          })
        }
      >
        <Stack gap="xs" mt="xs">
          {doubts.map((doubt) => (
            <Checkbox
              key={doubt}
              value={doubt}
              label={t(`taxonomy.options.doubts.${doubt}`)}
            />
          ))}
        </Stack>
      </Checkbox.Group>
    </PanelForm>
  );
}

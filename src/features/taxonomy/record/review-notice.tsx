import { Alert, Button, Group, Text } from "@mantine/core";
import { IconEyeCheck, IconEyeSearch } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { useSubmit } from "../../../data/hooks/use-submit";
import { useFormat } from "../../../lib/use-format";
import { notifyDone } from "../../../ui/feedback/notify";
import { FormFailure } from "../../../ui/form/form-failure";
import type { TaxonRow } from "../parts/use-taxa";
import { review } from "../taxonomy-writes";
import { useStaffName } from "../../../data/directory/use-staff-name";

/** That a species is under review: since when, by whom, why, what is in doubt; and the end of it. */
export function ReviewNotice({ specie }: { specie: TaxonRow<"species"> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const mayReview = useCan()("review", "taxonomy");
  const { busy, failure, run } = useSubmit();
  const about = specie.row.data.reviewData;
  const person = useStaffName(about?.by ?? null);
  const end = () =>
    run(
      () => review({ specieId: specie.id, review: null }),
      () =>
        notifyDone(t("taxonomy.messages.reviewEnded", { name: specie.latin })),
    );
  const doubts = (about?.doubts ?? []).map((doubt) =>
    t(`taxonomy.options.doubts.${doubt}`),
  );
  const since = [about?.at ? format.dateTime(about.at) : null, person].filter(
    (one) => one !== null,
  );
  return (
    <Alert
      color="orange"
      icon={<IconEyeSearch aria-hidden />}
      title={t("taxonomy.states.underReview")}
      mb="md"
    >
      {about?.reason && <Text size="sm">{about.reason}</Text>}
      {doubts.length > 0 && (
        <Text size="sm">
          {t("taxonomy.review.inDoubt", { what: format.list(doubts) })}
        </Text>
      )}
      {since.length > 0 && (
        <Text size="sm" c="dimmed">
          {since.join(" · ")}
        </Text>
      )}
      <FormFailure failure={failure} onRetry={end} />
      {mayReview && (
        <Group mt="sm">
          <Button
            size="sm"
            variant="default"
            loading={busy}
            leftSection={<IconEyeCheck size={16} aria-hidden />}
            onClick={end}
          >
            {t("taxonomy.actions.endReview")}
          </Button>
        </Group>
      )}
    </Alert>
  );
}

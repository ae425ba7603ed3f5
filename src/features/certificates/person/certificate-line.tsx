import { certificateFacts } from "@domain/certificate/collection";
import { Group, Stack, Text } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { comingName } from "../../../data/hooks/use-names";
import { outcomeOf, useSubmit } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { patch } from "../../../data/write";
import { useFormat } from "../../../lib/use-format";
import { confirm } from "../../../ui/feedback/confirm";
import { notifyDone } from "../../../ui/feedback/notify";
import { FormFailure } from "../../../ui/form/form-failure";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { Proof } from "../parts/proof";
import { VerdictMark } from "../parts/verdict-mark";

interface CertificateLineProps {
  row: Row<"observerCertificates">;
  /** The questionnaire or the ethogram, with its version. */
  name: string;
}

/** One certificate: of what, when, in which training, and what it proves. */
export function CertificateLine({ row, name }: CertificateLineProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = row;
  const campaign = useLiveDoc("campaigns", data.campaignId);
  const training =
    campaign.state === "loading"
      ? comingName
      : (campaign.state === "data" && campaign.data?.data.name) ||
        t("certificates.states.gone");
  return (
    <Stack gap="xs">
      <Group gap="sm" justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Text fw={600}>{name}</Text>
          <Text size="sm" c="dimmed">
            {training} · {format.date(data.at)}
          </Text>
        </div>
        <Actions row={row} name={name} />
      </Group>
      <div>
        <VerdictMark verdict={data.verdict} />
      </div>
      <Proof certificate={data} />
    </Stack>
  );
}

/** Taking a certificate away, after asking. */
function Actions({ row, name }: CertificateLineProps) {
  const { t } = useTranslation();
  const may = useCan();
  const { busy, failure, run } = useSubmit({ once: true });
  if (!may("remove", "observerCertificates", certificateFacts(row.data)))
    return null;
  const remove = () =>
    run(
      () =>
        outcomeOf(
          patch(
            "observerCertificates",
            row.id,
            { isDeleted: true },
            { kind: "observerCertificates.remove", name },
            row,
          ),
        ),
      () => notifyDone(t("certificates.messages.removed")),
    );
  const ask = async () => {
    const yes = await confirm({
      title: t("certificates.messages.removeTitle"),
      body: t("certificates.messages.removeBody", { name }),
      confirm: t("certificates.actions.remove"),
      danger: true,
    });
    if (yes) remove();
  };
  return (
    <>
      <FormFailure failure={failure} onRetry={remove} />
      <MoreMenu
        about={name}
        busy={busy}
        items={[
          {
            id: "remove",
            label: t("certificates.actions.remove"),
            icon: IconTrash,
            danger: true,
            onPick: () => void ask(),
          },
        ]}
      />
    </>
  );
}

import { Text } from "@mantine/core";
import {
  IconAlertTriangle,
  IconCloudCheck,
  IconCloudUp,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Answering } from "../../../data/evaluations/use-answers";
import { useOnline, useOutbox } from "../../../data/hooks/use-live";
import { errorKey } from "../../../lib/i18n/error-text";

interface SavedLineProps {
  answering: Answering;
  /** Which of how many this is; null where it is one by itself. */
  runText: string | null;
}

const ours = ["evaluations", "evaluationDrafts", "evaluationCorrections"];

/** Whether everything that was answered is kept, and how much is still to be sent. */
export function SavedLine({ answering, runText }: SavedLineProps) {
  const { t } = useTranslation();
  const online = useOnline();
  const unsent = useOutbox().filter(
    ({ state, operations }) =>
      state === "pending" &&
      operations.some(({ collection }) => ours.includes(collection)),
  ).length;
  const { isWaiting, refusal } = answering;
  const kept = isWaiting && !online;
  const Icon =
    refusal !== null ? IconAlertTriangle : kept ? IconCloudUp : IconCloudCheck;
  const word = () => {
    if (refusal !== null)
      return `${t("assessment.messages.refused")} ${t(errorKey({ code: refusal }))}`;
    // What was just answered is on its way to what is to be sent.
    if (kept)
      return t("assessment.states.keptHere", { count: Math.max(1, unsent) });
    return isWaiting
      ? t("assessment.states.saving")
      : t("assessment.states.saved");
  };
  return (
    <Text size="sm" c={refusal === null ? "dimmed" : "red"} role="status">
      <Icon
        size={16}
        aria-hidden
        style={{ verticalAlign: "text-bottom", marginInlineEnd: 6 }}
      />
      {runText === null ? word() : `${runText} · ${word()}`}
    </Text>
  );
}

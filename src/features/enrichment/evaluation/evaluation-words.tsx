import type { Evaluation } from "@domain/enrichment/session";
import { Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { unknownName, useDirectory } from "../../../data/hooks/use-names";
import { StatusBadge } from "../../../ui/display/status-badge";
import { useLabels } from "../use-labels";
import { faces, goalLooks } from "./faces";

/** What was said of how a session went. */
export function EvaluationWords({ evaluation }: { evaluation: Evaluation }) {
  const { t } = useTranslation();
  const animals = useDirectory("animals", useReadySession().zooId);
  const labels = useLabels("goals");
  const { note } = evaluation;
  return (
    <Stack gap="xs">
      <Group gap="xs">
        {Object.entries(evaluation.responses).map(([id, face]) => (
          <StatusBadge
            key={id}
            {...faces[face]}
            label={t("enrichment.use.evaluation.said", {
              what: animals.of(id)?.name ?? unknownName,
              how: t(`enrichment.use.evaluation.responses.${face}`),
            })}
          />
        ))}
        {Object.entries(evaluation.goals).map(([id, state]) => (
          <StatusBadge
            key={id}
            {...goalLooks[state]}
            label={t("enrichment.use.evaluation.said", {
              what: labels.nameOf(id),
              how: t(`enrichment.use.evaluation.goals.${state}`),
            })}
          />
        ))}
      </Group>
      {note !== null && (
        <Text size="sm" style={{ whiteSpace: "pre-line" }}>
          {note}
        </Text>
      )}
    </Stack>
  );
}

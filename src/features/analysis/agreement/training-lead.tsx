import { href } from "@domain/pages";
import { List, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";
import type { Analysis } from "../frame/analysis";

interface TrainingLeadProps {
  training: NonNullable<Analysis["training"]>;
  names: Analysis["names"];
}

/** What a training is held against, and whose sessions were put right once that could be read. */
export function TrainingLead({ training, names }: TrainingLeadProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Stack gap="xs">
      <Text>{t("analysis.agreement.training")}</Text>
      {training.later.length > 0 && (
        <List size="sm" c="dimmed">
          {training.later.map(({ obsSessionId, observerId, startedAt, at }) => (
            <List.Item key={obsSessionId}>
              <TextLink to={href("obsSession", { obsSessionId })}>
                {[
                  names.person(observerId),
                  ...(startedAt === null ? [] : [format.dateTime(startedAt)]),
                ].join(" · ")}
              </TextLink>{" "}
              {t("analysis.agreement.correctedLater", {
                date: format.dateTime(at),
              })}
            </List.Item>
          ))}
        </List>
      )}
    </Stack>
  );
}

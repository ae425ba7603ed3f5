import { Alert, List, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { TextLink } from "../display/text-link";

interface ObstaclesProps {
  title: string;
  /** How much it is; `items` may be but a part of it. */
  summary?: string;
  /** What stands in the way, each with where it is. */
  items: readonly { id: string; name: string; to: string }[];
  onClose: () => void;
}

/** Why something could not be done: the records that stand in the way, as links. */
export function Obstacles({ title, summary, items, onClose }: ObstaclesProps) {
  const { t } = useTranslation();
  if (items.length === 0) return null;
  return (
    <Alert
      color="red"
      role="alert"
      my="md"
      title={title}
      icon={<IconAlertTriangle aria-hidden />}
      withCloseButton
      closeButtonLabel={t("common.actions.close")}
      onClose={onClose}
    >
      {summary !== undefined && (
        <Text size="sm" mb="xs">
          {summary}
        </Text>
      )}
      <List size="sm">
        {items.map(({ id, name, to }) => (
          <List.Item key={id}>
            <TextLink to={to} size="sm">
              {name}
            </TextLink>
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

import { Alert, List } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { TextLink } from "../display/text-link";

interface ObstaclesProps {
  title: string;
  /** What stands in the way, each with where it is. */
  items: readonly { id: string; name: string; to: string }[];
  onClose: () => void;
}

/** Why something could not be done: the records that stand in the way, as links. */
export function Obstacles({ title, items, onClose }: ObstaclesProps) {
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

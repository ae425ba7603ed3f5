import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { IconComponent } from "../../display/icon";
import { EmptyState } from "../../state/empty-state";

interface NothingFoundProps {
  icon: IconComponent;
  title: string;
  /** There is more that was not read yet. */
  isPart?: boolean;
  /** Takes back all that narrows. */
  onReset: () => void;
}

/** A list in which nothing is left of what there is. */
export function NothingFound(props: NothingFoundProps) {
  const { icon, title, isPart = false, onReset } = props;
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={icon}
      title={title}
      {...(isPart && { body: t("common.messages.amongRead") })}
      action={
        <Button variant="light" onClick={onReset}>
          {t("common.actions.resetFilters")}
        </Button>
      }
    />
  );
}

import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./save-bar.module.css";

interface SaveBarProps {
  label: string;
  saving: boolean;
  onCancel: () => void;
}

/** Save and cancel, always in sight at the end of a form. */
export function SaveBar({ label, saving, onCancel }: SaveBarProps) {
  const { t } = useTranslation();
  return (
    <Group justify="flex-end" gap="sm" className={classes.bar ?? ""}>
      <Button variant="default" onClick={onCancel}>
        {t("common.actions.cancel")}
      </Button>
      <Button type="submit" loading={saving}>
        {label}
      </Button>
    </Group>
  );
}

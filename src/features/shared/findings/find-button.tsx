import { Button } from "@mantine/core";
import { IconZoomCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

interface FindButtonProps {
  disabled?: boolean;
  onClick: () => void;
}

/** Makes a finding of what is shown; not on paper. */
export function FindButton(props: FindButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      {...props}
      variant="light"
      mih={44}
      style={{ alignSelf: "flex-start" }}
      leftSection={<IconZoomCheck size={16} aria-hidden />}
      data-screen
    >
      {t("measures.findings.actions.make")}
    </Button>
  );
}

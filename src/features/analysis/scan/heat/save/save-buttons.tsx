import { Button, Group } from "@mantine/core";
import { IconFileVector, IconPhotoDown } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { savePng, saveSvg } from "./save-picture";

interface SaveButtonsProps {
  title: string;
  /** Drawn once somebody wants it. */
  svg: () => string;
  /** Where what is on the screen is the picture. */
  png?: () => void;
}

/** A figure as a picture and as a drawing, for reports. */
export function SaveButtons({ title, svg, png }: SaveButtonsProps) {
  const { t } = useTranslation();
  return (
    <Group gap="xs" data-screen>
      <Button
        variant="default"
        mih={44}
        leftSection={<IconPhotoDown size={18} aria-hidden />}
        onClick={png ?? (() => void savePng(svg(), title))}
      >
        {t("analysis.scan.heat.save")}
      </Button>
      <Button
        variant="default"
        mih={44}
        leftSection={<IconFileVector size={18} aria-hidden />}
        onClick={() => saveSvg(svg(), title)}
      >
        {t("analysis.heat.saveSvg")}
      </Button>
    </Group>
  );
}

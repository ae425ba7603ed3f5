import { Checkbox } from "@mantine/core";
import { IconCamera, IconMicrophone, IconVideo } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { MediaSlot } from "../../../../ui/questionnaire/shapes";
import classes from "./preview.module.css";

const icons = { photo: IconCamera, video: IconVideo, sound: IconMicrophone };

/** Stands for what would be recorded; it can be pretended, so that what depends on it is seen. */
export function MediaPlaceholder({
  kind,
  media,
  onChange,
  labelledBy,
  describedBy,
}: MediaSlot) {
  const { t } = useTranslation();
  const Icon = icons[kind];
  return (
    <div
      className={classes.slot}
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      <Icon size={28} aria-hidden />
      <span>{t(`surveys.preview.slot.${kind}`)}</span>
      <Checkbox
        label={t("surveys.preview.slot.simulate")}
        checked={media.length > 0}
        onChange={(event) =>
          onChange(event.currentTarget.checked ? ["preview"] : [])
        }
      />
    </div>
  );
}

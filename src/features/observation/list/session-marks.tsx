import type { SessionMark } from "@domain/observation/effort";
import { marksOf } from "@domain/observation/effort";
import type { ObsSession } from "@domain/observation/obs-session";
import { Group } from "@mantine/core";
import {
  IconAlertTriangle,
  IconBan,
  IconClockHour4,
  IconCloudUpload,
  IconHourglass,
  IconListDetails,
  IconPencil,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { IconComponent } from "../../../ui/display/icon";
import type { StatusColor } from "../../../ui/display/status-badge";
import { StatusBadge } from "../../../ui/display/status-badge";

const looks: Record<SessionMark, { color: StatusColor; icon: IconComponent }> =
  {
    void: { color: "red", icon: IconBan },
    counting: { color: "gray", icon: IconHourglass },
    endedEarly: { color: "orange", icon: IconClockHour4 },
    late: { color: "violet", icon: IconCloudUpload },
    flaws: { color: "orange", icon: IconAlertTriangle },
    context: { color: "orange", icon: IconListDetails },
    corrected: { color: "blue", icon: IconPencil },
  };

/** What is worth knowing of a closed session: that it is void, ended early, had late records, lacks its context, was corrected. */
export function SessionMarks({ session }: { session: ObsSession }) {
  const { t } = useTranslation();
  const marks = marksOf(session);
  if (marks.length === 0) return null;
  return (
    <Group gap={4} component="span">
      {marks.map((mark) => (
        <StatusBadge
          key={mark}
          {...looks[mark]}
          label={t(`observation.list.marks.${mark}`)}
        />
      ))}
    </Group>
  );
}

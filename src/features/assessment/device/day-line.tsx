import { Button, Group } from "@mantine/core";
import { IconCloudDown } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFieldDay } from "../../../data/field-mode/use-field-day";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { wrapped } from "../../../ui/theme/may-wrap";
import { DayMark, PreparePanel, Preparing } from "./prepare-panel";
import { useForTheDay } from "./use-for-the-day";

/** Whether this device is prepared for a day without a network, where the day begins; what that takes is read once it is opened. */
export function DayLine() {
  const { t } = useTranslation();
  const day = useFieldDay();
  const [opened, setOpened] = useState(false);
  const line = (
    <Group
      gap="sm"
      component="section"
      aria-label={t("assessment.headings.device")}
    >
      <Button
        variant="default"
        mih={44}
        h="auto"
        py="xs"
        maw="100%"
        styles={wrapped}
        leftSection={<IconCloudDown size={18} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t(
          day === null
            ? "assessment.actions.prepare"
            : "assessment.headings.device",
        )}
      </Button>
      {day !== null && <DayMark day={day} />}
      {opened && (
        <RecordPanel
          title={t("assessment.headings.device")}
          onClose={() => setOpened(false)}
        >
          <Asked />
        </RecordPanel>
      )}
    </Group>
  );
  return opened || day === null || day.ready ? line : <Continued line={line} />;
}

/** What was begun goes on without being asked for again, also once the page was loaded anew for it. */
function Continued({ line }: { line: ReactNode }) {
  const asked = useForTheDay();
  return asked === null ? line : <PreparePanel asked={asked} />;
}

/** For what they are asked today; where that is nothing, for the app and the names of everything there is. */
function Asked() {
  const asked = useForTheDay();
  return asked === null ? <PageSkeleton /> : <Preparing asked={asked} />;
}

import type { AnalysisName } from "@domain/observation/analysed/analyses";
import { Button, Group, Progress } from "@mantine/core";
import { IconPlayerStop } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Analysed } from "../../../data/analysis/use-analysis";
import type { Answered } from "../../../data/analysis/desk";
import { ErrorState } from "../../../ui/state/error-state";
import { ListSkeleton } from "../../../ui/state/skeletons";
import { Stopped } from "../frame/reading";
import classes from "./working.module.css";

interface WorkingProps<N extends AnalysisName> {
  analysed: Analysed<N>;
  children: (report: Answered<N>["report"]) => ReactNode;
}

/** What an analysis says, with how far it is where it is worked on, and the way to stop it; what was said before stays in sight. */
export function Working<N extends AnalysisName>({
  analysed,
  children,
}: WorkingProps<N>) {
  const { t } = useTranslation();
  const { answered, working, failed, stopped, cancel, again } = analysed;
  if (failed !== null)
    return <ErrorState error={{ code: failed }} onRetry={again} />;
  if (stopped) return <Stopped again={again} />;
  return (
    <div className={classes["box"]} aria-busy={working !== null}>
      {working !== null && (
        <Group gap="sm" wrap="nowrap" className={classes["bar"] ?? ""}>
          <Progress
            flex={1}
            aria-label={t("analysis.query.states.working")}
            value={100 * working}
            animated
          />
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconPlayerStop size={16} aria-hidden />}
            onClick={cancel}
          >
            {t("analysis.query.actions.stop")}
          </Button>
        </Group>
      )}
      {answered === null ? <ListSkeleton /> : children(answered.report)}
    </div>
  );
}

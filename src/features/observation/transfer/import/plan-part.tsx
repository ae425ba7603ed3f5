import type { LeftRow } from "@domain/observation/transfer/import/file";
import { leftReasons } from "@domain/observation/transfer/import/file";
import type { PlannedSession } from "@domain/observation/transfer/import/plan";
import { href } from "@domain/pages";
import { Alert, Box, Button, List, Progress, Stack, Text } from "@mantine/core";
import { IconFileExport } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { writeCsv } from "../../../../lib/csv";
import { fileWord, saveText } from "../../../../lib/save-json";
import { useFormat } from "../../../../lib/use-format";
import { ButtonLink } from "../../../../ui/display/button-link";
import { Panel } from "../../../../ui/page/panel";
import { useSessionNames } from "../../parts/use-session-names";
import type { DryRun, SessionFile, SessionImport } from "./use-session-import";
import { wrapped } from "../../../../ui/theme/may-wrap";

/** So many sessions, and rows of a reason, are told one by one. */
const shown = 10;

interface PlanPartProps {
  flow: SessionImport;
  file: SessionFile;
  dryRun: DryRun;
}

/** What would be made, what is there and what is left, and why; then the way to make it, and what became of it. */
export function PlanPart({ flow, file, dryRun }: PlanPartProps) {
  const { t } = useTranslation();
  const { busy, isDone, sent } = flow;
  const { sessions, fates, left } = dryRun;
  const missing = sessions.filter((_, at) => fates[at] !== "known");
  const known = sessions.length - missing.length;
  return (
    <Panel title={t("observation.import.plan.title")}>
      <Stack gap="md">
        <Text role="status" fw={600}>
          {missing.length === 0
            ? t("observation.import.plan.nothing")
            : t("observation.import.plan.sessions", { count: missing.length })}
        </Text>
        {known > 0 && (
          <Text>{t("observation.import.plan.known", { count: known })}</Text>
        )}
        <SessionLines sessions={missing} />
        <LeftRows file={file} left={left} />
        {missing.length > 0 && !isDone && (
          <Box>
            <Button mih={44} loading={busy} onClick={flow.send}>
              {t("observation.import.send", { count: missing.length })}
            </Button>
          </Box>
        )}
        {(busy || sent.length > 0) && !isDone && (
          <Stack gap="xs">
            <Progress
              value={(sent.length / Math.max(1, missing.length)) * 100}
              size="lg"
              animated={busy}
              aria-label={t("observation.import.title")}
            />
            <Text role="status">
              {t("observation.import.running", {
                done: sent.length,
                all: missing.length,
              })}
            </Text>
            <Text size="sm" c="dimmed">
              {t("observation.import.again")}
            </Text>
          </Stack>
        )}
        {isDone && <Done flow={flow} />}
      </Stack>
    </Panel>
  );
}

function Done({ flow }: { flow: SessionImport }) {
  const { t } = useTranslation();
  const made = flow.sent.filter((fate) => fate === "made").length;
  return (
    <Alert
      color="green"
      role="status"
      title={t("observation.import.done.title")}
    >
      <Stack gap="sm" align="flex-start">
        <Text>{t("observation.import.done.made", { count: made })}</Text>
        <ButtonLink to={href("obsSessionList")} variant="default">
          {t("observation.import.done.list")}
        </ButtonLink>
      </Stack>
    </Alert>
  );
}

/** The first sessions that would be made. */
function SessionLines({ sessions }: { sessions: readonly PlannedSession[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const names = useSessionNames();
  if (sessions.length === 0) return null;
  return (
    <div>
      <List size="sm">
        {sessions.slice(0, shown).map((session) => {
          const { focal, scans } = session.rows;
          return (
            <List.Item
              key={`${session.sourceId} ${session.startedAt.getTime()}`}
            >
              {[
                format.dateTime(session.startedAt),
                names.enclosure(session.enclosureId),
                names.person(session.observerId),
                ...(focal.length > 0
                  ? [t("observation.list.states.acts", { count: focal.length })]
                  : []),
                ...(scans.length > 0
                  ? [
                      t("observation.list.states.scans", {
                        count: scans.length,
                      }),
                    ]
                  : []),
              ].join(" · ")}
            </List.Item>
          );
        })}
      </List>
      {sessions.length > shown && (
        <Text size="sm" c="dimmed">
          {t("observation.import.plan.more", {
            count: sessions.length - shown,
          })}
        </Text>
      )}
    </div>
  );
}

interface LeftRowsProps {
  file: SessionFile;
  left: readonly LeftRow[];
}

/** Every row that becomes no act and no scan, or less than it says: by reason, and all of them as a table. */
function LeftRows({ file, left }: LeftRowsProps) {
  const { t } = useTranslation();
  if (left.length === 0)
    return <Text>{t("observation.import.plan.allTaken")}</Text>;
  const save = () => {
    const columns = ["line", "session", "reason", "about"] as const;
    const rows = [
      columns.map((one) => t(`observation.import.columns.${one}`)),
      ...left.map(({ line, sourceId, reason, about }) => [
        line === null ? "" : String(line),
        sourceId,
        t(`observation.import.reasons.${reason}`),
        about,
      ]),
    ];
    const name = fileWord(file.name, "import");
    const word = fileWord(t("observation.import.plan.file"), "left");
    saveText(writeCsv(rows), "text/csv", `${name}-${word}.csv`);
  };
  return (
    <Alert
      color="orange"
      role="status"
      title={t("observation.import.plan.left", { count: left.length })}
    >
      <Stack gap="sm" miw={0}>
        {left.some(({ reason }) => reason === "behaviour") && (
          <Text size="sm">{t("observation.import.plan.shares")}</Text>
        )}
        {leftReasons.map((reason) => {
          const own = left.filter((row) => row.reason === reason);
          if (own.length === 0) return null;
          return (
            <div key={reason}>
              <Text fw={600} size="sm">
                {t("observation.import.plan.reason", {
                  reason: t(`observation.import.reasons.${reason}`),
                  count: own.length,
                })}
              </Text>
              <Text size="sm">
                {own
                  .slice(0, shown)
                  .map(({ line, sourceId, about }) =>
                    [
                      line === null
                        ? t("observation.import.plan.whole", {
                            session: sourceId,
                          })
                        : t("observation.import.plan.line", { line }),
                      about,
                    ]
                      .filter((text) => text !== "")
                      .join(" : "),
                  )
                  .join(" · ")}
                {own.length > shown &&
                  ` · ${t("observation.import.plan.more", { count: own.length - shown })}`}
              </Text>
            </div>
          );
        })}
        <Button
          variant="default"
          mih={44}
          h="auto"
          py="xs"
          styles={{
            root: { alignSelf: "flex-start" },
            ...wrapped,
          }}
          leftSection={<IconFileExport size={16} aria-hidden />}
          onClick={save}
        >
          {t("observation.import.plan.save")}
        </Button>
      </Stack>
    </Alert>
  );
}

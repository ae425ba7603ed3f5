import type { ImportedFile, SyncRun } from "@domain/sync/run";
import {
  Alert,
  Button,
  Group,
  Paper,
  Progress,
  Stack,
  Text,
  Title,
} from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useStaffName } from "../../data/directory/use-staff-name";
import { useSubmit } from "../../data/hooks/use-submit";
import type { Row } from "../../data/live-store";
import { errorKey } from "../../lib/i18n/error-text";
import { useFormat } from "../../lib/use-format";
import { confirm } from "../../ui/feedback/confirm";
import type { ShownList } from "./run-counts";
import { RunCountsView } from "./run-counts";
import { RunEntries } from "./run-entries";
import { errorWord, statusWord } from "./run-words";
import { workRun } from "./sync-calls";

/** One run: what it would change, how far it is, what it did. */
export function RunView({ run }: { run: Row<"syncRuns"> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [list, setList] = useState<ShownList | null>(null);
  const { kind, status, startedAt, startedBy, error, counts } = run.data;
  const starter = useStaffName(startedBy);
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="run-title">
      <Stack gap="md">
        <Stack gap={2}>
          <Title order={2} size="h4" id="run-title">
            {t(`sync.options.kinds.${kind}`)}
          </Title>
          <Text size="sm" c="dimmed">
            {[
              format.dateTime(startedAt),
              ...(starter === null ? [] : [starter]),
              statusWord(t, status),
            ].join(" · ")}
          </Text>
          <FileNotes file={run.data.file} />
        </Stack>
        <State run={run.data} />
        {error !== null && (
          <Alert color={status === "cancelled" ? "gray" : "red"}>
            {errorWord(t, error)}
          </Alert>
        )}
        <RunActions run={run} />
        <RunCountsView
          counts={counts}
          status={status}
          shown={list}
          onShow={setList}
        />
        {list !== null && (
          <RunEntries
            key={`${list.collection} ${list.outcome}`}
            runId={run.id}
            list={list}
            status={status}
          />
        )}
      </Stack>
    </Paper>
  );
}

/** Which file it was, and what of it says nothing here. */
function FileNotes({ file }: { file: ImportedFile | null }) {
  const { t } = useTranslation();
  if (file === null) return null;
  const { name, unread, left } = file;
  return (
    <>
      <Text size="sm" style={{ overflowWrap: "anywhere" }}>
        {name}
      </Text>
      {unread.length > 0 && (
        <Text size="sm" style={{ overflowWrap: "anywhere" }}>
          {t("sync.states.unread", { columns: unread.join(", ") })}
        </Text>
      )}
      {left > 0 && (
        <Text size="sm">{t("sync.states.left", { count: left })}</Text>
      )}
    </>
  );
}

function State({ run }: { run: SyncRun }) {
  const { t } = useTranslation();
  const { status, kind, total, done, counts } = run;
  const parts = { done, total };
  // How much a merge or a copy comes to is not known before.
  const isPlanned = kind === "sync" || kind === "import";
  if (status === "running")
    return (
      <Stack gap={4} aria-live="polite">
        <Progress
          value={total === 0 ? 100 : (100 * done) / total}
          aria-label={t("sync.messages.running", parts)}
        />
        <Text>{t("sync.messages.running", parts)}</Text>
      </Stack>
    );
  const refused = Object.values(counts).some(
    (own) => (own["refused"] ?? 0) > 0,
  );
  const nothing = refused ? "onlyRefused" : "nothing";
  const message = {
    planned: total === 0 ? nothing : "planned",
    done: total === 0 && isPlanned ? nothing : "done",
    cancelled: "cancelled",
    failed: total === 0 ? "unchanged" : "failed",
  } as const;
  return (
    <Text aria-live="polite">
      {t(`sync.messages.${message[status]}`, { ...parts, count: total })}
    </Text>
  );
}

function RunActions({ run: { id, data } }: { run: Row<"syncRuns"> }) {
  const { t } = useTranslation();
  const { busy, failure, run } = useSubmit();
  const ask = async (what: "run" | "cancel") =>
    confirm({
      title: t(`sync.ask.${what}.title`),
      body: t(`sync.ask.${what}.body`, { count: data.total }),
      confirm: t(`sync.actions.${what}`),
      danger: what === "cancel",
    });
  const work = (action: "run" | "resume" | "cancel") =>
    run(
      async () => {
        if (action === "resume" || (await ask(action)))
          await workRun(id, action);
      },
      () => undefined,
    );
  const { status, total } = data;
  // While it runs the answer to its beginning is still on its way.
  const cancels = status === "planned" || status === "running";
  const resumes = status === "failed" && total > 0;
  if (!cancels && !resumes) return null;
  return (
    <Stack gap="xs">
      <Group gap="sm">
        {status === "planned" && total > 0 && (
          <Button loading={busy} onClick={() => work("run")}>
            {t("sync.actions.run")}
          </Button>
        )}
        {resumes && (
          <Button loading={busy} onClick={() => work("resume")}>
            {t("sync.actions.resume")}
          </Button>
        )}
        {cancels && <Cancel ask={ask} runId={id} />}
      </Group>
      {failure !== null && status !== "running" && (
        <Alert color="red">{t(errorKey(failure))}</Alert>
      )}
    </Stack>
  );
}

function Cancel({
  ask,
  runId,
}: {
  ask: (what: "cancel") => Promise<boolean>;
  runId: string;
}) {
  const { t } = useTranslation();
  const { busy, failure, run } = useSubmit();
  const cancel = async () => {
    if (await ask("cancel")) await workRun(runId, "cancel");
  };
  return (
    <>
      <Button
        variant="default"
        loading={busy}
        onClick={() => run(cancel, () => undefined)}
      >
        {t("sync.actions.cancel")}
      </Button>
      {failure !== null && <Text c="red">{t(errorKey(failure))}</Text>}
    </>
  );
}

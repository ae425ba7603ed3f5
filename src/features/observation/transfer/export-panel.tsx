import type { ObsSession } from "@domain/observation/obs-session";
import type { ExportWords } from "@domain/observation/transfer/exported";
import { tidyColumns } from "@domain/observation/transfer/tidy";
import { Button, Stack, Text } from "@mantine/core";
import { IconBook, IconFileExport } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSubmit } from "../../../data/hooks/use-submit";
import { useLanguage } from "../../../lib/i18n/use-language";
import { notifyDone } from "../../../ui/feedback/notify";
import { SidePanel } from "../../../ui/feedback/side-panel";
import { FormFailure } from "../../../ui/form/form-failure";
import { ListSkeleton } from "../../../ui/state/skeletons";
import { usePlans } from "../parts/use-plans";
import { useAskedNames, useSessionNames } from "../parts/use-session-names";
import type { ExportFormat } from "./save-sessions";

const formats = ["csv", "xlsx", "zoomonitor"] as const;

interface ExportPanelProps {
  sessions: readonly ObsSession[];
  /** Of an analysis: how many sessions it is of, of which these could be read. */
  asked?: number;
  /** Of a list: whether there are more that are not shown. */
  hasMore?: boolean;
  onClose: () => void;
}

/** Takes sessions away as a table, with a dictionary of its columns. */
export function ExportPanel({
  sessions,
  asked,
  hasMore = false,
  onClose,
}: ExportPanelProps) {
  const { t } = useTranslation();
  return (
    <SidePanel
      opened
      onClose={onClose}
      title={t("observation.transfer.title")}
      closeLabel={t("common.actions.close")}
    >
      <Stack gap="md">
        {asked !== undefined && (
          <OfQuestion missing={asked - sessions.length} />
        )}
        {hasMore && <Text>{t("observation.transfer.shownOnly")}</Text>}
        <Choices sessions={sessions} />
      </Stack>
    </SidePanel>
  );
}

/** What of the question of an analysis is in the file, and what is not. */
function OfQuestion({ missing }: { missing: number }) {
  const { t } = useTranslation();
  return (
    <Text>
      {[
        t("observation.transfer.whole"),
        ...(missing > 0
          ? [t("observation.transfer.missing", { count: missing })]
          : []),
      ].join(" ")}
    </Text>
  );
}

const versionOf = ({ obsId, obsVersion }: ObsSession): string =>
  `${obsId}/${String(obsVersion)}`;

/** How an export calls what sessions name; null while the words are read. */
function useExportWords(sessions: readonly ObsSession[]): ExportWords | null {
  const names = useSessionNames();
  const coded = [
    ...new Map(sessions.map((one) => [versionOf(one), one])).values(),
  ];
  const plans = usePlans(coded);
  const asked = useAskedNames(
    [...new Set(sessions.map(({ obsId }) => obsId))],
    [...new Set(sessions.flatMap(({ campaignId }) => campaignId ?? []))],
  );
  if (plans === null) return null;
  const planOf = (session: ObsSession) =>
    plans[coded.findIndex((one) => versionOf(one) === versionOf(session))];
  return {
    ...names,
    ...asked,
    behaviour: (session, id) => planOf(session)?.nameOf(id) ?? id ?? "",
    category: (session, id) => planOf(session)?.categoryOf(id) ?? "",
    modifiers: (session, id, given) =>
      planOf(session)?.modifiersOf(id, given) ?? [...given],
  };
}

function Choices({ sessions }: Pick<ExportPanelProps, "sessions">) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = useExportWords(sessions);
  const { busy, failure, run } = useSubmit();
  const [last, setLast] = useState<ExportFormat>("csv");
  const [read, setRead] = useState(0);
  const [voids, setVoids] = useState(0);
  if (words === null) return <ListSkeleton />;
  const name = t("observation.transfer.file");
  const save = (format: ExportFormat) => {
    setLast(format);
    setRead(0);
    setVoids(0);
    run(
      async () => {
        const { saveSessions } = await import("./save-sessions");
        return saveSessions(sessions, words, format, name, language, setRead);
      },
      (saved) => {
        setVoids(saved.voids);
        notifyDone(t("observation.transfer.saved", { count: saved.lines }));
      },
    );
  };
  const dictionary = () =>
    run(
      async () => {
        const { saveDictionary } = await import("./save-sessions");
        saveDictionary(
          [
            [
              t("observation.transfer.dictionary.column"),
              t("observation.transfer.dictionary.meaning"),
            ],
            ...tidyColumns.map((column) => [
              column,
              t(`observation.transfer.columns.${column}`),
            ]),
          ],
          t("observation.transfer.dictionary.file"),
          language,
        );
      },
      () => undefined,
    );
  return (
    <Stack gap="md">
      <Text>{t("observation.transfer.help", { count: sessions.length })}</Text>
      <FormFailure failure={failure} onRetry={() => save(last)} />
      {formats.map((format) => (
        <Button
          key={format}
          variant="light"
          loading={busy && last === format}
          disabled={busy && last !== format}
          leftSection={<IconFileExport size={16} aria-hidden />}
          onClick={() => save(format)}
        >
          {t(`observation.transfer.as.${format}`)}
        </Button>
      ))}
      <Button
        variant="default"
        leftSection={<IconBook size={16} aria-hidden />}
        onClick={dictionary}
      >
        {t("observation.transfer.dictionary.save")}
      </Button>
      <Text size="sm" c="dimmed" role="status">
        {busy &&
          t("observation.transfer.reading", {
            done: read,
            all: sessions.length,
          })}
        {voids > 0 && t("observation.transfer.voids", { count: voids })}
      </Text>
    </Stack>
  );
}

import type { ExportJob } from "@domain/export/export-job";
import { exportRowsMost } from "@domain/export/export-job";
import { ownExportsQuery } from "@domain/export/export-queries";
import { Group, Progress, Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";

/** So many of one's own are told of beside the form. */
const shown = 5;

/** What somebody asked for last, and how far each is; nothing where there was none. */
export function RecentExports() {
  const { t } = useTranslation();
  const { zooId, uid } = useReadySession();
  const live = useLiveQueries([ownExportsQuery(zooId, uid)]);
  const jobs = live.state === "data" ? live.data.rows.slice(0, shown) : [];
  if (jobs.length === 0) return null;
  return (
    <section>
      <Title order={3} size="h5" mb="xs">
        {t("exports.states.recent")}
      </Title>
      <Stack gap="sm" aria-live="polite">
        {jobs.map(({ id, data }) => (
          <JobLine key={id} job={data} />
        ))}
      </Stack>
    </section>
  );
}

function JobLine({ job }: { job: ExportJob }) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useStateWords(job);
  const share = job.total === 0 ? 0 : Math.min(1, job.done / job.total);
  return (
    <div>
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={600}>
          {`${t(`exports.options.kinds.${job.kind}`)} · ${job.format.toUpperCase()}`}
        </Text>
        <Text size="sm" c="dimmed">
          {format.dateTime(job.askedAt)}
        </Text>
      </Group>
      <Text size="sm" c={job.status === "failed" ? "red" : undefined}>
        {words}
      </Text>
      {job.status === "running" && (
        <Progress value={share * 100} aria-label={words} mt={4} />
      )}
    </div>
  );
}

function useStateWords({ status, failure, done, total }: ExportJob): string {
  const { t } = useTranslation();
  const format = useFormat();
  switch (status) {
    case "queued":
      return t("exports.states.queued");
    case "running":
      return t("exports.states.running", {
        done: format.number(done),
        total: format.number(total),
      });
    case "done":
      return t("exports.states.done");
    case "expired":
      return t("exports.states.expired");
    case "failed":
      return failure === "tooMany"
        ? t("exports.states.tooMany", { most: format.number(exportRowsMost) })
        : t("errors.messages.export");
  }
}

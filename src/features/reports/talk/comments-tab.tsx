import type { Comment } from "@domain/report/report";
import { commentMax, commentsMost } from "@domain/report/report";
import {
  Button,
  Group,
  Paper,
  Select,
  Stack,
  Text,
  Textarea,
} from "@mantine/core";
import { IconCheck, IconMessageOff, IconRestore } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { factsFor, useCan } from "../../../data/hooks/use-can";
import { useNow } from "../../../data/hooks/use-live";
import { useSubmit } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { notifyError } from "../../../ui/feedback/notify";
import { FormFailure } from "../../../ui/form/form-failure";
import { EmptyState } from "../../../ui/state/empty-state";
import { useBlockName } from "../parts/use-block-name";
import { useReportWords } from "../parts/use-report-words";
import { comment, resolve } from "../report-writes";

interface OfReport {
  row: Row<"reports">;
}

/** What readers said of a report, the open ones first, and where one says something oneself. */
export function CommentsTab({ row }: OfReport) {
  const { t } = useTranslation();
  const { data } = row;
  const mayComment =
    useCan()("comment", "reports", factsFor("reports", data)) &&
    !data.isArchived &&
    Object.keys(data.comments).length < commentsMost;
  const all = Object.entries(data.comments).sort(
    ([, a], [, b]) =>
      Number(a.resolved) - Number(b.resolved) ||
      a.at.getTime() - b.at.getTime(),
  );
  return (
    <Stack gap="md">
      {mayComment && <NewComment row={row} />}
      {all.length === 0 ? (
        <EmptyState
          icon={IconMessageOff}
          title={t("reports.states.noComments")}
        />
      ) : (
        <Stack
          component="ul"
          gap="sm"
          m={0}
          p={0}
          style={{ listStyle: "none" }}
        >
          {all.map(([id, one]) => (
            <OneComment
              key={id}
              row={row}
              id={id}
              comment={one}
              mayResolve={mayComment}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

interface OneCommentProps extends OfReport {
  id: string;
  comment: Comment;
  mayResolve: boolean;
}

function OneComment({ row, id, comment: one, mayResolve }: OneCommentProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const words = useReportWords();
  const nameOf = useBlockName();
  const block = row.data.blocks.find(({ blockId }) => blockId === one.blockId);
  const facts = [
    words.person(one.authorId),
    format.moment(one.at, now),
    ...(block === undefined ? [] : [nameOf(block)]),
    ...(one.resolved ? [t("reports.states.resolved")] : []),
  ];
  return (
    <Paper component="li" withBorder p="sm">
      <Text size="sm" c="dimmed">
        {facts.join(" · ")}
      </Text>
      <Text style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {one.text}
      </Text>
      {mayResolve && (
        <Button
          mih={44}
          mt="xs"
          variant="default"
          leftSection={
            one.resolved ? (
              <IconRestore size={16} aria-hidden />
            ) : (
              <IconCheck size={16} aria-hidden />
            )
          }
          aria-label={t("common.messages.actionOn", {
            action: t(
              one.resolved
                ? "reports.actions.reopen"
                : "reports.actions.resolve",
            ),
            name: one.text.slice(0, 60),
          })}
          onClick={() =>
            void resolve(row, id, !one.resolved).catch(notifyError)
          }
        >
          {t(
            one.resolved ? "reports.actions.reopen" : "reports.actions.resolve",
          )}
        </Button>
      )}
    </Paper>
  );
}

function NewComment({ row }: OfReport) {
  const { t } = useTranslation();
  const { uid } = useReadySession();
  const nameOf = useBlockName();
  const { busy, failure, run } = useSubmit();
  const [text, setText] = useState("");
  const [blockId, setBlock] = useState<string | null>(null);
  const send = () =>
    run(
      () => comment(row, uid, { text, blockId }),
      () => setText(""),
    );
  return (
    <Stack gap="xs" maw={640}>
      <FormFailure failure={failure} onRetry={send} />
      <Textarea
        label={t("reports.fields.comment")}
        value={text}
        maxLength={commentMax}
        autosize
        minRows={3}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Group align="flex-end" gap="sm">
        <Select
          label={t("reports.fields.about")}
          placeholder={t("reports.states.whole")}
          clearable
          clearButtonProps={{ "aria-label": t("common.actions.clear") }}
          flex={1}
          value={blockId}
          onChange={setBlock}
          data={row.data.blocks.map((block, place) => ({
            value: block.blockId,
            label: `${String(place + 1)}. ${nameOf(block)}`,
          }))}
        />
        <Button
          mih={44}
          loading={busy}
          disabled={text.trim() === ""}
          onClick={send}
        >
          {t("reports.actions.comment")}
        </Button>
      </Group>
    </Stack>
  );
}

import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import i18next from "i18next";
import { useTranslation } from "react-i18next";
import type { OutboxEntry } from "../../data/outbox/entry";
import { rootOf } from "../../data/outbox/order";
import { drop, retry } from "../../data/outbox/outbox";
import { useLiveDoc } from "../../data/hooks/use-live";
import { fullName } from "@domain/person/user";
import { errorKey } from "../../lib/i18n/error-text";
import { useFormat } from "../../lib/use-format";
import { confirm } from "../../ui/feedback/confirm";
import { notifyError } from "../../ui/feedback/notify";
import { summaryOf } from "./summary";
import { useOutboxWords, type OutboxWords } from "./words";

/** The changes the server refused: what was entered, why it was refused, who was first. */
export function OutboxPanel({ entries }: { entries: readonly OutboxEntry[] }) {
  const words = useOutboxWords(entries);
  return (
    <Stack gap="md">
      {entries.map((entry) => (
        <EntryCard
          key={entry.id}
          entry={entry}
          root={rootOf(entry, entries)}
          words={words}
        />
      ))}
    </Stack>
  );
}

async function askToDrop({ id, about }: OutboxEntry): Promise<void> {
  const sure = await confirm({
    title: i18next.t("shell.messages.dropTitle"),
    body: i18next.t("shell.messages.dropBody", { name: about.name }),
    confirm: i18next.t("shell.actions.drop"),
    danger: true,
  });
  if (sure) await drop(id);
}

interface EntryCardProps {
  entry: OutboxEntry;
  /** The refused change that it depends on, else itself. */
  root: OutboxEntry;
  words: OutboxWords | null;
}

function EntryCard({ entry, root, words }: EntryCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const over = useOver(entry, words);
  return (
    <Card component="section" aria-label={entry.about.name}>
      <Stack gap="xs">
        <Title order={3}>{entry.about.name}</Title>
        <Text size="xs" c="dimmed">
          {t("shell.messages.enteredAt", {
            date: format.dateTime(new Date(entry.enteredAt ?? entry.createdAt)),
          })}
        </Text>
        {over === null ? (
          <Reason entry={entry} root={root} />
        ) : (
          <Text size="sm">{over}</Text>
        )}
        {words !== null && <Summary entry={entry} words={words} />}
        <Group gap="xs">
          {over === null && (
            <Button
              size="xs"
              onClick={() => void retry(entry.id).catch(notifyError)}
            >
              {t("common.actions.retry")}
            </Button>
          )}
          <Button
            size="xs"
            variant="subtle"
            color="red"
            onClick={() => void askToDrop(entry).catch(notifyError)}
          >
            {t("shell.actions.drop")}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

/** Why no change of this record can be saved any more, in its feature's words; null where one may be. */
function useOver(
  { operations }: OutboxEntry,
  words: OutboxWords | null,
): string | null {
  const changed = operations.find(
    ({ kind, collection }) =>
      kind === "patch" && words?.[collection]?.overOf !== undefined,
  );
  const live = useLiveDoc(
    changed?.collection ?? "users",
    changed?.id ?? null,
    changed?.parentId ?? undefined,
  );
  const stored: Readonly<Record<string, unknown>> | null =
    changed !== undefined && live.state === "data" && live.data !== null
      ? { ...live.data.data }
      : null;
  const by = stored?.["updatedBy"];
  const who = useLiveDoc("users", typeof by === "string" ? by : null);
  if (changed === undefined || stored === null) return null;
  const card = who.state === "data" ? who.data : null;
  const name = card === null ? null : fullName(card.data);
  return words?.[changed.collection]?.overOf?.(stored, name) ?? null;
}

/** What the server said of a change, and who was first; of one that only waits, for which. */
function Reason({ entry, root }: Omit<EntryCardProps, "words">) {
  const { t } = useTranslation();
  const { name } = root.about;
  if (root !== entry)
    return (
      <Text size="sm">
        {name === entry.about.name
          ? t("shell.messages.waitsForSame", { name })
          : t("shell.messages.waitsFor", { name })}
      </Text>
    );
  return (
    <>
      <Text size="sm">{t(errorKey({ code: entry.reason }))}</Text>
      {entry.winner !== null && <Winner uid={entry.winner} />}
    </>
  );
}

function Winner({ uid }: { uid: string }) {
  const { t } = useTranslation();
  const user = useLiveDoc("users", uid);
  const row = user.state === "data" ? user.data : null;
  return row === null ? null : (
    <Text size="sm">
      {t("shell.messages.wonBy", { name: fullName(row.data) })}
    </Text>
  );
}

interface SummaryProps {
  entry: OutboxEntry;
  words: OutboxWords;
}

function Summary({ entry, words }: SummaryProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <dl style={{ margin: 0 }}>
      {summaryOf(entry, words, format).map(({ label, value, stored }) => (
        <Group key={label} gap="xs" align="baseline" component="div">
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <Text component="dd" size="sm" m={0}>
            {value}
          </Text>
          {stored !== null && (
            <Text component="dd" size="sm" m={0} c="dimmed">
              {t("shell.messages.storedNow", { value: stored })}
            </Text>
          )}
        </Group>
      ))}
    </dl>
  );
}

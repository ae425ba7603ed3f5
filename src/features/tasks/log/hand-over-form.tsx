import { fullName } from "@domain/person/user";
import { holderOf } from "@domain/task/log/handing";
import { taskEntryMax } from "@domain/task/log/task-entry";
import { Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { factsFor, useCan } from "../../../data/hooks/use-can";
import { usePeople, useSectors } from "../../../data/hooks/use-names";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { Select } from "../../../ui/form/fields/choosers";
import { handOver } from "./log-writes";

interface HandOverFormProps {
  row: Row<"tasks">;
  onDone: () => void;
}

interface Option {
  value: string;
  label: string;
}

/** Who may do the task once it is theirs: the keepers of its sectors first, then the other colleagues. */
function useReceivers({ data: task }: Row<"tasks">): {
  keepers: Option[];
  others: Option[];
} {
  const { zooId } = useReadySession();
  const format = useFormat();
  const sectors = useSectors(zooId);
  const people = usePeople(zooId, { live: true });
  const keepers = new Set(
    task.sectorIds.flatMap((id) => sectors.of(id)?.sectorKeeper ?? []),
  );
  const holder = holderOf(task);
  const options = people.rows
    .filter(
      ({ id, data }) =>
        id !== holder && data.userStatus === "active" && !data.isDeleted,
    )
    .map(({ id, data }) => ({ value: id, label: fullName(data) }))
    .sort((a, b) => format.byName(a.label, b.label));
  return {
    keepers: options.filter(({ value }) => keepers.has(value)),
    others: options.filter(({ value }) => !keepers.has(value)),
  };
}

/** To whom a task goes, with a word where there is something to say. */
export function HandOverForm({ row, onDone }: HandOverFormProps) {
  const { t } = useTranslation();
  const { uid } = useReadySession();
  const { keepers, others } = useReceivers(row);
  const may = useCan();
  const [toId, setToId] = useState<string | null>(null);
  const [word, setWord] = useState("");
  const [missing, setMissing] = useState(false);
  const mayChangeFor = (id: string) =>
    may("change", "tasks", {
      ...factsFor("tasks", row.data),
      responsibleIds: [id],
      audience: [id],
    });
  const submit = () => {
    const receiver = [...keepers, ...others].find(
      ({ value }) => value === toId,
    );
    if (receiver === undefined) {
      setMissing(true);
      return;
    }
    const { value: id, label: name } = receiver;
    const mayTakeBack = mayChangeFor(id);
    handOver(row, { id, name }, word.trim() || null, { uid, mayTakeBack });
    onDone();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack>
        <Text>
          {t("tasks.log.messages.handOverBody", { title: row.data.title })}
        </Text>
        <Select
          data-autofocus
          label={t("tasks.log.fields.to")}
          placeholder={t("tasks.log.fields.choosePerson")}
          required
          error={missing && t("errors.fields.required")}
          data={[
            { group: t("tasks.log.messages.keepers"), items: keepers },
            { group: t("tasks.log.messages.others"), items: others },
          ].filter(({ items }) => items.length > 0)}
          value={toId}
          onChange={(chosen) => {
            setToId(chosen);
            setMissing(false);
          }}
          limit={100}
          searchable
          nothingFoundMessage={t("tasks.help.noPerson")}
        />
        <Textarea
          label={t("tasks.log.fields.word")}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={taskEntryMax}
          value={word}
          onChange={({ currentTarget }) => setWord(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey))
              return;
            event.preventDefault();
            submit();
          }}
        />
        {toId !== null && !mayChangeFor(toId) && (
          <Text size="sm" role="status">
            {t("tasks.log.messages.final")}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            {t("common.actions.back")}
          </Button>
          <Button type="submit">{t("tasks.log.actions.handOver")}</Button>
        </Group>
      </Stack>
    </form>
  );
}

import type { NoticePreferences } from "@domain/notice/preferences";
import {
  preferenceIssues,
  preferencesOf,
  preferencesSchema,
} from "@domain/notice/preferences";
import { fullName } from "@domain/person/user";
import { begunForm } from "@domain/schema/form";
import { Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changedValues } from "../../../data/changed-values";
import { useDraftOwner } from "../../../data/hooks/ready-session";
import type { Outcome } from "../../../data/hooks/use-submit";
import { outcomeOf, useSubmit } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { patch } from "../../../data/write";
import { notifyDone, notifyInfo } from "../../../ui/feedback/notify";
import { draftStore } from "../../../ui/form/draft/form-draft";
import { ResumedNote } from "../../../ui/form/draft/resumed-note";
import { useDraft } from "../../../ui/form/draft/use-draft";
import { FormFailure } from "../../../ui/form/form-failure";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { PreferenceFields } from "./preference-fields";

const drafts = draftStore("notices-draft", (kept) =>
  begunForm(preferencesSchema, kept),
);

interface OwnRows {
  card: Row<"users">;
  account: Row<"accounts">;
}

function save(
  { card, account }: OwnRows,
  wished: NoticePreferences,
): Promise<Outcome> {
  const changes = changedValues(wished, account.data);
  if (changes === null) return Promise.resolve("saved");
  const about = { kind: "users", name: fullName(card.data) };
  return outcomeOf(
    patch("accounts", account.id, changes, about, account, card.id),
  );
}

/** How I am told of tasks, beside the bell; what is saved begins anew from what is stored then. */
export function NoticesTab(rows: OwnRows) {
  const [saved, setSaved] = useState(0);
  return (
    <Stack gap="lg" maw={640}>
      <OpenForm
        key={saved}
        {...rows}
        onSaved={() => setSaved((count) => count + 1)}
      />
    </Stack>
  );
}

function OpenForm({ onSaved, ...rows }: OwnRows & { onSaved: () => void }) {
  const { t } = useTranslation();
  const [base] = useState(rows);
  const owner = useDraftOwner("notices");
  const draft = useDraft(drafts, owner, () => base.card.id);
  const form = useRecordForm<NoticePreferences>({
    name: "notices",
    initial: preferencesOf(base.account.data),
    issuesOf: preferenceIssues,
    labelOf: (field) => t(`account.fields.${field as keyof NoticePreferences}`),
    wordsOf: ({ field, code }) =>
      field === "quietUntil" && code === "invalid"
        ? t("notices.settings.quietSame")
        : undefined,
    draft,
  });
  const { busy, failure, run } = useSubmit();
  const submit = () => {
    if (!form.check()) return;
    run(
      () => save(base, form.values),
      (outcome) => {
        form.release();
        if (outcome === "saved") notifyDone(t("notices.settings.saved"));
        else notifyInfo(t("notices.settings.queued"));
        onSaved();
      },
    );
  };
  return (
    <Paper withBorder p="lg">
      <form
        noValidate
        aria-label={t("notices.settings.title")}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack>
          <Title order={2} size="h4">
            {t("notices.settings.title")}
          </Title>
          <Text c="dimmed">{t("notices.settings.help")}</Text>
          <ResumedNote onStartOver={form.startOver} clashes={form.clashes} />
          <FormFailure failure={failure} onRetry={submit} />
          <PreferenceFields form={form} />
          <Group justify="flex-end">
            <Button type="submit" loading={busy} disabled={!form.dirty}>
              {t("common.actions.save")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}

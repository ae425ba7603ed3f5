import type { NoticePreferences } from "@domain/notice/preferences";
import {
  preferenceIssues,
  preferencesOf,
  preferencesSchema,
} from "@domain/notice/preferences";
import { fullName } from "@domain/person/user";
import { begunForm } from "@domain/schema/form";
import { Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changedValues } from "../../../data/changed-values";
import { useDraftOwner } from "../../../data/hooks/ready-session";
import type { Outcome } from "../../../data/hooks/use-submit";
import { outcomeOf } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { patch } from "../../../data/write";
import { draftStore } from "../../../ui/form/draft/form-draft";
import { useDraft } from "../../../ui/form/draft/use-draft";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { OwnForm } from "../own/own-form";
import { PreferenceFields } from "./preference-fields";
import { PushPanel } from "./push-panel";

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

/** How I am told of tasks, beside the bell, and where; what is saved begins anew from what is stored then. */
export function NoticesTab(rows: OwnRows) {
  const [saved, setSaved] = useState(0);
  return (
    <Stack gap="lg" maw={640}>
      <OpenForm
        key={saved}
        {...rows}
        onSaved={() => setSaved((count) => count + 1)}
      />
      <PushPanel />
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
  return (
    <OwnForm
      label={t("notices.settings.title")}
      head={
        <>
          <Title order={2} size="h4">
            {t("notices.settings.title")}
          </Title>
          <Text c="dimmed">{t("notices.settings.help")}</Text>
        </>
      }
      form={form}
      send={() => save(base, form.values)}
      words={{
        saved: t("notices.settings.saved"),
        queued: t("notices.settings.queued"),
      }}
      onSaved={onSaved}
    >
      <PreferenceFields form={form} />
    </OwnForm>
  );
}

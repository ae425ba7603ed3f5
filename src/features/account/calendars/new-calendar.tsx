import { feedContents, feedNameMax } from "@domain/calendar-feed/feed";
import type { FeedForm } from "@domain/calendar-feed/feed-form";
import { feedIssues } from "@domain/calendar-feed/feed-form";
import { Checkbox, Select, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../data/calls";
import { useLanguages } from "../../../data/hooks/use-languages";
import { newId } from "../../../data/write";
import {
  fallbackLanguage,
  isLanguage,
  languageNames,
} from "../../../lib/i18n/languages";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { ErrorSummary } from "../../../ui/form/error-summary";
import { PanelForm } from "../../../ui/form/panel-form";
import { askLeave } from "../../../ui/form/unsaved-guard";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { useRecordForm } from "../../../ui/form/use-record-form";

/** What is told once of a calendar that is made; token null: it was told before. */
export interface MadeFeed {
  name: string;
  token: string | null;
}

interface NewCalendarProps {
  onClose: () => void;
  onMade: (made: MadeFeed) => void;
}

/** A calendar as somebody makes it: what it is called, what is in it, in which language. */
export function NewCalendar({ onClose, onMade }: NewCalendarProps) {
  const { t } = useTranslation();
  const [dirty, setDirty] = useState(false);
  const close = async () => {
    if (await askLeave(dirty)) onClose();
  };
  return (
    <RecordPanel
      title={t("account.calendars.add")}
      onClose={() => void close()}
    >
      <Making onClose={onClose} onMade={onMade} onDirty={setDirty} />
    </RecordPanel>
  );
}

function Making({
  onClose,
  onMade,
  onDirty,
}: NewCalendarProps & { onDirty: (dirty: boolean) => void }) {
  const { t, i18n } = useTranslation();
  const [operationId] = useState(newId);
  const [initial] = useState((): FeedForm => ({
    name: "",
    contents: ["mine"],
    language: isLanguage(i18n.language) ? i18n.language : fallbackLanguage,
  }));
  const form = useRecordForm<FeedForm>({
    name: "calendar",
    initial,
    issuesOf: feedIssues,
    labelOf: (field) => {
      if (field === "name") return t("account.calendars.fields.name");
      return t(
        field === "language"
          ? "account.fields.language"
          : "account.calendars.fields.contents",
      );
    },
  });
  const save = async () => {
    const { contents, language } = form.values;
    const name = form.values.name.trim();
    const { token } = await call("createFeed", {
      operationId,
      name,
      contents,
      language,
    });
    onMade({ name, token });
  };
  return (
    <PanelForm
      label={t("account.calendars.title")}
      form={form}
      onSave={save}
      onDone={onClose}
      onDirty={onDirty}
    >
      <ErrorSummary problems={form.problems} tries={form.tries} />
      <CalendarFields form={form} />
    </PanelForm>
  );
}

function CalendarFields({ form }: { form: RecordForm<FeedForm> }) {
  const { t } = useTranslation();
  const languages = useLanguages(form.values.language);
  return (
    <>
      <TextInput
        {...form.input("name")}
        label={t("account.calendars.fields.name")}
        description={t("account.calendars.nameHelp")}
        required
        data-autofocus
        maxLength={feedNameMax + 20}
      />
      <Checkbox.Group
        {...form.field("contents")}
        label={t("account.calendars.fields.contents")}
        required
        value={form.values.contents}
        onChange={(chosen) =>
          form.change({
            contents: feedContents.filter((one) => chosen.includes(one)),
          })
        }
      >
        <Stack gap="xs" mt="xs">
          {feedContents.map((one) => (
            <Checkbox
              key={one}
              value={one}
              label={t(`account.calendars.contents.${one}`)}
              description={t(`account.calendars.contentsHelp.${one}`)}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <Select
        {...form.choice("language")}
        label={t("account.fields.language")}
        data={languages.map((value) => ({
          value,
          label: languageNames[value],
        }))}
        allowDeselect={false}
      />
    </>
  );
}

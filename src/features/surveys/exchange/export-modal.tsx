import { href } from "@domain/pages";
import type { Survey } from "@domain/survey/survey";
import { toldVersions } from "@domain/versions/listed";
import {
  Alert,
  Button,
  Group,
  Modal,
  Radio,
  Select,
  Stack,
  Text,
} from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useSubmit } from "../../../data/hooks/use-submit";
import { errorKey } from "../../../lib/i18n/error-text";
import type { Language } from "../../../lib/i18n/languages";
import {
  isLanguage,
  languageNames,
  languages,
} from "../../../lib/i18n/languages";
import type { saveTable, saveWhole } from "./files/save-version";
import { notifyDone } from "../../../ui/feedback/notify";

const tables = ["csv", "xlsx", "print"] as const;
const forms = [...tables, "json"] as const;
type Form = (typeof forms)[number];
const isForm = (text: string): text is Form =>
  forms.some((one) => one === text);

/** What writes files, fetched with the first. */
interface Files {
  saveTable: typeof saveTable;
  saveWhole: typeof saveWhole;
}

interface ExportModalProps {
  survey: Survey;
  name: string;
  /** Drafts, and everything at once for an import, are their makers'. */
  isMaker: boolean;
  /** The version that is looked at; null: the one that is told of first. */
  version: number | null;
  onClose: () => void;
}

/** A questionnaire as a file or on paper: which version, how, and in which language, as nothing is written in one by chance. */
export function ExportModal(props: ExportModalProps) {
  const { survey, name, onClose } = props;
  const { t } = useTranslation();
  const small = useMediaQuery("(max-width: 639px)");
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("surveys.list.actions.export")}
      fullScreen={small}
      closeButtonProps={{ "aria-label": t("common.actions.close") }}
    >
      <Text mb="md">{name}</Text>
      {survey.versions.length === 0 ? (
        <Alert color="gray">{t("surveys.exchange.export.noVersion")}</Alert>
      ) : (
        <ExportForm {...props} />
      )}
    </Modal>
  );
}

function ExportForm({
  survey,
  name,
  isMaker,
  version,
  onClose,
}: ExportModalProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { busy, failure, run } = useSubmit();
  const numbers = survey.versions.flatMap(({ status }, place) =>
    isMaker || status === "published" ? [place + 1] : [],
  );
  const [first = numbers.at(-1) ?? 1] = toldVersions(survey, version);
  const [number, setNumber] = useState(first);
  const [form, setForm] = useState<Form>("csv");
  const [language, setLanguage] = useState<Language | null>(null);
  const [tried, setTried] = useState(false);
  const isWhole = form === "json";
  const send = (work: (files: Files) => Promise<string>) =>
    run(
      async () => work(await import("./files/save-version")),
      (file) => {
        notifyDone(t("surveys.exchange.export.done", { file }));
        onClose();
      },
    );
  const submit = () => {
    setTried(true);
    if (form === "json") {
      send((files) => files.saveWhole(survey, number, name));
      return;
    }
    if (language === null) return;
    if (form !== "print") {
      send((files) => files.saveTable(survey, number, language, form, isMaker));
      return;
    }
    const sheet = {
      tool: "sheet",
      surveyId: survey.surveyId,
      version: String(number),
      language,
    };
    void navigate(href(isMaker ? "quizzList" : "quizzListReadOnly", sheet));
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="md">
        <Select
          label={t("surveys.list.fields.version")}
          allowDeselect={false}
          value={String(number)}
          data={numbers.map((one) => ({
            value: String(one),
            label: t("surveys.list.states.version", {
              version: one,
              status: t(
                `surveys.preview.options.status.${survey.versions[one - 1]?.status ?? "draft"}`,
              ),
            }),
          }))}
          onChange={(chosen) => {
            if (chosen !== null) setNumber(Number(chosen));
          }}
        />
        <Radio.Group
          label={t("surveys.exchange.export.form")}
          value={form}
          onChange={(chosen) => {
            if (isForm(chosen)) setForm(chosen);
          }}
        >
          <Stack gap={0} mt={4}>
            {(isMaker ? forms : tables).map((one) => (
              <Radio
                key={one}
                value={one}
                py={8}
                label={t(`surveys.exchange.export.forms.${one}`)}
                description={t(`surveys.exchange.export.about.${one}`)}
              />
            ))}
          </Stack>
        </Radio.Group>
        {!isWhole && (
          <Select
            label={t("surveys.exchange.export.language")}
            placeholder={t("surveys.exchange.export.chooseLanguage")}
            required
            value={language}
            data={languages.map((one) => ({
              value: one,
              label: languageNames[one],
            }))}
            error={
              tried &&
              language === null &&
              t("surveys.exchange.export.languageRequired")
            }
            onChange={(chosen) => {
              if (isLanguage(chosen)) setLanguage(chosen);
            }}
          />
        )}
        {failure !== null && (
          <Alert color="red" role="alert" title={t("errors.messages.export")}>
            {t(errorKey(failure))}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t("common.actions.cancel")}
          </Button>
          <Button type="submit" loading={busy}>
            {form === "print"
              ? t("surveys.exchange.export.show")
              : t("surveys.list.actions.export")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

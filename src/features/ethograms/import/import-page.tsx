import type { EthogramImport } from "@domain/ethogram/transfer/plan";
import { href } from "@domain/pages";
import type { Language } from "@domain/taxonomy/taxonomy";
import { languages } from "@domain/taxonomy/taxonomy";
import { headerForm } from "@domain/versions/header-form";
import { Alert, Button, List, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useSubmit } from "../../../data/hooks/use-submit";
import { newId } from "../../../data/write";
import { languageNames } from "../../../lib/i18n/languages";
import { useLanguage } from "../../../lib/i18n/use-language";
import { notifyDone } from "../../../ui/feedback/notify";
import { Select } from "../../../ui/form/fields/choosers";
import { FileChoice } from "../../../ui/form/fields/file-choice";
import { FormFailure } from "../../../ui/form/form-failure";
import { PageHeader } from "../../../ui/page/page-header";
import { Panel } from "../../../ui/page/panel";
import { createEthogram } from "../ethogram-writes";
import { BehaviourTable } from "../record/behaviour-table";
import { useImport } from "./use-import";

/** An ethogram out of a file of another program: which file, what it would make; then it is saved as a draft. */
export function ImportPage() {
  const { t } = useTranslation();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const { chosen, dryRun, choose, readIn } = useImport(language);
  return (
    <>
      <PageHeader
        title={t("ethograms.import.title")}
        crumbs={[{ label: t("ethograms.title"), to: href("obsList") }]}
      />
      <Stack gap="md" maw={900}>
        <Panel title={t("ethograms.import.file")}>
          <Stack gap="sm" align="flex-start">
            <Text>{t("ethograms.import.help")}</Text>
            <Select
              label={t("ethograms.import.language")}
              allowDeselect={false}
              data={languages.map((one) => ({
                value: one,
                label: languageNames[one],
              }))}
              value={language}
              onChange={(one) => {
                if (one === null) return;
                setLanguage(one);
                readIn(one);
              }}
            />
            <FileChoice
              accept=".boris,.csv,.json"
              label={t("ethograms.import.choose")}
              isChosen={chosen !== null}
              onChoose={(file) => void choose(file)}
            />
            {chosen !== null && <Text fw={600}>{chosen.fileName}</Text>}
          </Stack>
        </Panel>
        {chosen !== null && typeof chosen.read === "string" && (
          <Alert color="red" role="alert">
            {t(`ethograms.import.problems.${chosen.read}`)}
          </Alert>
        )}
        {chosen !== null &&
          dryRun !== null &&
          typeof chosen.read !== "string" && (
            <PlanPart
              key={`${chosen.fileName} ${language}`}
              suggested={chosen.read.name || chosen.fileName}
              dryRun={dryRun}
              language={language}
            />
          )}
      </Stack>
    </>
  );
}

interface PlanPartProps {
  suggested: string;
  dryRun: EthogramImport;
  language: Language;
}

/** What would be made and what is taken otherwise than it stands in the file; saved when it is agreed to. */
function PlanPart({ suggested, dryRun, language }: PlanPartProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { busy, failure, run } = useSubmit();
  const [name, setName] = useState(suggested.slice(0, 200));
  const [id] = useState(newId);
  const { plan, remarks } = dryRun;
  const save = () => {
    const form = headerForm({ names: { [language]: name }, species: [] });
    run(
      () => createEthogram(id, form, name.trim(), plan),
      () => {
        notifyDone(t("ethograms.messages.saved", { name }));
        void navigate(href("obs", { obsId: id }));
      },
    );
  };
  return (
    <Panel title={t("ethograms.import.plan")}>
      <Stack gap="md" align="flex-start">
        <TextInput
          label={t("ethograms.fields.name")}
          w="100%"
          maxLength={200}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Text role="status">
          {t("ethograms.import.counted", {
            behaviours: plan.behaviours.length,
            categories: plan.categories.length,
          })}
        </Text>
        {remarks.length > 0 && (
          <Alert
            color="orange"
            role="status"
            title={t("ethograms.import.remarked")}
          >
            <List size="sm">
              {remarks.map(({ code, about }) => (
                <List.Item key={`${code} ${about}`}>
                  {t(`ethograms.import.remarks.${code}`, { about })}
                </List.Item>
              ))}
            </List>
          </Alert>
        )}
        <BehaviourTable plan={plan} />
        <FormFailure failure={failure} onRetry={save} />
        <Button loading={busy} disabled={name.trim() === ""} onClick={save}>
          {t("ethograms.import.save")}
        </Button>
      </Stack>
    </Panel>
  );
}

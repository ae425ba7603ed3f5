import { campaignKeyId } from "@domain/campaign/campaign";
import { answersOf, answersText } from "@domain/evaluation/answers-text";
import type { Act } from "@domain/survey/engine/act";
import { answersAfter } from "@domain/survey/engine/act";
import { flowOfForm } from "@domain/survey/engine/flow";
import type { AskedVersion } from "@domain/survey/engine/form";
import { formOf } from "@domain/survey/engine/form";
import { nextOf, stepsAt } from "@domain/survey/engine/steps";
import type { VersionTexts } from "@domain/survey/version";
import { Text } from "@mantine/core";
import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraftOwner } from "../../../data/hooks/ready-session";
import { useSubmit } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { notifyDone, notifyInfo } from "../../../ui/feedback/notify";
import { draftStore } from "../../../ui/form/draft/form-draft";
import { ResumedNote } from "../../../ui/form/draft/resumed-note";
import { useDraft } from "../../../ui/form/draft/use-draft";
import { FormFailure } from "../../../ui/form/form-failure";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { Questionnaire } from "../../../ui/questionnaire/questionnaire";
import { saveKey } from "../campaign-writes";

type KeyValues = { answers: string };

const drafts = draftStore<KeyValues>("campaign-key-draft", (kept) => {
  const answers = (kept as Partial<KeyValues> | null)?.answers;
  return typeof answers === "string" ? { answers } : null;
});

const nothingWrong = () => [];
const noMedia = () => <NoMedia />;

/** A key holds no pictures: whoever trains records their own. */
function NoMedia() {
  const { t } = useTranslation();
  return <Text c="dimmed">{t("campaigns.keyForm.noMedia")}</Text>;
}

interface KeyFormProps {
  campaign: Row<"campaigns">;
  version: AskedVersion;
  words: VersionTexts;
  /** null: there is no key yet. */
  stored: Row<"campaignKeys"> | null;
}

/** The questionnaire answered as an expert does; what is chosen is kept until it is saved. */
export function KeyForm({ campaign, version, words, stored }: KeyFormProps) {
  const { t } = useTranslation();
  const draft = useDraft(
    drafts,
    useDraftOwner(`key ${campaign.id}`),
    () => campaignKeyId,
  );
  const form = useRecordForm<KeyValues>({
    name: "campaign-key",
    draft,
    initial: { answers: stored?.data.answers ?? "{}" },
    issuesOf: nothingWrong,
    labelOf: () => t("campaigns.fields.key"),
  });
  const { busy, failure, run } = useSubmit();
  const [place, setPlace] = useState<string | null | undefined>(undefined);
  const asked = useMemo(() => formOf(version), [version]);
  const { change } = form;
  const text = form.values.answers;
  const answers = useMemo(() => answersOf(text), [text]);
  const flow = useMemo(() => flowOfForm(asked, answers), [asked, answers]);
  const act = useCallback(
    (questionRef: string, one: Act) =>
      change({
        answers: answersText(
          answersAfter(asked, answers, questionRef, one, new Date()),
        ),
      }),
    [asked, answers, change],
  );
  const save = () => {
    if (busy) return;
    run(
      () => saveKey(campaign, stored, text),
      (outcome) => {
        form.release();
        if (outcome === "saved") notifyDone(t("campaigns.keyForm.saved"));
        else notifyInfo(t("campaigns.messages.queued"));
      },
    );
  };
  return (
    <>
      <ResumedNote onStartOver={form.startOver} clashes={form.clashes} />
      <FormFailure failure={failure} onRetry={save} />
      <Questionnaire
        layout="page"
        words={words}
        flow={flow}
        answers={answers}
        onAct={act}
        steps={stepsAt(flow, place === undefined ? nextOf(flow, null) : place)}
        onGo={setPlace}
        goesOn={false}
        problems={[]}
        tries={0}
        submitLabel={t("campaigns.keyForm.save")}
        onSubmit={save}
        renderMedia={noMedia}
      />
    </>
  );
}

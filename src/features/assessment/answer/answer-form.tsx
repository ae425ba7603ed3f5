import type { Recorded } from "@domain/evaluation/recorded";
import { takesRecorded } from "@domain/evaluation/recorded";
import type { Chosen } from "@domain/evaluation/settle";
import { answersAfter } from "@domain/survey/engine/act";
import { flowOfForm } from "@domain/survey/engine/flow";
import { recordsMedia } from "@domain/survey/engine/given";
import { formIssues } from "@domain/survey/engine/issues";
import { firstMissing, nextOf, stepsAt } from "@domain/survey/engine/steps";
import { Group, Stack, Switch } from "@mantine/core";
import { useCallback, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Answering } from "../../../data/evaluations/use-answers";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useFlag } from "../../../data/service/use-service";
import { useCampaignRunText } from "../parts/run-text";
import { confirm } from "../../../ui/feedback/confirm";
import type { OnAct } from "../../../ui/questionnaire/shapes";
import { Questionnaire } from "../../../ui/questionnaire/questionnaire";
import { recordAddress } from "../parts/addresses";
import type { VersionForm } from "../parts/use-version-form";
import type { AnswerPageProps } from "./answer-page";
import { KeptFiles, MediaField } from "../media/fetched-media";
import { NotRecorded } from "../../shared/questions/not-recorded";
import { mustBeAnswered } from "../media/recordable";
import { Conflicts } from "./conflicts";
import { SavedLine } from "./saved-line";
import { useAside } from "./use-aside";

interface AnswerFormProps extends AnswerPageProps {
  surveyId: string;
  asked: VersionForm;
  answering: Answering;
}

/** As the device is: one question a screen on a phone, all of them on a page where there is room. */
const layoutHere = (): "screen" | "page" =>
  matchMedia("(min-width: 640px)").matches ? "page" : "screen";

type RenderMedia = Parameters<typeof Questionnaire>[0]["renderMedia"];

const noMedia: readonly Recorded[] = [];

/** What is answered, what is missing, and the way to hand it in. */
export function AnswerForm(props: AnswerFormProps) {
  const { evaluationId, subject, campaign, run, asked, answering } = props;
  const { form, words } = asked;
  const { answers, answer, begin, conflicts } = answering;
  const { zooId } = useReadySession();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [layout] = useState(layoutHere);
  const [place, setPlace] = useState<string | null | undefined>(undefined);
  const [tries, setTries] = useState(0);
  const [chosen, setChosen] = useState<Chosen>({});
  const [wantsPrevious, setWantsPrevious] = useState(false);
  const flow = useMemo(() => flowOfForm(form, answers), [form, answers]);
  const act = useCallback<OnAct>(
    (questionRef, one) =>
      answer(questionRef, (before) =>
        answersAfter(form, before, questionRef, one, new Date()),
      ),
    [answer, form],
  );
  const mode = campaign?.mode ?? "normal";
  const isOwed = mustBeAnswered(form, mode, useFlag("media"));
  const of = useMemo(() => ({ zooId, evaluationId }), [zooId, evaluationId]);
  const stored = props.header?.data.media ?? noMedia;
  const preparing = useRef<Promise<unknown>>(Promise.resolve());
  const onPrepare = useCallback((work: Promise<void>) => {
    preparing.current = Promise.all([preparing.current, work]);
  }, []);
  const renderMedia = useCallback<RenderMedia>(
    (slot) =>
      takesRecorded(mode) ? (
        <MediaField
          slot={slot}
          of={of}
          stored={stored}
          title={subject.name}
          begin={begin}
          onAct={act}
          onPrepare={onPrepare}
        />
      ) : (
        <NotRecorded labelledBy={slot.labelledBy} />
      ),
    [mode, of, stored, subject.name, begin, act, onPrepare],
  );
  const aside = useAside({ ...props, wantsPrevious });
  // Whoever comes back begins where something is left to be answered.
  const [first] = useState(
    () =>
      firstMissing(flow) ??
      flow.questions.find(({ state }) => state === "unanswered")?.question
        .questionRef ??
      nextOf(flow, null),
  );
  const isPartial = campaign?.partialCollection ?? false;
  const issues = formIssues(form, answers, {
    partial: isPartial || tries === 0,
  }).filter(isOwed);
  const runText = useCampaignRunText(campaign, subject, run.place);
  if (conflicts.length > 0)
    return (
      <Conflicts
        answering={answering}
        words={words}
        place={{ of, stored, form, title: subject.name }}
        chosen={chosen}
        onChosen={setChosen}
      />
    );
  const handIn = async () => {
    setTries(tries + 1);
    const left = formIssues(form, answers, { partial: isPartial }).filter(
      isOwed,
    );
    if (left.length > 0) return;
    const open = flow.asked - flow.done;
    const agrees =
      open === 0 ||
      (await confirm({
        title: t("assessment.messages.handInTitle"),
        body: t("assessment.messages.handInOpen", { count: open }),
        confirm: t("assessment.actions.handIn"),
      }));
    if (!agrees) return;
    // What was chosen and is still being made smaller belongs to what is handed in.
    await preparing.current;
    answering.submit();
    await navigate(recordAddress(evaluationId, subject, run.place), {
      replace: true,
    });
  };
  const mayLookBack = mode === "normal";
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <div>
          <SavedLine answering={answering} runText={runText} />
          {takesRecorded(mode) && form.questions.some(recordsMedia) && (
            <KeptFiles of={of} form={form} answers={answers} onAct={act} />
          )}
        </div>
        {mayLookBack && (
          <Switch
            label={t("assessment.fields.previous")}
            checked={wantsPrevious}
            onChange={({ currentTarget }) =>
              setWantsPrevious(currentTarget.checked)
            }
          />
        )}
      </Group>
      <Questionnaire
        layout={layout}
        words={words}
        flow={flow}
        answers={answers}
        onAct={act}
        steps={stepsAt(flow, place === undefined ? first : place)}
        onGo={setPlace}
        goesOn
        problems={issues}
        tries={tries}
        submitLabel={t("assessment.actions.handIn")}
        onSubmit={() => void handIn()}
        renderMedia={renderMedia}
        {...(aside !== null && { aside })}
      />
    </Stack>
  );
}

import type { BehaviourForm, PlanForm } from "@domain/ethogram/edit/plan-form";
import {
  freeCode,
  newBehaviour,
  planValues,
} from "@domain/ethogram/edit/plan-form";
import { colorAt } from "@domain/ethogram/palette";
import { completeIn, ethogramIssues } from "@domain/ethogram/publish/issues";
import { behavioursMost } from "@domain/ethogram/version";
import { href } from "@domain/pages";
import { movedWithin } from "@domain/survey/edit/order";
import type { Language } from "@domain/taxonomy/taxonomy";
import {
  Anchor,
  Button,
  Group,
  Stack,
  Text,
  VisuallyHidden,
} from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { newId } from "../../../data/write";
import { useNextFocus } from "../../../ui/form/rows/use-next-focus";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { LanguageTabs } from "../../shared/questions/language-tabs";
import { LeadingLink } from "../../shared/versions/leading-link";
import { ProblemList } from "../parts/problem-list";
import { useIssueWords } from "../parts/use-issue-words";
import { BehaviourRow } from "./behaviour-row";
import classes from "./draft.module.css";
import { CategoryFields } from "./category-fields";
import { useBehaviourPictures } from "./use-behaviour-pictures";
import type { Lead } from "./use-lead";

interface PlanFieldsProps {
  ethogram: Row<"observations">;
  number: string;
  form: RecordForm<PlanForm>;
  language: Language;
  onLanguage: (language: Language) => void;
  lead: Lead;
}

/** Everything a draft tells apart, and what is to be settled before it is published. */
export function PlanFields(props: PlanFieldsProps) {
  const { ethogram, form, language, onLanguage, lead } = props;
  const { t } = useTranslation();
  const { behaviours } = form.values;
  const { names } = ethogram.data;
  const plan = useMemo(() => planValues(form.values), [form.values]);
  const wordsOf = useIssueWords();
  const problems = wordsOf(ethogramIssues(plan, names), plan);
  const focusNext = useNextFocus();
  const pictures = useBehaviourPictures(ethogram, form);
  const [told, setTold] = useState("");
  const nameOf = ({ trad }: BehaviourForm) =>
    trad[language].name.trim() || t("ethograms.states.noBehaviourName");
  const move = (from: number, to: number, grip: string) => {
    const one = behaviours[from];
    if (one === undefined || behaviours[to] === undefined) return;
    form.change({ behaviours: movedWithin(behaviours, from, to) });
    focusNext(`obs-behaviours.${to}${grip}`, `obs-behaviours.${to}`);
    setTold(
      t("ethograms.states.movedTo", {
        name: nameOf(one),
        place: to + 1,
        all: behaviours.length,
      }),
    );
  };
  return (
    <Stack gap="md">
      <ProblemList
        problems={problems}
        title={t("surveys.edit.states.toSettle")}
        wayTo={({ field }, words) =>
          field.startsWith("names") ? (
            <LeadingLink
              to={href("obs", { obsId: ethogram.id, mode: "edit" })}
              field={field}
            >
              {words}
            </LeadingLink>
          ) : (
            <Anchor
              component="button"
              type="button"
              size="sm"
              ta="start"
              onClick={() => lead.to(field)}
            >
              {words}
            </Anchor>
          )
        }
      />
      <LanguageTabs
        complete={completeIn(plan, names)}
        value={language}
        onChange={onLanguage}
      />
      <CategoryFields form={form} language={language} />
      <section aria-label={t("ethograms.fields.behaviours")}>
        <Text fw={600} mb={4}>
          {t("ethograms.fields.behaviours")}
        </Text>
        <ol className={classes.items}>
          {behaviours.map((one, place) => (
            <BehaviourRow
              key={one.behaviourId}
              place={place}
              name={nameOf(one)}
              form={form}
              language={language}
              lead={lead}
              pictures={pictures}
              problems={problems.filter(
                (problem) => problem.behaviour === place,
              )}
              onMove={move}
              onRemove={() => {
                form.list("behaviours").remove(place);
                focusNext(
                  `obs-behaviours.${place}`,
                  `obs-behaviours.${place - 1}`,
                  "obs-behaviours",
                );
                setTold(t("surveys.edit.told.removed", { name: nameOf(one) }));
              }}
            />
          ))}
        </ol>
      </section>
      <Group>
        <Button
          id="obs-behaviours"
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={behaviours.length >= behavioursMost}
          onClick={() => {
            const at = behaviours.length;
            form.list("behaviours").insert({
              ...newBehaviour(newId(), colorAt(at)),
              code: freeCode(form.values),
            });
            lead.to(`behaviours.${at}.trad.${language}.name`);
          }}
        >
          {t("ethograms.actions.addBehaviour")}
        </Button>
      </Group>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </Stack>
  );
}

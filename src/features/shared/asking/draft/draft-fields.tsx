import type { DraftForm, ItemForm } from "@domain/survey/edit/draft-form";
import {
  draftValues,
  newItem,
  newSection,
  titledIn,
} from "@domain/survey/edit/draft-form";
import { placedIn } from "@domain/survey/publish/sources";
import type { Language } from "@domain/taxonomy/taxonomy";
import { sectionsMost } from "@domain/survey/version";
import {
  Anchor,
  Button,
  Group,
  Stack,
  Text,
  VisuallyHidden,
} from "@mantine/core";
import { IconEye, IconPlus } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { newId } from "../../../../data/write";
import { ButtonLink } from "../../../../ui/display/button-link";
import type { RecordForm } from "../../../../ui/form/use-record-form";
import { LanguageTabs } from "../../questions/language-tabs";
import type { Asking } from "../asking";
import { CheckAll, ProblemList } from "../parts/problem-list";
import { WayToNames } from "../parts/way-to-names";
import { useDraftProblems } from "../parts/use-draft-problems";
import { useDraftWords } from "../parts/use-draft-words";
import { useSources } from "../parts/use-sources";
import type { Plan } from "./plan";
import { QuestionPicker } from "./question-picker";
import { SectionBox } from "./section-box";
import type { Lead } from "./use-lead";
import { useOrder } from "./use-order";

interface DraftFieldsProps {
  asking: Asking;
  number: number;
  form: RecordForm<DraftForm>;
  language: Language;
  onLanguage: (language: Language) => void;
  lead: Lead;
}

/** The same list as long as it names the same. */
function useSame(ids: readonly string[]): readonly string[] {
  const key = JSON.stringify(ids);
  return useMemo(() => JSON.parse(key) as string[], [key]);
}

/** Everything a draft asks, section by section, and what is to be settled before it is published. */
export function DraftFields(props: DraftFieldsProps) {
  const { asking, number, form, language, onLanguage, lead } = props;
  const { t } = useTranslation();
  const { sections } = form.values;
  const items = useMemo(
    () => sections.flatMap((section) => section.items),
    [sections],
  );
  const [readsAll, setReadsAll] = useState(false);
  const ids = useSame([...new Set(items.map(({ questionId }) => questionId))]);
  const looked = useSources(ids, asking.names, readsAll);
  const [picksFor, setPicksFor] = useState<number | null>(null);
  const { questionOf, wordsOf, seenOf } = useDraftWords(
    asking,
    number,
    items,
    looked,
  );
  const nameOf = ({ questionRef }: ItemForm) =>
    wordsOf(questionRef)?.text || questionRef;
  const titleOf = (section: number) =>
    sections[section]?.trad[language].title.trim() ||
    t("surveys.edit.place.section", { section: section + 1 });
  const order = useOrder({
    form: form.values,
    change: form.change,
    nameOf,
    titleOf,
  });
  const values = useMemo(() => draftValues(form.values), [form.values]);
  const { problems, unchecked } = useDraftProblems(values, looked);
  const plan: Plan = {
    asking,
    sections,
    questionOf,
    wordsOf,
    seenOf,
    nameOf,
    titleOf,
    problems,
    language,
    order,
    lead,
    form,
  };
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed">
          {t("surveys.edit.states.counted", {
            sections: sections.length,
            questions: placedIn(values).length,
          })}
        </Text>
        <ButtonLink
          to={asking.previewHref(String(number))}
          variant="default"
          size="xs"
          title={t("surveys.edit.help.preview")}
          leftSection={<IconEye size={16} aria-hidden />}
        >
          {t("surveys.edit.actions.preview")}
        </ButtonLink>
      </Group>
      <ProblemList
        asking={asking}
        problems={problems}
        title={t("surveys.edit.states.toSettle")}
        wayTo={(problem, { place, message }) =>
          problem.missing === "name" ? (
            <WayToNames asking={asking} problem={problem} />
          ) : (
            <Anchor
              component="button"
              type="button"
              size="sm"
              ta="start"
              style={{ verticalAlign: "top" }}
              onClick={() => lead.to(problem.field)}
            >
              {t("common.messages.fieldProblem", { field: place, message })}
            </Anchor>
          )
        }
      />
      {unchecked > 0 && (
        <CheckAll
          count={unchecked}
          busy={looked.isReading}
          onCheck={() => setReadsAll(true)}
        />
      )}
      <LanguageTabs
        complete={titledIn(form.values)}
        value={language}
        onChange={onLanguage}
      />
      {sections.map(({ sectionId }, section) => (
        <SectionBox
          key={sectionId}
          section={section}
          plan={plan}
          onAdd={() => setPicksFor(section)}
        />
      ))}
      <Button
        id="quizz-sections"
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={sections.length >= sectionsMost}
        onClick={() => {
          form.list("sections").insert(newSection(newId()));
          lead.to(`sections.${String(sections.length)}.trad.${language}.title`);
        }}
      >
        {t("surveys.edit.actions.addSection")}
      </Button>
      <VisuallyHidden role="status">{order.told}</VisuallyHidden>
      {picksFor !== null && (
        <QuestionPicker
          title={t("surveys.edit.states.addTo", { section: titleOf(picksFor) })}
          placeOf={(ref) => {
            const at = sections.findIndex((one) =>
              one.items.some(({ questionRef }) => questionRef === ref),
            );
            return at < 0 ? null : titleOf(at);
          }}
          onPick={(question) => {
            looked.note(question);
            form.change({
              sections: sections.map((one, at) =>
                at === picksFor
                  ? { ...one, items: [...one.items, newItem(question)] }
                  : one,
              ),
            });
          }}
          onClose={() => setPicksFor(null)}
        />
      )}
    </Stack>
  );
}

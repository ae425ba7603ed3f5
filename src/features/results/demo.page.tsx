import { Alert, Stack } from "@mantine/core";
import { href } from "@domain/pages";
import { IconInfoCircle } from "@tabler/icons-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../ui/page/page-header";
import type { ResultData } from "./data/result-data";
import {
  sampleCriteria,
  sampleOf,
  sampleOptions,
  sampleQuestions,
} from "./demo/sample";
import { ScoreTabs } from "./view/score-tabs";

/** Any number: the sample is the same for everybody. */
const seed = 7;

const isOf = <T extends string>(all: readonly T[], text: string): text is T =>
  all.some((one) => one === text);

/** Results as they look, of a campaign that never was: made here, and said to be. */
export function Component() {
  const { t } = useTranslation();
  const data = useMemo((): ResultData => {
    const { forms, evaluations } = sampleOf(seed);
    return {
      ...{ rows: [], evaluations, forms, versions: [] },
      ...{
        kind: "animal",
        ...{ isFull: false, heard: true, fromCache: false },
        unreadable: 0,
      },
      names: {
        criterion: (id) =>
          isOf(sampleCriteria, id) ? t(`results.demo.criteria.${id}`) : id,
        question: (ref) =>
          isOf(sampleQuestions, ref) ? t(`results.demo.questions.${ref}`) : ref,
        option: (_, value) =>
          isOf(sampleOptions, value)
            ? t(`results.demo.options.${value}`)
            : value,
        version: (version) => version.split("/").at(-1) ?? version,
        subject: (number) => ({
          name: t("results.demo.animal", { number }),
          specieId: "sample",
          groupId: Number(number) % 2 === 0 ? "even" : "odd",
        }),
        person: () => "",
      },
    };
  }, [t]);
  return (
    <>
      <PageHeader
        title={t("results.demo.title")}
        crumbs={[{ label: t("results.title"), to: href("quizzResult") }]}
      />
      <Stack gap="md">
        <Alert color="blue" role="status" icon={<IconInfoCircle aria-hidden />}>
          {t("results.demo.note")}
        </Alert>
        <ScoreTabs data={data} campaign="sample" />
      </Stack>
    </>
  );
}

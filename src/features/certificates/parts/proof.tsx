import type { Certificate } from "@domain/certificate/certificate";
import { href } from "@domain/pages";
import { Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { TextLink } from "../../../ui/display/text-link";
import { BehaviourTable } from "./behaviour-table";
import { CoverageGauge } from "./coverage-gauge";
import { MissedList } from "./missed-list";
import { useCertificateWords, usePersonName } from "./use-certificate-words";

interface ProofProps {
  certificate: Certificate;
  /** Whether what was handed in is on the same screen. */
  isThere?: boolean;
}

/** What a certificate says: how far, of how much, beside what, and from what on it is passed. */
export function Proof({ certificate, isThere = false }: ProofProps) {
  const { t } = useTranslation();
  const words = useCertificateWords();
  const personName = usePersonName();
  const { kind, figures, expertId } = certificate;
  return (
    <Stack gap="xs">
      {figures.map((one) => (
        <Text key={one.of}>{words.figure(one)}</Text>
      ))}
      <CoverageGauge of={certificate} />
      <Text size="sm" c="dimmed">
        {expertId === null
          ? t("certificates.messages.againstKey")
          : t("certificates.messages.againstExpert", {
              name: personName(expertId),
            })}{" "}
        {words.rule(kind)}
      </Text>
      <MissedList of={certificate} />
      <BehaviourTable of={certificate} />
      <Ways of={certificate} isThere={isThere} />
    </Stack>
  );
}

interface WaysProps {
  of: Certificate;
  isThere: boolean;
}

/** The ways to what was handed in, and to where it stands beside the key or the expert. */
function Ways({ of: { kind, sourceId, campaignId }, isThere }: WaysProps) {
  const { t } = useTranslation();
  const isQuiz = kind === "answers";
  return (
    <Group gap="md">
      {!isThere && (
        <TextLink
          to={
            isQuiz
              ? href("assessment", { evaluationId: sourceId })
              : href("obsSession", { obsSessionId: sourceId })
          }
        >
          {t(`certificates.actions.${isQuiz ? "evaluation" : "session"}`)}
        </TextLink>
      )}
      <TextLink to={href(isQuiz ? "quizzResult" : "interObs", { campaignId })}>
        {t(`certificates.actions.${isQuiz ? "key" : "compare"}`)}
      </TextLink>
    </Group>
  );
}

import type { Campaign } from "@domain/campaign/campaign";
import type { Subject } from "@domain/evaluation/asked-subjects";
import { useMemo } from "react";
import { useStanding } from "../here/use-standing";
import { answerAddress, recordAddress } from "../parts/addresses";
import { useBeforeWords } from "../parts/use-before-words";
import { ChoiceLine } from "./choice-line";

interface AskedLineProps {
  campaign: Campaign;
  subject: Subject;
}

/** A campaign that asks about an animal, and what was handed in for it. */
export function AskedLine({ campaign, subject }: AskedLineProps) {
  const { campaignId, name, mode } = campaign;
  const one = useMemo(() => [subject], [subject]);
  const stood = useStanding(campaign, one);
  const words = useBeforeWords();
  const last = stood.last(subject);
  return (
    <ChoiceLine
      name={name}
      to={answerAddress(subject, { campaignId })}
      before={last && words.said(last)}
      answers={
        last !== null && words.mayRead(last, subject, mode)
          ? recordAddress(last.evaluationId)
          : null
      }
      isWanted={stood.wanted.length > 0}
    />
  );
}

import { readQuestionnaire } from "@domain/survey/transfer/awag";
import type { TransferProblem } from "@domain/survey/transfer/format";
import { isProblem, transferMax } from "@domain/survey/transfer/format";
import { useState } from "react";
import type { Outcome } from "../../../../data/hooks/use-submit";
import { useSubmit } from "../../../../data/hooks/use-submit";
import { newId } from "../../../../data/write";
import { textOf } from "../../../../lib/decode-text";
import type { Language } from "../../../../lib/i18n/languages";
import { readChosen } from "../../../../lib/read-chosen";
import { changesOf, saveImport } from "./import-writes";
import type { DryRun } from "./read-stored";
import { dryRunOf } from "./read-stored";

/** A file that was chosen. */
interface ChosenFile {
  name: string;
  text: string;
}

const tooLarge: TransferProblem = { problem: "tooLarge", fields: [] };
const noJson: TransferProblem = { problem: "notJson", fields: [] };

const none: ReadonlySet<string> = new Set();

/** An import of a questionnaire from its file to what became of it; nothing is written before its dry run was seen. */
export function useSurveyImport() {
  const { busy, failure, run } = useSubmit();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [problem, setProblem] = useState<TransferProblem | null>(null);
  const [asksLanguage, setAsksLanguage] = useState(false);
  const [language, setLanguage] = useState<Language | null>(null);
  const [dryRun, setDryRun] = useState<DryRun | null>(null);
  const [taken, setTaken] = useState(none);
  const [surveyId, setSurveyId] = useState(newId);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const refuse = (why: TransferProblem) => {
    setFile(null);
    setProblem(why);
  };
  const forget = () => {
    setProblem(null);
    setDryRun(null);
    setTaken(none);
    setOutcome(null);
  };
  const read = (chosen: ChosenFile, said: Language | null) => {
    forget();
    setFile(chosen);
    setLanguage(said);
    const transfer = readQuestionnaire(chosen.text, said);
    if (transfer === "language") {
      setAsksLanguage(true);
      return;
    }
    if (isProblem(transfer)) {
      setProblem(transfer);
      return;
    }
    run(
      () => dryRunOf(transfer),
      (found) => {
        setSurveyId(newId());
        setDryRun(found);
      },
    );
  };
  const chooseFile = async (chosen: File | null) => {
    if (chosen === null) return;
    forget();
    setAsksLanguage(false);
    const bytes = await readChosen(chosen, transferMax);
    if (typeof bytes === "string")
      refuse(bytes === "tooLarge" ? tooLarge : noJson);
    else {
      const text = textOf(bytes).replace(/^\uFEFF/u, "");
      read({ name: chosen.name, text }, null);
    }
  };
  const changes = dryRun === null ? [] : changesOf(dryRun, surveyId, taken);
  return {
    busy,
    failure,
    file,
    problem,
    /** It is a template: in which language its words are has to be said. */
    asksLanguage,
    language,
    dryRun,
    /** Of the questions that differ, the references of those that become what the file says. */
    taken,
    changes,
    surveyId: dryRun?.thereId ?? surveyId,
    /** What became of it; null: nothing is written yet. */
    outcome,
    chooseFile: (chosen: File | null) => void chooseFile(chosen),
    chooseLanguage: (said: Language) => {
      if (file !== null) read(file, said);
    },
    /** Looks again, after it was refused. */
    again: () => {
      if (file !== null) read(file, language);
    },
    take: (ref: string, isTaken: boolean) => {
      const next = new Set(taken);
      if (isTaken) next.add(ref);
      else next.delete(ref);
      setTaken(next);
    },
    save: (name: string) => {
      if (dryRun === null || outcome !== null) return;
      run(() => saveImport(dryRun, changes, name), setOutcome);
    },
  };
}
export type SurveyImport = ReturnType<typeof useSurveyImport>;

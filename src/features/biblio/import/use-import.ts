import type { Untold } from "@domain/biblio/bibtex/read";
import { readBibtex } from "@domain/biblio/bibtex/read";
import type { Planned } from "@domain/biblio/import";
import { planImport } from "@domain/biblio/import";
import { useState } from "react";
import type { Row } from "../../../data/live-store";
import { newId } from "../../../data/write";
import { textOf } from "../../../lib/decode-text";
import type { ChosenProblem } from "../../../lib/read-chosen";
import { readChosen } from "../../../lib/read-chosen";
import { useMayKeep } from "../parts/use-may-keep";

/** No file of references that people keep is longer. */
const bytesMost = 5_000_000;

export interface Chosen {
  fileName: string;
  planned: readonly Planned[];
  untold: readonly Untold[];
  /** Those of it that were sent by now, by their ids: trying again passes them over. */
  sent: Set<string>;
}

/** A file of BibTeX, and what it would make of what was there when it was chosen; what keeps it from being read; null before one is chosen. */
export function useImport(rows: readonly Row<"biblio">[]) {
  const { change } = useMayKeep();
  const [chosen, setChosen] = useState<Chosen | ChosenProblem | null>(null);
  const choose = async (file: File) => {
    const bytes = await readChosen(file, bytesMost);
    if (typeof bytes === "string") {
      setChosen(bytes);
      return;
    }
    const { told, untold } = readBibtex(textOf(bytes));
    const known = rows.map(({ id, data }) => ({
      ...{ id, data },
      mayChange: change(data),
    }));
    const planned = planImport(told, known, newId);
    setChosen({ fileName: file.name, planned, untold, sent: new Set() });
  };
  return { chosen, choose };
}

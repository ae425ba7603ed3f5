import { writeBibtex } from "@domain/biblio/bibtex/write";
import type { Publication } from "@domain/biblio/publication";
import { saveText } from "../../../lib/save-json";

/** Hands publications to the browser as a file of BibTeX. */
export const saveBibtex = (
  all: readonly Publication[],
  fileName: string,
): void => saveText(writeBibtex(all), "application/x-bibtex", fileName);

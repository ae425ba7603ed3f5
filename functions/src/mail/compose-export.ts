import type { UserLanguage } from "@domain/person/user";
import type { Message } from "./compose";
import { linkLetter } from "./compose";
import type { Logo } from "./logo";
import { appUrl } from "./send";

export interface ExportFilling {
  language: UserLanguage;
  /** To whom. */
  name: string;
  /** From which establishment. */
  from: string;
  logo: Logo | null;
  /** What the file is called. */
  file: string;
  /** How many rows it has, as the language writes it. */
  rows: string;
  token: string;
}

/** The mail with the link to a file: it says how much there is in it and nothing of what. The token stands after "#", which no server is told. */
export const composeExport = ({
  file,
  rows,
  token,
  ...filling
}: ExportFilling): Message =>
  linkLetter({
    ...filling,
    template: "export",
    link: `${appUrl()}/export#${token}`,
    values: { file, rows },
  });

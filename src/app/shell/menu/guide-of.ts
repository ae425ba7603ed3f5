import { audienceOf } from "@domain/access/audience";
import type { Session } from "@domain/access/session";
import type { Language } from "../../../lib/i18n/languages";

/** The page of the guide for the sector role in which somebody decides most; the first page for who has another part. */
function pageOfRoles({ sectorRoles }: Session["access"]): string {
  if (sectorRoles.veterinary.length > 0) return "vet";
  if (sectorRoles.management.length > 0) return "manager";
  return sectorRoles.keeper.length > 0 ? "keeper" : "index";
}

function pageFor(session: Session): string {
  switch (audienceOf(session)) {
    case "superAdmin":
      return "super-admin";
    case "admin":
      return "admin";
    default:
      return pageOfRoles(session.access);
  }
}

/** The language of the guide for who speaks this one: it is written in French and English. */
export const guideLanguage = (language: Language): Language =>
  language === "fr" ? "fr" : "en";

/** Where the guide of this person is. */
export const guideOf = (session: Session, language: Language): string =>
  `/guide/${guideLanguage(language)}/${pageFor(session)}.html`;

import type { Access } from "@domain/access/access";
import type { Language } from "../../../lib/i18n/languages";

/** The page of the guide for what this person does most; the first page for who has another part. */
function pageFor({ right, sectorRoles }: Access): string {
  if (right === "superAdmin") return "super-admin";
  if (right === "admin") return "admin";
  if (sectorRoles.veterinary.length > 0) return "vet";
  if (sectorRoles.management.length > 0) return "manager";
  if (sectorRoles.keeper.length > 0) return "keeper";
  return "index";
}

/** Where the guide of this person is, in French or else in English: the languages it is written in. */
export const guideOf = (access: Access, language: Language): string =>
  `/guide/${language === "fr" ? "fr" : "en"}/${pageFor(access)}.html`;

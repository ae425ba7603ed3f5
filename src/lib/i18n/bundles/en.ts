import type { LanguageFiles } from "../collect";

export const files: LanguageFiles = {
  first: import.meta.glob(
    ["/locales/en/{common,errors,login,shell}.json", "/locales/en/*.menu.json"],
    { eager: true, import: "default" },
  ),
  later: import.meta.glob(
    [
      "/locales/en/*.json",
      "!/locales/en/{common,errors,login,shell}.json",
      "!/locales/en/*.menu.json",
      "!/locales/en/mail.json",
    ],
    { import: "default" },
  ),
};

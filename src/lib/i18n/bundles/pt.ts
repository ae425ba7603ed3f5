import type { LanguageFiles } from "../collect";

export const files: LanguageFiles = {
  first: import.meta.glob(
    ["/locales/pt/{common,errors,login,shell}.json", "/locales/pt/*.menu.json"],
    { eager: true, import: "default" },
  ),
  later: import.meta.glob(
    [
      "/locales/pt/*.json",
      "!/locales/pt/{common,errors,login,shell}.json",
      "!/locales/pt/*.menu.json",
      "!/locales/pt/mail.json",
    ],
    { import: "default" },
  ),
};

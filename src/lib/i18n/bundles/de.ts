import { collect } from "../collect";

export const bundle = collect(
  import.meta.glob("/locales/de/*.json", { eager: true, import: "default" }),
);

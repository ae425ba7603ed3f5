import type animals from "../../../locales/fr/animals.json";
import type common from "../../../locales/fr/common.json";
import type enclosures from "../../../locales/fr/enclosures.json";
import type errors from "../../../locales/fr/errors.json";
import type login from "../../../locales/fr/login.json";
import type routes from "../../../locales/fr/routes.json";
import type sectors from "../../../locales/fr/sectors.json";
import type shell from "../../../locales/fr/shell.json";
import type tasks from "../../../locales/fr/tasks.json";

/** The shape of every language, taken from the French reference: a wrong key does not compile. */
export interface Texts {
  animals: typeof animals;
  common: typeof common;
  enclosures: typeof enclosures;
  errors: typeof errors;
  login: typeof login;
  routes: typeof routes;
  sectors: typeof sectors;
  shell: typeof shell;
  tasks: typeof tasks;
}

import type { ParseKeys } from "i18next";

export interface Credentials {
  mail: string;
  password: string;
  remember: boolean;
}

export type LoginProblems = Partial<Record<"mail" | "password", ParseKeys>>;

/** What is wrong with the address by itself; {} when nothing is. */
export function mailProblems(mail: string): LoginProblems {
  const address = mail.trim();
  if (address === "") return { mail: "login.messages.mailRequired" };
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)
    ? {}
    : { mail: "login.messages.mailInvalid" };
}

/** What is wrong before anything is sent; {} when it may be. */
export function loginProblems({ mail, password }: Credentials): LoginProblems {
  const problems = mailProblems(mail);
  if (password === "") problems.password = "login.messages.passwordRequired";
  return problems;
}

const reasons = [
  "disabled",
  "stranger",
  "device",
  "closed",
  "dayOver",
] as const;

/** Why this person was signed out again just before; null when they were not. */
export function reasonKey(reason: string | null): ParseKeys | null {
  const known = reasons.find((name) => name === reason);
  return known === undefined ? null : `shell.messages.refused.${known}`;
}

/** The message for a refused sign-in: what the person can do about it, else the general one (null). */
export function refusalKey(code: string): ParseKeys | null {
  if (code === "invalid-input") return "login.messages.wrong";
  return code === "not-allowed" ? "login.messages.disabled" : null;
}

import type { ParseKeys } from "i18next";
import { useState } from "react";
import { signIn } from "../../data/auth";
import { refusal as lastRefusal } from "../../data/sdk/device";
import { errorCode } from "@domain/errors";
import { errorKey } from "../../lib/i18n/error-text";
import { requestReset } from "./request-reset";
import type { Credentials, LoginProblems } from "./login-form";
import {
  loginProblems,
  mailProblems,
  reasonKey,
  refusalKey,
} from "./login-form";

export interface Login {
  values: Credentials;
  problems: LoginProblems;
  /** Why the last attempt was refused. */
  refusal: ParseKeys | null;
  sending: boolean;
  /** The address a mail to choose a new password was asked for; whether it has an account is not told. */
  resetFor: string | null;
  change: (change: Partial<Credentials>) => void;
  fill: (mail: string, password: string) => void;
  submit: () => Promise<void>;
  /** Asks for a mail to choose a new password, for the address typed. */
  reset: () => Promise<void>;
}

const empty: Credentials = { mail: "", password: "", remember: false };

/** The state of the sign-in form; `mail`: the address it begins with. */
export function useLogin(onSubmitting: () => void, mail = ""): Login {
  const [values, setValues] = useState({ ...empty, mail });
  const [problems, setProblems] = useState<LoginProblems>({});
  const [refusal, setRefusal] = useState<ParseKeys | null>(() =>
    reasonKey(lastRefusal()),
  );
  const [sending, setSending] = useState(false);
  const [resetFor, setResetFor] = useState<string | null>(null);

  const change = (wanted: Partial<Credentials>) => {
    setValues((now) => ({ ...now, ...wanted }));
    setProblems({});
  };

  const send = async () => {
    setSending(true);
    onSubmitting();
    try {
      await signIn(values.mail.trim(), values.password, values.remember);
    } catch (error) {
      setRefusal(refusalKey(errorCode(error)) ?? errorKey(error));
      setSending(false);
    }
  };

  /** Shows what is missing and leads to the first of it; true when nothing is. */
  const check = (found: LoginProblems): boolean => {
    setRefusal(null);
    setResetFor(null);
    setProblems(found);
    const first = Object.keys(found)[0];
    if (first !== undefined) document.getElementById(`login-${first}`)?.focus();
    return first === undefined;
  };

  const submit = async () => {
    if (check(loginProblems(values))) await send();
  };

  const reset = async () => {
    if (!check(mailProblems(values.mail))) return;
    try {
      await requestReset(values.mail);
      setResetFor(values.mail.trim());
    } catch (error) {
      if (errorCode(error) === "invalid-input")
        check({ mail: "login.messages.mailInvalid" });
      else setRefusal(errorKey(error));
    }
  };

  return {
    values,
    problems,
    refusal,
    sending,
    resetFor,
    change,
    fill: (address, password) => change({ mail: address, password }),
    submit,
    reset,
  };
}

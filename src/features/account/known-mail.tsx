/** Whose password is typed, for what keeps passwords; nobody sees it. */
export function KnownMail({ mail }: { mail: string }) {
  return (
    <input
      type="email"
      name="email"
      autoComplete="username"
      value={mail}
      readOnly
      hidden
    />
  );
}

/** The Node versions package.json declares: ^20.19.0 || ^22.13.0 || >=24. */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return (
    (major === 20 && minor >= 19) ||
    (major === 22 && minor >= 13) ||
    major >= 24
  );
}

/** Ends the process with one clear line when this Node is too old. */
export function requireNode(version = process.versions.node) {
  if (isSupported(version)) return;
  console.error(
    `Suricate needs Node 20.19 or later (22.13, 24): this is ${version}. Install a newer one, for example with "nvm install".`,
  );
  process.exit(1);
}

/** Where the demonstration as an export of this project lies: several projects may be started side by side. */
export const demoFolder = (project) =>
  project === undefined ? ".cache/demo" : `.cache/demo-${project}`;

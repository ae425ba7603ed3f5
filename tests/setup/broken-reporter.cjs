const { writeFileSync } = require("node:fs");

/** Keeps for the conclusion what broke a run beside its tests, which no other report names. */
module.exports = class BrokenReporter {
  onTestRunEnd(_modules, errors) {
    writeFileSync(
      process.env.BROKEN_FILE,
      JSON.stringify(
        errors.map(({ message, stack }) => `${message}\n${stack ?? ""}`),
      ),
    );
  }
};

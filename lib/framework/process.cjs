/** What packages read of Node's `process` in a browser. Next's own stand-in (next/dist/compiled/process) is 20 times as large. */
module.exports = { env: {} };

// Every class is named after itself.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });

/** Source of a rendering in place of the shell's build: a remote's bundle is a module whose `render` is given the path. */
export const smallRendering = `
  exports.evaluateRemote = (source) => {
    const module = { exports: {} };
    new Function('module', 'require', source)(module, require);
    return module.exports;
  };
  exports.isApiFailure = (error) => error.status === 503;
  exports.renderPage = async ({ module, url }) =>
    ({ head: '', body: await module.render(url.pathname), status: 200, rows: module.rows ?? { queries: [], mutations: [] } });
`;

/** What a server renders routes with. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';

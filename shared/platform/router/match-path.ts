/** By itself for servers, which do without the parts that a browser runs. */
export { matchPath } from 'react-router-dom';

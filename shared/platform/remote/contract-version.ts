/**
 * The version of everything that crosses the boundary between shell and remotes: the remote module, its declaration
 * and the platform modules. A remote that was built against another one is refused before it is loaded.
 */
export const contractVersion = 2;

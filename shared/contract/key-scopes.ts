/** `read` makes calls by GET, `write` all that its owner may make; neither makes those that the contract keeps for people. */
export const keyScopes = ['read', 'write'] as const;

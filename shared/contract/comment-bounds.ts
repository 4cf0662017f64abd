/** How many people one comment mentions at most. */
export const mostMentions = 20;

/** How many comments stand at one item at most: all of them are read together. */
export const mostComments = 500;

/** How many people one comment mentions at most. */
export const mostMentions = 20;

/** How long the shell's server goes by an answer of a remote's host, in milliseconds: a redeployed remote shows within this time. */
export const answerFreshMs = 1_000;

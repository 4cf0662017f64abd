/** Who has done what nobody has. */
export const byItself = 'automatic';

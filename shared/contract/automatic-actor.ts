/** Who has done what nobody has. */
export const automaticActor = 'automatic';

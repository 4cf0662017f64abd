type Unit = 'minutes' | 'hours' | 'days';

/** How long ago a moment was, in the largest unit of which a whole one has passed; at least one minute. */
export function ageOf(at: number, now: number): [unit: Unit, count: number] {
  const minutes = Math.max(1, Math.floor((now - at) / 60_000));
  if (minutes < 60) return ['minutes', minutes];
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? ['hours', hours] : ['days', Math.floor(hours / 24)];
}

const hour = 60 * 60_000;
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Skopje', hour: '2-digit', hourCycle: 'h23' });

/** When a day, `2026-11-25`, begins in Skopje. */
export function startOfDay(day: string): string {
  const inUtc = Date.parse(`${day}T00:00:00.000Z`);
  // Skopje is ahead by two hours in summer, by one in winter; clocks are set at other hours than midnight.
  const inSummer = new Date(inUtc - 2 * hour);
  return (clock.format(inSummer) === '00' ? inSummer : new Date(inUtc - hour)).toISOString();
}

/** When the day after it begins there. */
export function endOfDay(day: string): string {
  return startOfDay(new Date(Date.parse(`${day}T00:00:00.000Z`) + 24 * hour).toISOString().slice(0, 10));
}

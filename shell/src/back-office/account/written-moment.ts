/** DD/MM/YYYY HH:mm, as all dates of the back office. */
export function writtenMoment(at: string): string {
  const twoDigits = { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-GB', { ...twoDigits, year: 'numeric' }).format(new Date(at)).replace(', ', ' ');
}

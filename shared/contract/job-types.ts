/** Types of employment that staff are offered. The site names them in its own language, any other one as it was written. */
export const jobTypes = { fullTime: 'Full-time', partTime: 'Part-time', internship: 'Internship' } as const;

export type JobType = keyof typeof jobTypes;

/** The type that somebody has written, in whatever case. */
export function jobTypeNamed(written: string): JobType | undefined {
  const types = Object.keys(jobTypes) as JobType[];
  return types.find((type) => jobTypes[type].toLowerCase() === written.trim().toLowerCase());
}

/** Address of the square logo that search engines show; it stands in the shell's root. */
export function companyLogo(origin: string): string {
  return `${origin}/icon-512.png`;
}

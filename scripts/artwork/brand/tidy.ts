/** An SVG drawing as a small file: coordinates with one decimal, no room between tags. */
export function tidied(svg: string): string {
  return `${svg
    .replace(/-?\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(1))))
    .replace(/([MLQCZ ])(-?)0\./g, '$1$2.')
    .replace(/ -/g, '-')
    .replace(/<defs><\/defs>/, '')
    .replace(/>\s+</g, '><')}\n`;
}

/** An SVG drawing as a small file: coordinates with as many decimals as `places`, no room between tags. */
export function tidied(svg: string, places = 1): string {
  return `${svg
    .replace(/-?\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(places))))
    .replace(/([MLQCZ ])(-?)0\./g, '$1$2.')
    .replace(/ -/g, '-')
    .replace(/<defs><\/defs>/, '')
    .replace(/>\s+</g, '><')}\n`;
}

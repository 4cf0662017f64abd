interface Size {
  width: number;
  height: number;
}

/** Turns the light of a rendered scene into the bytes of a picture: without the grain of too few rays, in the colours of a screen. */
export function develop(light: Float32Array, size: Size): Buffer {
  const calm = withoutGrain(withoutGrain(exposed(light), size, 1), size, 2);
  const bytes = Buffer.alloc(calm.length);
  for (let index = 0; index < calm.length; index += 1) bytes[index] = Math.round(255 * (calm[index] ?? 0));
  return bytes;
}

/** How a screen shows light: bright things keep their drawing, as on film. */
function exposed(light: Float32Array): Float32Array {
  return light.map((value) => {
    const bright = value * 1.5;
    const held = Math.min(1, (bright * (1 + bright / 4.4)) / (1 + bright));
    return held <= 0.0031308 ? 12.92 * held : 1.055 * held ** (1 / 2.4) - 0.055;
  });
}

/** How far two neighbours may differ, of 1, and still be grain and no edge. */
const grain = 0.075;

/** Each point becomes the mean of those around it that look like it, `step` points apart. */
function withoutGrain(picture: Float32Array, { width, height }: Size, step: number): Float32Array {
  const calm = new Float32Array(picture.length);
  const at = (x: number, y: number) =>
    (Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))) * 3;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const here = at(x, y);
      let weights = 0;
      let [red, green, blue] = [0, 0, 0];
      for (let dy = -2; dy <= 2; dy += 1)
        for (let dx = -2; dx <= 2; dx += 1) {
          const there = at(x + dx * step, y + dy * step);
          let difference = 0;
          for (const channel of [0, 1, 2])
            difference += Math.abs((picture[there + channel] ?? 0) - (picture[here + channel] ?? 0));
          const weight = Math.exp(-((difference / (3 * grain)) ** 2) - (dx * dx + dy * dy) / 5);
          weights += weight;
          red += weight * (picture[there] ?? 0);
          green += weight * (picture[there + 1] ?? 0);
          blue += weight * (picture[there + 2] ?? 0);
        }
      calm.set([red / weights, green / weights, blue / weights], here);
    }
  return calm;
}

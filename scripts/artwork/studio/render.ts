import { readdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../testing/browser.ts';

/** Side of the squares that are drawn one after the other: what is drawn at once must not take the browser long. */
const tile = 128;

/** Rays per pixel in one pass; several passes make a picture. */
const raysAtOnce = 5;

interface Render {
  width: number;
  height: number;
  /** Rays per pixel. */
  rays: number;
}

/** By the names that the demo content's entries about us and contact blocks use. */
export const sceneNames = readdirSync(new URL('scenes', import.meta.url)).map((file) => file.replace('.glsl', ''));

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** The program of a scene: what decides its picture, beside the size. */
export function sceneSource(scene: string): string {
  const head = '#version 300 es\nprecision highp float;\nprecision highp int;\n';
  return `${head}#define RAYS ${raysAtOnce}\n${read('light.glsl')}\n${read(`scenes/${scene}.glsl`)}`;
}

/** Renders a scene in a browser, whose WebGL needs no graphics card; answers linear RGB, rows from the top. */
export async function renderScene(source: string, { width, height, rays }: Render): Promise<Float32Array> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('There is no browser. Install Chromium or name one in CHROMIUM_PATH');
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-watchdog'],
  });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(0);
    const start = { source, width, height, tile };
    const failure = await page.evaluate(prepare, start);
    if (failure) throw new Error(failure);
    const passes = Math.ceil(rays / raysAtOnce);
    const picture = new Float32Array(width * height * 3);
    for (let top = 0; top < height; top += tile)
      for (let left = 0; left < width; left += tile) {
        const pixels = await page.evaluate(drawTile, { left, top, passes });
        for (let y = 0; y < Math.min(tile, height - top); y += 1)
          for (let x = 0; x < Math.min(tile, width - left); x += 1)
            for (const channel of [0, 1, 2])
              picture[((height - 1 - top - y) * width + left + x) * 3 + channel] =
                (pixels[(y * tile + x) * 4 + channel] ?? 0) / passes;
      }
    return picture;
  } finally {
    await browser.close();
  }
}

interface Studio {
  gl: WebGL2RenderingContext;
  corner: WebGLUniformLocation | null;
  pass: WebGLUniformLocation | null;
  tile: number;
}

/** Runs in the browser: compiles the program; answers what is wrong with it. */
function prepare({
  source,
  width,
  height,
  tile: side,
}: {
  source: string;
  width: number;
  height: number;
  tile: number;
}) {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2');
  if (!gl?.getExtension('EXT_color_buffer_float')) return 'This browser has no WebGL 2 with float buffers';
  const program = gl.createProgram();
  const corners = '#version 300 es\nin vec2 at;\nvoid main() { gl_Position = vec4(at, 0, 1); }';
  for (const [type, text] of [
    [gl.VERTEX_SHADER, corners],
    [gl.FRAGMENT_SHADER, source],
  ] as const) {
    const shader = gl.createShader(type) as WebGLShader;
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) return gl.getShaderInfoLog(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return gl.getProgramInfoLog(program);
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, side, side);
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  gl.viewport(0, 0, side, side);
  gl.uniform2f(gl.getUniformLocation(program, 'size'), width, height);
  const uniform = (name: string) => gl.getUniformLocation(program, name);
  Object.assign(globalThis, { studio: { gl, corner: uniform('corner'), pass: uniform('pass'), tile: side } });
  return null;
}

/** Runs in the browser: the sum of some passes over one square. */
function drawTile({ left, top, passes }: { left: number; top: number; passes: number }): number[] {
  const { gl, corner, pass, tile: side } = (globalThis as unknown as { studio: Studio }).studio;
  const sum = new Float32Array(side * side * 4);
  const pixels = new Float32Array(side * side * 4);
  gl.uniform2f(corner, left, top);
  for (let index = 0; index < passes; index += 1) {
    gl.uniform1f(pass, index);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    gl.readPixels(0, 0, side, side, gl.RGBA, gl.FLOAT, pixels);
    for (let place = 0; place < sum.length; place += 1) sum[place] = (sum[place] ?? 0) + (pixels[place] ?? 0);
  }
  return [...sum];
}

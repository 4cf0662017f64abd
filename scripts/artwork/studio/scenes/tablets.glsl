// White tablets, one on edge, on a green plinth before leaves.

View view() { return View(vec3(-1.5, 1.75, 4.9), vec3(0.12, 0.78, 0.0), 2.75, 0.045); }

vec3 backdrop(vec3 d) { return mix(vec3(0.35, 0.50, 0.42), vec3(0.86, 0.94, 0.89), smoothstep(-0.25, 0.8, d.y - d.x * 0.25)); }

/** Lies flat; its score runs along x. */
float tablet(vec3 p, float r, float h) {
  float body = drum(p, r, h, h * 0.55);
  float domed = max(body, ball(p + vec3(0, r * 2.2, 0), r * 2.2 + h * 1.02));
  return carve(domed, length(vec2(p.y - h * 1.08, p.z)) - 0.045, 0.03);
}

vec2 map(vec3 p) {
  vec2 d = vec2(cyclorama(p, 3.4), 0.0);
  d = nearer(d, vec2(drum(p - vec3(0, 0.11, 0), 1.75, 0.11, 0.04), 1.0));
  d = nearer(d, vec2(drum(p - vec3(0.35, 0.34, -0.2), 1.05, 0.12, 0.04), 2.0));
  // Two lie, one leans on them.
  vec3 a = p - vec3(0.42, 0.62, -0.15);
  a.xz *= turn(0.5);
  d = nearer(d, vec2(tablet(a, 0.56, 0.16), 3.0));
  vec3 b = p - vec3(0.5, 0.94, -0.2);
  b.xz *= turn(-0.4);
  d = nearer(d, vec2(tablet(b, 0.56, 0.16), 3.0));
  vec3 c = p - vec3(-0.62, 0.68, 0.62);
  c.xz *= turn(-0.5);
  c.yz *= turn(-1.32);
  c.xz *= turn(0.7);
  d = nearer(d, vec2(tablet(c, 0.47, 0.15), 3.0));
  vec3 e = p - vec3(0.95, 0.36, 0.95);
  e.xz *= turn(1.1);
  d = nearer(d, vec2(tablet(e, 0.3, 0.11), 4.0));
  float twigs = 9.0;
  if (!isFar(p, vec3(1.3, 1.5, -1.3), 1.75, twigs)) for (int i = min(int(pass), 0); i < 7; i++) {
    float k = float(i);
    vec3 q = p - vec3(1.25 + 0.02 * k, 0.3 + 0.33 * k, -1.15 - 0.05 * k);
    q.xz *= turn(0.45 + 2.4 * mod(k, 2.0));
    q.xy *= turn(-0.55);
    twigs = min(twigs, leaf(q, 1.25 - 0.06 * k, 0.22, 0.22));
  }
  twigs = min(twigs, rod(p, vec3(1.2, 0.1, -1.15), vec3(1.4, 2.6, -1.5), 0.03));
  return nearer(d, vec2(twigs, 5.0));
}

Material materialOf(float id, vec3 p, vec3 n) {
  if (id < 0.5) return Material(vec3(0.66, 0.80, 0.73), 0.9, 0.02, false, 0.0);
  if (id < 1.5) return Material(vec3(0.05, 0.29, 0.21), 0.55, 0.035, false, 0.0);
  if (id < 2.5) return Material(vec3(0.42, 0.66, 0.55), 0.6, 0.03, false, 0.0);
  if (id < 3.5) return Material(vec3(0.93, 0.93, 0.91), 0.6, 0.03, false, 0.12);
  if (id < 4.5) return Material(vec3(0.93, 0.62, 0.22), 0.45, 0.04, false, 0.15);
  return Material(mix(vec3(0.10, 0.34, 0.16), vec3(0.30, 0.52, 0.24), fbm(p.xy * 3.0)), 0.5, 0.04, false, 0.35);
}

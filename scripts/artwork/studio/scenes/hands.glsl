// An open hand, out of the cuff of a white coat, with two tablets on the palm.

View view() { return View(vec3(-1.1, 3.0, 3.9), vec3(0.05, 0.38, 0.05), 2.6, 0.045); }

vec3 backdrop(vec3 d) { return mix(vec3(0.33, 0.47, 0.41), vec3(0.88, 0.95, 0.90), smoothstep(-0.3, 0.8, d.y - d.x * 0.25)); }

float finger(vec3 p, vec3 a, vec3 b, vec3 c, vec3 e, float r) {
  float d = cone(p, a, b, r * 1.06, r);
  d = blend(d, cone(p, b, c, r, r * 0.93), 0.05);
  return blend(d, cone(p, c, e, r * 0.93, r * 0.8), 0.04);
}

float hand(vec3 p) {
  // The palm is hollow towards the middle; heel and ball of the thumb stand out.
  float d = slab(p - vec3(0.12, 0, 0), vec3(0.56, 0.15, 0.5), 0.15);
  d = blend(d, ball((p - vec3(0.42, 0.05, 0.36)) * vec3(0.75, 1.15, 1.15), 0.3), 0.22);
  d = blend(d, ball((p - vec3(0.5, 0.03, -0.32)) * vec3(0.7, 1.2, 1.2), 0.24), 0.22);
  d = blend(d, cone(p, vec3(0.6, -0.03, 0.0), vec3(1.9, -0.22, 0.1), 0.33, 0.3), 0.25);
  d = carve(d, ball(p - vec3(0.02, 0.62, 0.02), 0.52), 0.25);
  d = blend(d, finger(p, vec3(-0.38, 0.0, 0.36), vec3(-0.86, 0.1, 0.46), vec3(-1.16, 0.25, 0.47), vec3(-1.33, 0.42, 0.45), 0.125), 0.1);
  d = blend(d, finger(p, vec3(-0.42, 0.0, 0.1), vec3(-0.98, 0.12, 0.13), vec3(-1.3, 0.3, 0.14), vec3(-1.47, 0.5, 0.13), 0.13), 0.08);
  d = blend(d, finger(p, vec3(-0.4, 0.0, -0.16), vec3(-0.93, 0.14, -0.2), vec3(-1.22, 0.34, -0.2), vec3(-1.36, 0.55, -0.18), 0.122), 0.08);
  d = blend(d, finger(p, vec3(-0.34, 0.0, -0.4), vec3(-0.74, 0.16, -0.5), vec3(-0.96, 0.34, -0.5), vec3(-1.07, 0.5, -0.46), 0.105), 0.08);
  d = blend(d, finger(p, vec3(0.3, 0.05, 0.46), vec3(0.0, 0.16, 0.78), vec3(-0.24, 0.27, 0.92), vec3(-0.44, 0.38, 0.96), 0.14), 0.16);
  return d;
}

vec2 map(vec3 p) {
  vec2 d = vec2(cyclorama(p + vec3(0, 0.75, 0), 3.2), 0.0);
  vec3 q = p - vec3(0.15, 0.35, 0.1);
  q.xz *= turn(0.32);
  q.xy *= turn(-0.06);
  float creases = 0.006 * smoothstep(0.03, 0.0, abs(length(q.xz - vec2(0.35, 0.75)) - 0.62)) + 0.005 * smoothstep(0.03, 0.0, abs(length(q.xz - vec2(-0.2, -1.1)) - 1.05));
  d = nearer(d, vec2((hand(q) + creases * step(0.0, q.y)) * 0.85, 1.0));
  // The cuff.
  vec3 c = q - vec3(1.75, -0.2, 0.09);
  c.xy *= turn(1.44);
  float sleeve = max(drum(c, 0.5 + 0.02 * sin(c.y * 9.0), 0.75, 0.06), -drum(c, 0.42, 1.0, 0.02));
  d = nearer(d, vec2(sleeve, 2.0));
  vec3 t = q - vec3(0.02, 0.16, 0.02);
  t.xy *= turn(0.12);
  d = nearer(d, vec2(drum(t, 0.17, 0.05, 0.03), 3.0));
  vec3 u = q - vec3(-0.26, 0.22, 0.2);
  u.xy *= turn(-0.3);
  d = nearer(d, vec2(rod(u, vec3(-0.12, 0, 0.05), vec3(0.12, 0, -0.05), 0.075), u.x + 0.4 * u.z < 0.0 ? 4.0 : 3.0));
  return d;
}

Material materialOf(float id, vec3 p, vec3 n) {
  if (id < 0.5) return Material(vec3(0.36, 0.60, 0.50), 0.9, 0.02, false, 0.0);
  if (id < 1.5) {
    vec3 skin = mix(vec3(0.78, 0.49, 0.36), vec3(0.86, 0.60, 0.46), fbm(p.xz * 5.0));
    return Material(mix(skin, vec3(0.86, 0.42, 0.34), 0.25 * smoothstep(-0.6, -1.2, p.x)), 0.55, 0.03, false, 0.4);
  }
  if (id < 2.5) return Material(vec3(0.90, 0.92, 0.92) - 0.05 * noise(p.xy * 40.0), 0.9, 0.02, false, 0.1);
  if (id < 3.5) return Material(vec3(0.94, 0.94, 0.92), 0.5, 0.03, false, 0.1);
  return Material(vec3(0.03, 0.34, 0.23), 0.3, 0.045, false, 0.1);
}

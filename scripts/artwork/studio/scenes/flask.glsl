// Glassware of the laboratory, with liquids that let the light through.

View view() { return View(vec3(-1.9, 1.8, 5.4), vec3(-0.05, 1.08, 0.0), 2.45, 0.045); }

vec3 backdrop(vec3 d) { return mix(vec3(0.34, 0.48, 0.42), vec3(0.92, 0.97, 0.93), smoothstep(-0.25, 0.75, d.y - d.x * 0.25)); }

vec2 map(vec3 p) {
  vec2 d = vec2(cyclorama(p, 3.4), 0.0);
  // A conical flask.
  vec3 q = p - vec3(-0.35, 0, 0.25);
  float r = length(q.xz);
  float wall_ = (r - mix(0.98, 0.24, smoothstep(0.05, 1.55, q.y))) * 0.86;
  float body = max(max(wall_, -q.y + 0.02), q.y - 1.75) ;
  body = blend(body, drum(q - vec3(0, 1.85, 0), 0.24, 0.42, 0.03), 0.14);
  body = blend(body, length(vec2(r - 0.26, q.y - 2.27)) - 0.05, 0.05);
  d = nearer(d, vec2(body - 0.02, 1.0));
  // A beaker behind.
  vec3 b = p - vec3(1.35, 0.72, -0.55);
  d = nearer(d, vec2(drum(b, 0.62, 0.7, 0.08), 2.0));
  // Test tubes in a rack of wood.
  vec3 t = p - vec3(-1.75, 0.0, -0.75);
  float place = clamp(round(t.x / 0.42), -1.0, 2.0);
  vec3 u = t;
  u.x -= place * 0.42;
  d = nearer(d, vec2(rod(u, vec3(0, 0.28, 0), vec3(0, 1.65, 0), 0.15), 10.0 + place));
  float rack = slab(t - vec3(0.2, 0.12, 0), vec3(1.05, 0.12, 0.32), 0.04);
  rack = min(rack, carve(slab(t - vec3(0.2, 0.98, 0), vec3(1.05, 0.06, 0.32), 0.03), length(u.xz) - 0.19, 0.02));
  rack = min(rack, slab(vec3(abs(t.x - 0.2) - 0.95, t.y - 0.55, t.z), vec3(0.06, 0.5, 0.28), 0.03));
  d = nearer(d, vec2(rack, 3.0));
  // A sprig in front: where it comes from.
  float green = 9.0;
  if (!isFar(p, vec3(1.3, 0.05, 1.1), 1.2, green)) for (int i = min(int(pass), 0); i < 5; i++) {
    float k = float(i);
    vec3 l = p - vec3(0.75 + 0.26 * k, 0.05 + 0.02 * k, 1.25 - 0.08 * k);
    l.xz *= turn(0.9 - 1.8 * mod(k, 2.0));
    green = min(green, leaf(l, 0.72, 0.15, -0.1));
  }
  green = min(green, rod(p, vec3(0.45, 0.04, 1.3), vec3(2.0, 0.12, 0.95), 0.025));
  return nearer(d, vec2(green, 4.0));
}

Material materialOf(float id, vec3 p, vec3 n) {
  if (id < 0.5) return Material(vec3(0.64, 0.79, 0.71), 0.6, 0.03, false, 0.0);
  if (id < 1.5) return Material(p.y < 0.92 ? vec3(0.62, 0.92, 0.80) : vec3(0.97, 0.99, 0.98), 0.0, 0.04, true, 0.0);
  if (id < 2.5) return Material(p.y < 0.8 ? vec3(0.97, 0.76, 0.36) : vec3(0.96, 0.985, 0.98), 0.0, 0.04, true, 0.0);
  if (id < 3.5) return Material(mix(vec3(0.50, 0.30, 0.15), vec3(0.64, 0.42, 0.23), fbm(vec2(p.x * 1.5, p.y * 14.0 + p.z * 9.0))), 0.6, 0.03, false, 0.0);
  if (id < 4.5) return Material(mix(vec3(0.08, 0.30, 0.14), vec3(0.30, 0.50, 0.24), fbm(p.xz * 3.0)), 0.5, 0.04, false, 0.35);
  vec3 tints = id < 9.5 ? vec3(0.93, 0.70, 0.35) : id < 10.5 ? vec3(0.40, 0.78, 0.62) : id < 11.5 ? vec3(0.86, 0.94, 0.70) : vec3(0.90, 0.52, 0.38);
  return Material(p.y < 0.82 + 0.12 * sin(id * 3.0) ? tints : vec3(0.97, 0.99, 0.98), 0.0, 0.04, true, 0.0);
}

// Cartons on shelves, an aisle of them.

View view() { return View(vec3(-0.9, 1.75, 6.2), vec3(0.55, 1.35, 0.0), 1.75, 0.05); }

vec3 backdrop(vec3 d) { return mix(vec3(0.55, 0.66, 0.60), vec3(1.0, 1.02, 0.99), smoothstep(-0.2, 0.7, d.y)); }

/** Boxes along z on boards, on one side of the aisle; x counts from the boards' front. */
vec2 shelf(vec3 p, float seed) {
  vec2 d = vec2(9.0, 0.0);
  vec3 q = p;
  float level = clamp(round((q.y - 0.6) / 1.12), 0.0, 2.0);
  q.y -= 0.6 + level * 1.12;
  float place = clamp(round(q.z / 1.02), -11.0, 5.0);
  q.z -= place * 1.02;
  float chance_ = hash(vec2(place, level + seed));
  float high = 0.3 + 0.13 * chance_;
  float box = slab(q - vec3(0.55 + 0.1 * chance_, high - 0.44, 0), vec3(0.5, high, 0.44), 0.02);
  d = nearer(d, vec2(box, 10.0 + floor(chance_ * 3.0)));
  d = nearer(d, vec2(slab(q - vec3(0.55, -0.49, 0), vec3(0.66, 0.045, 2.0), 0.01), 1.0));
  vec3 u = p;
  u.z -= (clamp(round(u.z / 3.06 - 0.5), -4.0, 1.0) + 0.5) * 3.06;
  d = nearer(d, vec2(slab(u - vec3(-0.06, 1.8, 0), vec3(0.07, 1.9, 0.07), 0.01), 2.0));
  return d;
}

vec2 map(vec3 p) {
  vec2 d = vec2(p.y, 0.0);
  d = nearer(d, shelf(p - vec3(1.55, 0, 0), 3.0));
  d = nearer(d, shelf(vec3(-p.x - 1.75, p.y, p.z), 8.0));
  return nearer(d, vec2(p.z + 12.5, 3.0));
}

Material materialOf(float id, vec3 p, vec3 n) {
  if (id < 0.5) return Material(vec3(0.52, 0.64, 0.58), 0.28, 0.05, false, 0.0);
  if (id < 1.5) return Material(vec3(0.80, 0.82, 0.80), 0.5, 0.05, false, 0.0);
  if (id < 2.5) return Material(vec3(0.02, 0.24, 0.17), 0.4, 0.04, false, 0.0);
  if (id < 3.5) return Material(vec3(0.90, 0.95, 0.92), 0.9, 0.02, false, 0.3);
  // Kraft, white or green board, with a tape and a label.
  vec3 board = id < 10.5 ? vec3(0.66, 0.45, 0.27) : id < 11.5 ? vec3(0.88, 0.89, 0.86) : vec3(0.05, 0.33, 0.24);
  float z = p.z - round(p.z / 1.02) * 1.02;
  float y = p.y - 0.6 - clamp(round((p.y - 0.6) / 1.12), 0.0, 2.0) * 1.12;
  if (abs(n.x) > 0.5) {
    if (abs(z) < 0.045) board *= 0.82;
    if (z > 0.1 && z < 0.36 && y > -0.34 && y < -0.1) board = id > 11.5 ? vec3(0.92, 0.66, 0.25) : vec3(0.93, 0.94, 0.92);
    if (z > 0.14 && z < 0.28 && abs(y + 0.17) < 0.012) board = vec3(0.1);
  }
  return Material(board * (0.94 + 0.08 * noise(p.zy * 30.0)), 0.85, 0.02, false, 0.0);
}

// An architect's model of the house, in card and wood.

View view() { return View(vec3(-4.3, 2.7, 5.7), vec3(-0.1, 0.62, 0.1), 2.75, 0.09); }

vec3 backdrop(vec3 d) { return mix(vec3(0.40, 0.50, 0.44), vec3(0.95, 0.95, 0.90), smoothstep(-0.25, 0.75, d.y - d.x * 0.25)); }

float windows(float solid, vec3 p, vec3 half_, vec2 step_) {
  // Deep strips of windows on each floor, in front and at the side.
  float y = p.y - (clamp(round(p.y / step_.y), -2.0, 2.0)) * step_.y;
  float x = p.x - (clamp(round(p.x / step_.x - 0.5), -9.0, 8.0) + 0.5) * step_.x;
  float z = p.z - (clamp(round(p.z / step_.x - 0.5), -9.0, 8.0) + 0.5) * step_.x;
  float front = slab(vec3(x, y, abs(p.z) - half_.z), vec3(step_.x * 0.37, step_.y * 0.3, 0.06), 0.005);
  float side = slab(vec3(abs(p.x) - half_.x, y, z), vec3(0.06, step_.y * 0.3, step_.x * 0.37), 0.005);
  return max(solid, -min(front, side));
}

float tree(vec3 p, float h) {
  float crown = ball((p - vec3(0, h, 0)) * vec3(1, 0.78, 1), h * 0.42) * 0.9 + 0.02 * sin(p.x * 23.0) * sin(p.y * 19.0) * sin(p.z * 21.0);
  return min(crown, rod(p, vec3(0), vec3(0, h, 0), 0.022));
}

vec2 map(vec3 p) {
  vec2 d = vec2(cyclorama(p + vec3(0, 0.34, 0), 4.5), 0.0);
  d = nearer(d, vec2(slab(p + vec3(0, 0.17, 0), vec3(2.9, 0.17, 1.95), 0.03), 1.0));
  d = nearer(d, vec2(slab(p - vec3(0, 0.01, 0), vec3(2.7, 0.02, 1.75), 0.01), 2.0));
  vec3 a = p - vec3(-0.85, 0.62, -0.45), ha = vec3(1.35, 0.6, 0.62);
  float wing = windows(slab(a, ha, 0.015), a, ha, vec2(0.24, 0.38));
  vec3 b = p - vec3(1.05, 0.42, -0.1), hb = vec3(0.95, 0.4, 0.8);
  wing = min(wing, windows(slab(b, hb, 0.015), b, hb, vec2(0.3, 0.42)));
  wing = min(wing, slab(p - vec3(-0.85, 1.26, -0.45), vec3(1.46, 0.035, 0.72), 0.01));
  wing = min(wing, slab(p - vec3(1.05, 0.86, -0.1), vec3(1.04, 0.03, 0.9), 0.01));
  d = nearer(d, vec2(wing, 3.0));
  d = nearer(d, vec2(slab(p - vec3(-0.85, 0.62, -0.45), ha - 0.05, 0.0), 4.0));
  d = nearer(d, vec2(slab(b, hb - 0.05, 0.0), 4.0));
  vec3 c = p - vec3(0.32, 1.0, -0.55);
  d = nearer(d, vec2(max(slab(c, vec3(0.36, 1.0, 0.46), 0.015), -slab(vec3(c.x, c.y, c.z - 0.46), vec3(0.1, 0.82, 0.05), 0.0)), 5.0));
  d = nearer(d, vec2(slab(p - vec3(-0.2, 0.025, 1.05), vec3(0.32, 0.025, 0.75), 0.005), 6.0));
  float green = 9.0;
  green = min(green, tree(p - vec3(-2.2, 0.0, 0.95), 0.62));
  green = min(green, tree(p - vec3(-1.55, 0.0, 1.3), 0.46));
  green = min(green, tree(p - vec3(-0.85, 0.0, 0.85), 0.52));
  green = min(green, tree(p - vec3(0.55, 0.0, 1.25), 0.44));
  green = min(green, tree(p - vec3(1.35, 0.0, 1.35), 0.6));
  green = min(green, tree(p - vec3(2.2, 0.0, 1.1), 0.5));
  green = min(green, tree(p - vec3(2.35, 0.0, -1.1), 0.7));
  d = nearer(d, vec2(green * 0.85, 7.0));
  return d;
}

Material materialOf(float id, vec3 p, vec3 n) {
  if (id < 0.5) return Material(vec3(0.72, 0.80, 0.73), 0.9, 0.02, false, 0.0);
  if (id < 1.5) return Material(mix(vec3(0.50, 0.31, 0.16), vec3(0.63, 0.42, 0.24), fbm(vec2(p.x * 1.2, p.z * 12.0 + p.y * 9.0))), 0.55, 0.03, false, 0.0);
  if (id < 2.5) return Material(vec3(0.55, 0.70, 0.55), 0.95, 0.02, false, 0.0);
  if (id < 3.5) return Material(vec3(0.92, 0.92, 0.89), 0.85, 0.02, false, 0.06);
  if (id < 4.5) return Material(vec3(0.22, 0.34, 0.34), 0.12, 0.08, false, 0.0);
  if (id < 5.5) return Material(vec3(0.03, 0.28, 0.20), 0.5, 0.035, false, 0.0);
  if (id < 6.5) return Material(vec3(0.90, 0.88, 0.82), 0.9, 0.02, false, 0.0);
  return Material(mix(vec3(0.16, 0.36, 0.22), vec3(0.36, 0.54, 0.34), noise(p.xy * 8.0)), 0.95, 0.02, false, 0.3);
}

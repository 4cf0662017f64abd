// A marble mortar with herbs from the mountains.

View view() { return View(vec3(-1.5, 2.4, 5.0), vec3(0.15, 1.0, 0.0), 2.5, 0.05); }

vec3 backdrop(vec3 d) { return mix(vec3(0.42, 0.45, 0.36), vec3(0.95, 0.93, 0.84), smoothstep(-0.25, 0.8, d.y - d.x * 0.25)); }

vec2 map(vec3 p) {
  vec2 d = vec2(cyclorama(p, 3.2), 0.0);
  // The bowl: a cup on a foot.
  vec3 q = p - vec3(0.1, 0, 0);
  float r = length(q.xz);
  float cup = length(vec2(r, (q.y - 1.35) * 0.92)) - 1.12;
  cup = max(cup, q.y - 1.42);
  float foot = drum(q - vec3(0, 0.14, 0), 0.66, 0.14, 0.06);
  float bowl = blend(cup, foot, 0.35);
  bowl = carve(bowl, length(vec2(r, (q.y - 1.5) * 0.9)) - 0.93, 0.06);
  bowl = blend(bowl, length(vec2(r - 1.04, q.y - 1.4)) - 0.07, 0.08);
  d = nearer(d, vec2(bowl, 1.0));
  float pestle = cone(p, vec3(-0.1, 0.85, 0.1), vec3(1.15, 2.5, -0.35), 0.24, 0.13);
  pestle = blend(pestle, ball(p - vec3(1.18, 2.55, -0.36), 0.2), 0.12);
  d = nearer(d, vec2(pestle, 1.0));
  float green = 9.0;
  if (!isFar(p, vec3(0, 1.5, 0), 1.35, green)) for (int i = min(int(pass), 0); i < 9; i++) {
    float k = float(i);
    vec3 q2 = p - vec3(-0.15 + 0.1 * sin(k * 2.1), 1.22, 0.05 * cos(k * 1.7));
    q2.xz *= turn(k * 0.83 + 0.4);
    q2.xy *= turn(-0.75 + 0.3 * sin(k * 5.0));
    green = min(green, leaf(q2, 1.0 + 0.25 * sin(k * 3.0), 0.2, 0.28));
  }
  if (!isFar(p, vec3(-0.8, 0.05, 1.1), 1.4, green)) for (int i = min(int(pass), 0); i < 4; i++) {
    float k = float(i);
    vec3 q3 = p - vec3(-1.35 + 0.36 * k, 0.04 + 0.03 * k, 1.15 - 0.25 * sin(k * 2.0));
    q3.xz *= turn(0.7 - k * 1.25);
    green = min(green, leaf(q3, 0.95, 0.2, 0.02));
  }
  d = nearer(d, vec2(green, 2.0));
  float flowers = 9.0;
  for (int i = min(int(pass), 0); i < 5; i++) {
    float k = float(i);
    flowers = min(flowers, ball(p - vec3(1.2 + 0.26 * sin(k * 2.4), 0.085, 1.05 + 0.3 * cos(k * 2.4)), 0.085));
  }
  return nearer(d, vec2(flowers, 3.0));
}

Material materialOf(float id, vec3 p, vec3 n) {
  if (id < 0.5) return Material(vec3(0.78, 0.76, 0.66), 0.9, 0.02, false, 0.0);
  if (id < 1.5) {
    float vein = abs(fbm(p.xy * 1.3 + fbm(p.yz * 2.0) * 1.6) - 0.5);
    return Material(mix(vec3(0.55, 0.58, 0.56), vec3(0.90, 0.90, 0.87), smoothstep(0.0, 0.07, vein)), 0.3, 0.045, false, 0.15);
  }
  if (id < 2.5) return Material(mix(vec3(0.09, 0.27, 0.12), vec3(0.34, 0.50, 0.22), fbm(p.xz * 3.0)), 0.5, 0.04, false, 0.35);
  return Material(vec3(0.92, 0.60, 0.14), 0.7, 0.03, false, 0.3);
}

// Stones and a leaf on still water.

View view() { return View(vec3(-1.6, 1.75, 5.6), vec3(0.05, 0.72, 0.0), 2.25, 0.045); }

vec3 backdrop(vec3 d) {
  float h = d.y;
  vec3 sky = mix(vec3(0.98, 0.90, 0.76), vec3(0.60, 0.80, 0.78), smoothstep(0.0, 0.75, h));
  // Hills, one behind the other, in the haze.
  float a = atan(d.x, -d.z);
  for (int i = 0; i < 3; i++) {
    float k = float(i);
    float ridge = 0.19 - 0.055 * k + 0.06 * sin(a * (2.6 + k) + k * 2.0) + 0.025 * sin(a * 7.0 + k * 4.0);
    sky = mix(sky, mix(vec3(0.60, 0.77, 0.72), vec3(0.16, 0.42, 0.35), k / 2.0), smoothstep(ridge + 0.006, ridge - 0.006, h));
  }
  return sky * 0.95;
}

float ripples(vec2 p) {
  vec2 from = p - vec2(-1.15, 1.35);
  float r = length(from);
  return 0.02 * sin(r * 13.0) * exp(-r * 0.75) * smoothstep(0.05, 0.3, r) + 0.006 * (noise(p * 2.1) - 0.5);
}

vec2 map(vec3 p) {
  vec2 d = vec2((p.y - ripples(p.xz)) * 0.8, 0.0);
  float stones = ball((p - vec3(0.75, 0.22, 0)) * vec3(0.72, 1.35, 0.8), 0.78) * 0.74;
  d = nearer(d, vec2(stones, 1.0));
  d = nearer(d, vec2(ball((p - vec3(0.7, 0.93, 0.03)) * vec3(0.74, 1.5, 0.82), 0.52) * 0.66, 2.0));
  d = nearer(d, vec2(ball((p - vec3(0.78, 1.4, 0)) * vec3(0.78, 1.5, 0.85), 0.34) * 0.66, 3.0));
  d = nearer(d, vec2(ball((p - vec3(1.95, 0.05, -0.75)) * vec3(0.7, 1.3, 0.8), 0.5) * 0.74, 2.0));
  vec3 q = p - vec3(-1.7, 0.05, 1.55);
  q.xz *= turn(-0.5);
  d = nearer(d, vec2(leaf(q, 1.25, 0.27, -0.12), 4.0));
  vec3 s = p - vec3(0.72, 1.62, 0.02);
  s.xz *= turn(2.5);
  s.xy *= turn(-0.5);
  d = nearer(d, vec2(min(leaf(s, 0.62, 0.15, 0.2), rod(s, vec3(0), vec3(-0.1, -0.2, 0), 0.018)), 4.0));
  return d;
}

Material materialOf(float id, vec3 p, vec3 n) {
  if (id < 0.5) return Material(vec3(0.05, 0.20, 0.17), 0.03, 0.06, false, 0.0);
  float grain = fbm(p.xy * 9.0 + p.z * 5.0);
  if (id < 1.5) return Material(mix(vec3(0.30, 0.34, 0.33), vec3(0.46, 0.50, 0.48), grain), 0.7, 0.03, false, 0.0);
  if (id < 2.5) return Material(mix(vec3(0.62, 0.60, 0.54), vec3(0.78, 0.76, 0.70), grain), 0.7, 0.03, false, 0.0);
  if (id < 3.5) return Material(mix(vec3(0.80, 0.52, 0.38), vec3(0.88, 0.66, 0.50), grain), 0.7, 0.03, false, 0.0);
  return Material(mix(vec3(0.14, 0.40, 0.12), vec3(0.40, 0.62, 0.22), fbm(p.xz * 3.0)), 0.45, 0.045, false, 0.4);
}

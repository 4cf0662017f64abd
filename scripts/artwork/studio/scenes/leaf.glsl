// A hemp leaf with drops of oil on it.

View view() { return View(vec3(-0.6, 3.1, 2.5), vec3(0.08, 0.05, -0.12), 2.35, 0.06); }

vec3 backdrop(vec3 d) { return mix(vec3(0.42, 0.48, 0.34), vec3(0.96, 0.97, 0.88), smoothstep(-0.25, 0.75, d.y - d.x * 0.25)); }

float blade(vec3 p) {
  float d = 9.0;
  for (int i = min(int(pass), 0); i < 7; i++) {
    float k = float(i) - 3.0;
    vec3 q = p;
    q.xz *= turn(1.57 - k * 0.56);
    float length_ = 1.95 - 0.16 * k * k;
    // Teeth along the edge.
    float x = q.x / length_;
    q.z += 0.028 * abs(fract(x * 11.0) - 0.5) * sign(q.z) * step(0.1, x);
    d = min(d, leaf(q, length_, 0.24 - 0.018 * k * k, 0.05 + 0.02 * sin(k * 2.0)));
  }
  return min(d, rod(p, vec3(0), vec3(-0.1, -0.08, 1.2), 0.035));
}

vec2 map(vec3 p) {
  vec2 d = vec2(p.y + 0.16, 0.0);
  vec3 q = p - vec3(0.0, 0.16, 0.7);
  q.yz *= turn(-0.12);
  float b = 9.0;
  if (!isFar(q, vec3(0, 0, -0.4), 2.0, b)) b = blade(q);
  d = nearer(d, vec2(b, 1.0));
  float drops = 9.0;
  for (int i = min(int(pass), 0); i < 9; i++) {
    float k = float(i);
    vec2 at = vec2(sin(k * 2.4 + 0.3), cos(k * 2.4 + 0.3)) * (0.35 + 0.13 * k);
    float r = 0.07 + 0.06 * fract(k * 0.618);
    vec3 o = q - vec3(at.x * 0.8, 0.06, at.y * 0.7 - 0.75);
    drops = min(drops, ball(o * vec3(1, 1.45, 1), r) * 0.7);
  }
  drops = min(drops, ball((p - vec3(1.25, -0.02, 0.55)) * vec3(1, 1.9, 1), 0.27) * 0.55);
  drops = min(drops, ball((p - vec3(0.92, -0.08, 0.86)) * vec3(1, 1.9, 1), 0.13) * 0.55);
  return nearer(d, vec2(drops, 2.0));
}

Material materialOf(float id, vec3 p, vec3 n) {
  if (id < 0.5) return Material(vec3(0.82, 0.84, 0.70), 0.8, 0.02, false, 0.0);
  if (id < 1.5) return Material(mix(vec3(0.08, 0.26, 0.09), vec3(0.27, 0.47, 0.16), fbm(p.xz * 2.4)), 0.42, 0.045, false, 0.35);
  return Material(vec3(0.86, 0.46, 0.05), 0.04, 0.06, false, 0.45);
}

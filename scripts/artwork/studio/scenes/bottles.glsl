// Rows of amber bottles on their way through the factory, into the distance.

View view() { return View(vec3(-3.1, 2.0, 5.0), vec3(0.25, 1.0, 0.75), 2.35, 0.055); }

vec3 backdrop(vec3 d) { return mix(vec3(0.30, 0.47, 0.40), vec3(0.80, 0.92, 0.86), smoothstep(-0.1, 0.7, d.y)); }

float bottle(vec3 p, out float part) {
  // The body, its shoulder and neck, as one outline that is turned.
  float r = length(p.xz);
  float body = drum(p - vec3(0, 0.75, 0), 0.52, 0.75, 0.12);
  float neck = drum(p - vec3(0, 1.72, 0), 0.2, 0.3, 0.03);
  float glass = blend(body, neck, 0.34);
  float cap = drum(p - vec3(0, 1.98, 0), 0.29, 0.2, 0.04) + 0.008 * smoothstep(0.2, 0.28, r) * sin(atan(p.z, p.x) * 44.0);
  float label = max(drum(p - vec3(0, 0.72, 0), 0.527, 0.42, 0.01), -drum(p - vec3(0, 0.72, 0), 0.515, 0.6, 0.0));
  part = 1.0;
  if (cap < glass) { glass = cap; part = 2.0; }
  if (label < glass) { glass = label; part = 3.0; }
  return glass;
}

vec2 map(vec3 p) {
  vec2 d = vec2(p.y + 0.0, 0.0);
  // A steel guide on either side of each row.
  vec3 q = p;
  float row = clamp(round(q.x / 1.55), -1.0, 3.0);
  q.x -= row * 1.55;
  float step_ = 1.28;
  q.z += row * 0.42;
  float index = clamp(round(q.z / step_), -9.0, 2.0);
  q.z -= index * step_;
  float part;
  float b = bottle(q, part);
  d = nearer(d, vec2(b, part + 10.0 * mod(row + 4.0, 2.0)));
  vec3 g = p;
  g.x -= (clamp(round(g.x / 1.55 - 0.5), -2.0, 3.0) + 0.5) * 1.55;
  d = nearer(d, vec2(length(g.xy - vec2(0, 0.62)) - 0.035, 5.0));
  return d;
}

Material materialOf(float id, vec3 p, vec3 n) {
  float part = mod(id, 10.0);
  if (part < 0.5) return Material(vec3(0.36, 0.56, 0.47), 0.5, 0.04, false, 0.0);
  if (part < 1.5) return Material(vec3(0.30, 0.075, 0.01), 0.08, 0.05, false, 0.3);
  if (part < 2.5) return Material(vec3(0.86, 0.87, 0.85), 0.35, 0.04, false, 0.1);
  if (part < 3.5) {
    vec3 paper = vec3(0.87, 0.88, 0.85);
    if (p.y < 0.52) paper = id > 9.5 ? vec3(0.62, 0.24, 0.06) : vec3(0.02, 0.22, 0.15);
    else if (p.y > 0.94 && p.y < 1.0) paper = vec3(0.80, 0.46, 0.10);
    return Material(paper, 0.7, 0.03, false, 0.05);
  }
  return Material(vec3(0.72, 0.74, 0.74), 0.25, 0.6, false, 0.0);
}

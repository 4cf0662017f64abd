// Samples of a batch: clear vials in two rows, one of them amber.

View view() { return View(vec3(-2.6, 1.75, 4.9), vec3(0.15, 0.72, 0.1), 2.5, 0.05); }

vec3 backdrop(vec3 d) { return mix(vec3(0.36, 0.50, 0.50), vec3(0.90, 0.97, 0.96), smoothstep(-0.25, 0.75, d.y - d.x * 0.25)); }

vec2 map(vec3 p) {
  vec2 d = vec2(cyclorama(p, 3.6), 0.0);
  vec3 q = p;
  float row = clamp(round(q.z / 1.1), -2.0, 1.0);
  q.z -= row * 1.1;
  q.x += row * 0.36;
  float place = clamp(round(q.x / 0.86), -4.0, 4.0);
  q.x -= place * 0.86;
  float glass = blend(drum(q - vec3(0, 0.56, 0), 0.31, 0.56, 0.07), drum(q - vec3(0, 1.2, 0), 0.17, 0.2, 0.03), 0.16);
  float index = place + row * 10.0 + 40.0;
  d = nearer(d, vec2(glass, 100.0 + index));
  d = nearer(d, vec2(drum(q - vec3(0, 1.43, 0), 0.235, 0.11, 0.025), 200.0 + index));
  return d;
}

Material materialOf(float id, vec3 p, vec3 n) {
  if (id < 0.5) return Material(vec3(0.60, 0.77, 0.76), 0.5, 0.035, false, 0.0);
  float index = mod(id, 100.0);
  bool chosen = abs(index - 40.0) < 0.5;
  if (id < 199.5) {
    // Filled to a level; above it there is glass alone.
    vec3 tint = chosen ? vec3(0.93, 0.52, 0.10) : mod(index, 3.0) < 0.5 ? vec3(0.52, 0.86, 0.76) : vec3(0.82, 0.95, 0.94);
    return Material(p.y < 0.86 ? tint : vec3(0.96, 0.985, 0.98), 0.0, 0.04, true, 0.0);
  }
  if (chosen) return Material(vec3(0.02, 0.25, 0.17), 0.35, 0.05, false, 0.0);
  return Material(vec3(0.80, 0.82, 0.82), 0.3, 0.55, false, 0.0);
}

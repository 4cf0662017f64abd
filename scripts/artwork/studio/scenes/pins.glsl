// Pins on a board: where the parcels go.

View view() { return View(vec3(-1.6, 2.3, 3.9), vec3(0.1, 0.25, 0.0), 2.2, 0.06); }

vec3 backdrop(vec3 d) { return mix(vec3(0.30, 0.46, 0.40), vec3(0.92, 0.96, 0.93), smoothstep(-0.25, 0.75, d.y - d.x * 0.25)); }

const vec3 home = vec3(0.55, 0.62, 0.75);

vec3 town(int i) {
  return i == 0 ? vec3(-1.7, 0.45, -0.2) : i == 1 ? vec3(-0.75, 0.45, -1.15) : i == 2 ? vec3(1.75, 0.45, -0.3) : i == 3 ? vec3(0.3, 0.45, -1.7) : vec3(-1.15, 0.45, 0.95);
}

/** A thread that hangs between two heads. */
float thread(vec3 p, vec3 a, vec3 b) {
  vec3 ba = b - a;
  float h = clamp(dot(p - a, ba) / dot(ba, ba), 0.0, 1.0);
  vec3 at = a + ba * h;
  at.y += 0.75 * h * (1.0 - h) * length(ba) * 0.55;
  return (length(p - at) - 0.02) * 0.45;
}

vec2 map(vec3 p) {
  vec2 d = vec2(p.y, 0.0);
  // Land is a field of studs, higher where there are hills.
  vec2 cell = round(p.xz / 0.15);
  float land = fbm(cell * 0.13 + 4.7);
  vec3 q = p;
  q.xz -= cell * 0.15;
  if (land > 0.46) d = nearer(d, vec2((drum(q, 0.052, 0.04 + 0.55 * (land - 0.46), 0.015)) * 0.75, 1.0));
  d.x = min(d.x, 0.09 + abs(p.y) * 0.3);
  float heads = ball(p - home, 0.17), needles = rod(p, vec3(home.x, 0, home.z), home, 0.02);
  float others = 9.0, threads = 9.0;
  for (int i = min(int(pass), 0); i < 5; i++) {
    vec3 t = town(i);
    others = min(others, ball(p - t, 0.1));
    needles = min(needles, rod(p, vec3(t.x, 0, t.z), t, 0.016));
    threads = min(threads, thread(p, home, t));
  }
  d = nearer(d, vec2(heads, 2.0));
  d = nearer(d, vec2(others, 3.0));
  d = nearer(d, vec2(needles, 4.0));
  return nearer(d, vec2(threads, 5.0));
}

Material materialOf(float id, vec3 p, vec3 n) {
  if (id < 0.5) return Material(vec3(0.62, 0.79, 0.72), 0.8, 0.02, false, 0.0);
  if (id < 1.5) return Material(vec3(0.90, 0.94, 0.90), 0.6, 0.03, false, 0.1);
  if (id < 2.5) return Material(vec3(0.02, 0.30, 0.20), 0.12, 0.06, false, 0.0);
  if (id < 3.5) return Material(vec3(0.92, 0.56, 0.14), 0.15, 0.05, false, 0.1);
  if (id < 4.5) return Material(vec3(0.80, 0.80, 0.78), 0.25, 0.6, false, 0.0);
  return Material(vec3(0.80, 0.30, 0.18), 0.8, 0.02, false, 0.2);
}

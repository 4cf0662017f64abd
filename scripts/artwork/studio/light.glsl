// Signed distances in the light of a window on the upper left: soft shadows, matte, glossy and clear materials, a lens.
// A scene gives `map` (distance in x, material in y), `materialOf` and its `view`.

uniform vec2 size;
uniform vec2 corner;
uniform float pass;
out vec4 colour;

struct Material {
  vec3 base;
  /** 0 mirror … 1 matte. */
  float rough;
  /** Share of light that the coat reflects when seen from straight above. */
  float coat;
  /** Clear: light goes through, tinted by `base` per unit of length. */
  bool clear;
  /** Skin, wax, leaves: how much of the light comes out elsewhere. */
  float soft;
};

struct View {
  vec3 from;
  vec3 at;
  float lens;
  float aperture;
};

vec2 map(vec3 p);
Material materialOf(float id, vec3 p, vec3 normal);
View view();
vec3 backdrop(vec3 direction);

const float PI = 3.14159265;
uint state;

float next() {
  state = state * 747796405u + 2891336453u;
  uint word = ((state >> ((state >> 28u) + 4u)) ^ state) * 277803737u;
  return float((word >> 22u) ^ word) / 4294967296.0;
}

float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }

float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}

float fbm(vec2 p) {
  float sum = 0.0, part = 0.5;
  for (int i = 0; i < 4; i++) {
    sum += part * noise(p);
    p = p * 2.03 + 17.1;
    part *= 0.5;
  }
  return sum;
}

mat2 turn(float angle) {
  float s = sin(angle), c = cos(angle);
  return mat2(c, -s, s, c);
}

// Shapes.
float ball(vec3 p, float r) { return length(p) - r; }
float slab(vec3 p, vec3 half_, float r) {
  vec3 q = abs(p) - half_ + r;
  return length(max(q, 0.0)) + min(max(q.x, max(q.y, q.z)), 0.0) - r;
}
float rod(vec3 p, vec3 a, vec3 b, float r) {
  vec3 pa = p - a, ba = b - a;
  return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0)) - r;
}
float cone(vec3 p, vec3 a, vec3 b, float ra, float rb) {
  vec3 pa = p - a, ba = b - a;
  float h = clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0);
  return (length(pa - ba * h) - mix(ra, rb, h)) * 0.9;
}
float drum(vec3 p, float r, float half_, float round_) {
  vec2 d = abs(vec2(length(p.xz), p.y)) - vec2(r, half_) + round_;
  return min(max(d.x, d.y), 0.0) + length(max(d, 0.0)) - round_;
}
float blend(float a, float b, float k) {
  float h = max(k - abs(a - b), 0.0) / k;
  return min(a, b) - h * h * k * 0.25;
}
float carve(float a, float b, float k) { return -blend(-a, b, k); }
vec2 nearer(vec2 a, vec2 b) { return a.x < b.x ? a : b; }

/** Floor that turns up into a wall without an edge, as in a studio. */
float cyclorama(vec3 p, float depth) {
  float r = 2.5;
  vec2 q = vec2(p.z + depth, p.y);
  if (q.x < r && q.y < r) return r - length(q - r);
  return min(p.y, p.z + depth);
}

/** Whether a place is so far from a group of things that the distance to the ball around them will do. */
bool isFar(vec3 p, vec3 middle, float r, inout float d) {
  float to = length(p - middle) - r;
  if (to > 0.35) d = min(d, to + 0.1);
  return to > 0.35;
}

/** A leaf along x from the origin, arched, with its middle vein. */
float leaf(vec3 p, float length_, float width, float arch) {
  float x = clamp(p.x / length_, 0.0, 1.0);
  p.y += arch * x * x * length_;
  float half_ = width * pow(sin(PI * pow(x, 0.8)), 0.9) * (1.0 - 0.25 * x);
  float z = abs(p.z);
  p.y -= z * z * 0.5 / max(width, 0.01);
  float ribs = 0.006 * sin((p.x - z * 0.9) * 60.0 / length_) * smoothstep(0.0, 0.1, z / max(width, 0.01));
  vec2 d = vec2(z - half_, abs(p.y + ribs * width) - 0.012 * (1.0 + width));
  float flat_ = length(max(d, 0.0)) + min(max(d.x, d.y), 0.0);
  float ends = max(-p.x, p.x - length_);
  return max(flat_, ends) * 0.55;
}

// Light.
const vec3 window_ = normalize(vec3(-0.62, 0.72, 0.42));

vec3 around(vec3 d) {
  vec3 sky = backdrop(d);
  // A window of four panes, which shows on whatever shines.
  vec3 u = normalize(cross(window_, vec3(0, 1, 0))), v = cross(u, window_);
  vec2 at = vec2(dot(d, u), dot(d, v)) / max(dot(d, window_), 0.001);
  vec2 pane = smoothstep(vec2(0.5), vec2(0.46), abs(at)) * smoothstep(vec2(0.018), vec2(0.035), abs(at));
  return sky + (dot(d, window_) > 0.0 ? vec3(7.0, 6.6, 6.0) * pane.x * pane.y : vec3(0));
}

vec3 normalAt(vec3 p) {
  vec3 n = vec3(0);
  for (int i = min(int(pass), 0); i < 4; i++) {
    vec3 e = 0.5773 * (2.0 * vec3(((i + 3) >> 1) & 1, (i >> 1) & 1, i & 1) - 1.0);
    n += e * map(p + e * 0.0008).x;
  }
  return normalize(n);
}

/** Distance to what a ray meets, or -1; `side` is -1 within something clear. */
float march(vec3 from, vec3 to, float side, int steps, out float id) {
  float t = 0.004;
  for (int i = 0; i < steps; i++) {
    vec2 d = map(from + to * t);
    d.x *= side;
    if (d.x < 0.0006 * (1.0 + t * 0.25)) {
      id = d.y;
      return t;
    }
    t += d.x * 0.92;
    if (t > 60.0) break;
  }
  id = -1.0;
  return -1.0;
}

/** How open a place is to the sky, from a few steps along its normal. */
float openness(vec3 p, vec3 n) {
  float closed = 0.0, scale = 1.0;
  for (int i = 0; i < 5; i++) {
    float h = 0.02 + 0.11 * float(i) * float(i) * 0.35 + 0.02 * next();
    closed += max(h - map(p + h * n).x, 0.0) * scale;
    scale *= 0.72;
  }
  return clamp(1.0 - 1.15 * closed, 0.0, 1.0);
}

/** Light from the window: 0 to 1, tinted by what is clear. Its place differs from ray to ray, so that shadows are soft. */
vec3 windowLight(vec3 p) {
  vec3 u = normalize(cross(window_, vec3(0, 1, 0))), v = cross(u, window_);
  vec3 to = normalize(window_ + (next() - 0.5) * 0.42 * u + (next() - 0.5) * 0.42 * v);
  float blocker;
  float far = march(p, to, 1.0, 60, blocker);
  if (far < 0.0) return vec3(1);
  Material m = materialOf(blocker, p + to * far, to);
  return m.clear ? 0.35 + 0.5 * m.base * m.base : vec3(m.soft * 0.1);
}

vec3 shade(vec3 p, vec3 n, vec3 to, Material m) {
  float open_ = openness(p, n);
  float lit = (dot(n, window_) + m.soft) / (1.0 + m.soft);
  vec3 light = vec3(0);
  if (lit > 0.0) light += lit * windowLight(p + n * 0.008) * vec3(1.5, 1.39, 1.2);
  vec3 ground = backdrop(vec3(0, -1, 0));
  light += open_ * mix(ground * 0.22, backdrop(n) * 0.46, 0.5 + 0.5 * n.y);
  // What a thing's own colour throws back into its corners.
  light += (1.0 - open_) * m.base * 0.12 + m.soft * m.base * 0.1;
  vec3 sum = m.base * light;
  float facing = clamp(-dot(to, n), 0.0, 1.0);
  float mirror = m.coat + (1.0 - m.coat) * pow(1.0 - facing, 5.0) * (1.0 - m.rough);
  vec3 back = reflect(to, n);
  float u = m.rough * m.rough;
  back = normalize(back + u * (vec3(next(), next(), next()) - 0.5) * 1.6);
  vec3 seen = mix(min(around(back), vec3(4.0)), backdrop(back), u) * mix(open_, 1.0, 0.2);
  return mix(sum, m.coat > 0.4 ? seen * m.base : seen, mirror);
}

vec3 trace(vec3 from, vec3 to) {
  vec3 share = vec3(1);
  float side = 1.0;
  for (int event = 0; event < 9; event++) {
    float id;
    float t = march(from, to, side, event == 0 ? 150 : 70, id);
    if (t < 0.0) return share * min(event == 0 ? backdrop(to) : around(to), vec3(event < 2 ? 3.0 : 1.3));
    vec3 p = from + to * t, n = normalAt(p) * side;
    Material m = materialOf(id, p, n);
    if (side < 0.0) share *= exp(-(1.0 - m.base) * t * 3.0);
    if (!m.clear) return share * shade(p, n, to, m);
    float facing = clamp(-dot(to, n), 0.0, 1.0);
    float mirror = 0.04 + 0.96 * pow(1.0 - facing, 5.0);
    vec3 through = refract(to, n, side > 0.0 ? 1.0 / 1.42 : 1.42);
    if (dot(through, through) < 0.5 || (side > 0.0 && next() < mirror)) to = reflect(to, n);
    else {
      to = through;
      side = -side;
    }
    from = p + to * 0.004;
  }
  return share * backdrop(to);
}

void main() {
  vec2 pixel = gl_FragCoord.xy + corner;
  state = uint(pixel.x) * 1973u + uint(pixel.y) * 9277u + uint(pass) * 26699u + 1u;
  next();
  View camera = view();
  vec3 ahead = normalize(camera.at - camera.from);
  vec3 right = normalize(cross(ahead, vec3(0, 1, 0))), up = cross(right, ahead);
  vec3 sum = vec3(0);
  for (int i = 0; i < RAYS; i++) {
    vec2 at = (2.0 * (pixel + vec2(next(), next()) - 0.5) - size) / size.y;
    vec3 to = normalize(at.x * right + at.y * up + camera.lens * ahead);
    vec3 focus = camera.from + to * length(camera.at - camera.from) / dot(to, ahead);
    float a = 2.0 * PI * next(), r = camera.aperture * sqrt(next());
    vec3 from = camera.from + r * (cos(a) * right + sin(a) * up);
    sum += min(trace(from, normalize(focus - from)), vec3(4.0));
  }
  colour = vec4(sum / float(RAYS), 1);
}

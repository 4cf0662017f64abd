/** @jest-environment node */
import { integrityOf } from '@varda/platform/federation/integrity';
import { LocalServer } from '../testing/local-server.ts';
import { manifestOf } from '../testing/remote-fixture.ts';
import { stylesOfRemote } from './style-texts.ts';

let host: LocalServer;
/** What the host has, by path. */
let files: Record<string, string>;

beforeEach(async () => {
  files = {};
  host = await LocalServer.start(({ url = '' }, response) => {
    const file = files[url];
    response.writeHead(file === undefined ? 404 : 200).end(file);
  });
});

afterEach(() => host.stop());

const file = 'static/css/home.0123456789.css';

function manifestWith(text: string) {
  const manifest = manifestOf('public', { home: '/' });
  const home = { path: '/', chunk: { js: [], css: [file] } };
  return { ...manifest, pages: { home }, integrity: { [file]: integrityOf(text) } };
}

const styles = '.hero{background:url(../image/leaf.png)}.dot{background:url("data:image/png;base64,AA")}';

test.each([
  ['of another origin', (url: string) => url, (url: string) => `${url}/static/image/leaf.png`],
  ['at a path of the site', () => '/remotes/public', () => '/remotes/public/static/image/leaf.png'],
])(
  '[P-13] styles of a build %s can stand in a document: what they name is found from there',
  async (_, place, named) => {
    const url = place(host.url);
    files[`${new URL(`${url}/`, host.url).pathname}${file}`] = styles;
    const texts = await stylesOfRemote(url, manifestWith(styles), host.url);
    expect(texts.get(file)).toBe(styles.replace('../image/leaf.png', named(host.url)));
  },
);

test.each([
  ['that is not there', undefined],
  ['that is another one', `${styles}.hero{color:red}`],
])('[F-05] a style sheet %s is none', async (_, served) => {
  if (served !== undefined) files[`/${file}`] = served;
  await expect(stylesOfRemote(host.url, manifestWith(styles), host.url)).rejects.toThrow(file);
});

test('[F-05] a style sheet ends no element before its time', async () => {
  const ending = '.a::before{content:"</style><script>"}';
  files[`/${file}`] = ending;
  const texts = await stylesOfRemote(host.url, manifestWith(ending), host.url);
  expect(texts.get(file)).toBe('.a::before{content:"\\3c /style><script>"}');
});

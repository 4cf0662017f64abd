import { addRemote } from './new-remote/add-remote.ts';
import { plannedRemote } from './new-remote/planned-remote.ts';
import { argumentsOf } from './site/arguments.ts';
import { root } from './site/site.ts';

const help = `Adds a remote: a workspace with a page that works, and its place in registry, lock file and deployment.

  npm run new-remote -- blog --mount /blog                                public pages, below /blog
  npm run new-remote -- admin-reports --mount /admin/reports              a screen of the back office, with its entry in the menu

  --title Blog        what its page is called in English, the remote's name unless said otherwise
  --title-mk Блог     and in Macedonian, “Нова страница” unless said otherwise`;

const { positionals, values } = argumentsOf({
  allowPositionals: true,
  options: {
    mount: { type: 'string' },
    title: { type: 'string' },
    'title-mk': { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const [name, ...rest] = positionals;

if (values.help || !name || !values.mount || rest.length > 0) {
  console.log(help);
  process.exitCode = values.help ? 0 : 1;
} else {
  try {
    const remote = await plannedRemote(root, {
      name,
      mount: values.mount,
      titles: { en: values.title, mk: values['title-mk'] },
    });
    for (const file of await addRemote(root, remote)) console.log(`  ${file}`);
    console.log(`
remote-${name} is there, with a page at ${remote.mount}. Next:
  npm start
      the site with it
  npm run dev -w remote-${name}
      it alone, with hot reload
  npm test -- jest remote-${name}
      its test`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

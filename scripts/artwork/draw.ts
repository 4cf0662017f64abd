import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import {
  aboutJobs,
  brandJobs,
  dosageJobs,
  type Group,
  heroJobs,
  type Job,
  productJobs,
  publicPictures,
  tileJobs,
} from './output/jobs.ts';
import { Ledger } from './output/ledger.ts';
import { inProject } from './output/places.ts';
import { heroModule, tilesModule } from './output/public-module.ts';

const groups: Record<Group, () => Job[]> = {
  brand: brandJobs,
  hero: heroJobs,
  tiles: tileJobs,
  products: productJobs,
  dosage: dosageJobs,
  about: aboutJobs,
};

const { values } = parseArgs({ options: { only: { type: 'string' }, force: { type: 'boolean', default: false } } });
const names = Object.keys(groups) as Group[];
const asked = values.only ? (values.only.split(',') as Group[]) : names;
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no group “${unknown.join(', ')}”. Choose from ${names.join(', ')}.`);
  process.exit(1);
}

const ledger = new Ledger();
const jobs = asked.flatMap((name) => groups[name]());
const versions = JSON.stringify(sharp.versions);
const due = jobs.filter((job) => {
  const digest = Ledger.digest(job.svg, job.settings, versions);
  const done = !values.force && ledger.isDone(`${job.group}/${basename(job.name)}`, digest, job.files);
  ledger.record(`${job.group}/${basename(job.name)}`, digest);
  return !done;
});
console.log(`${jobs.length} drawings, ${due.length} of them new or changed.`);

// Two at a time: the encoders use the other processors themselves.
const waiting = due.values();
await Promise.all(
  [0, 1].map(async () => {
    for (const job of waiting) {
      for (const file of job.files) mkdirSync(dirname(file), { recursive: true });
      await job.write();
      console.log(`  ${job.group}  ${basename(job.name)}`);
    }
  }),
);

removeStrangers('products', 'api/demo/pictures/products');
removeStrangers('dosage', 'api/demo/pictures/dosage');
removeStrangers('about', 'api/demo/pictures/about');
// One for each: only the home page has slides.
if (asked.includes('hero')) writeModule('hero', await heroModule());
if (asked.includes('tiles')) writeModule('tiles', await tilesModule());
ledger.save(asked.length < names.length);

function writeModule(name: Group, source: string): void {
  const file = inProject(`${publicPictures}/${name}.generated.ts`);
  writeFileSync(file, source);
  execFileSync(inProject('node_modules/.bin/biome'), ['check', '--write', file], { stdio: 'ignore' });
}

/** Pictures whose product or entry is gone. */
function removeStrangers(group: Group, folder: string): void {
  if (!asked.includes(group)) return;
  const own = new Set(jobs.flatMap(({ files }) => files));
  for (const name of readdirSync(inProject(folder))) {
    const file = join(inProject(folder), name);
    if (!own.has(file)) rmSync(file);
  }
}

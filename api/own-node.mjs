// Asked before a command's sources are read, which an older Node does not even get to: it knows no TypeScript.
if (!process.features.typescript) {
  console.error(
    `Node 24 is needed; this is ${process.version}. \`npm install\` in the project's folder brings one along, which npm's commands then use; else get it from https://nodejs.org`,
  );
  process.exit(1);
}

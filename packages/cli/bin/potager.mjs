#!/usr/bin/env node
// Plain JavaScript, so that an old Node gives a sentence instead of a syntax error.
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(
    `potager needs Node 24 or later, this is ${process.version}. Run it as "npx potager": that uses the project's own Node.`,
  );
  process.exit(1);
}
const { main } = await import('../src/main.ts');
process.exitCode = await main(process.argv.slice(2));

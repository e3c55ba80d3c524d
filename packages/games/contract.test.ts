import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { contractSuite } from '@potager/testkit';
import { threeInARow } from '@potager/testkit/three-in-a-row';
import { inject } from 'vitest';
import { registry } from './registry.ts';

// Every registered game runs this file in a project of its own (vitest.config.ts).
const name = inject('game');
const entry = [...registry, threeInARow].find((candidate) => candidate.name === name);
if (entry === undefined) throw new Error(`no game is called ${name}`);

const index = name === threeInARow.name ? '@potager/testkit/three-in-a-row' : `@potager/games/${name}`;
await contractSuite(entry, path.dirname(fileURLToPath(import.meta.resolve(index))));

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { contractSuite } from '@potager/testkit';
import { takeAway } from '@potager/testkit/take-away';
import { threeInARow } from '@potager/testkit/three-in-a-row';
import { inject } from 'vitest';
import { registry } from './registry.ts';

// Every registered game runs this file in a project of its own (vitest.config.ts), and so do the testkit's small ones.
const name = inject('game');
const examples = [takeAway, threeInARow];
const entry = [...registry, ...examples].find((candidate) => candidate.name === name);
if (entry === undefined) throw new Error(`no game is called ${name}`);

const place = examples.includes(entry) ? 'testkit' : 'games';
await contractSuite(entry, path.dirname(fileURLToPath(import.meta.resolve(`@potager/${place}/${name}`))));

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BASELINE } from './baseline.ts';
import { listTooNew } from './too-new.ts';

const inScript = (text: string): string[] => listTooNew([{ name: 'a.js', text }]);
const inStyle = (text: string): string[] => listTooNew([{ name: 'a.css', text }]);

test('what the baseline does not know is found in scripts', () => {
  expect(inScript('const a=Promise.withResolvers()')).toEqual(['Promise.withResolvers in a.js']);
  expect(inScript('AbortSignal.any([a,b])')).toEqual(['AbortSignal.any in a.js']);
  expect(inScript('if(e.checkVisibility())go()')).toEqual(['.checkVisibility in a.js']);
});

test('what the baseline does not know is found in styles', () => {
  expect(inStyle('a{color:light-dark(red,blue)}')).toEqual(['light-dark( in a.css']);
  expect(inStyle('a{color:red;field-sizing:content}')).toEqual(['field-sizing in a.css']);
  expect(inStyle('@starting-style{a{color:red}}')).toEqual(['@starting-style in a.css']);
  expect(inStyle('a:user-valid{color:red}')).toEqual([':user-valid in a.css']);
  expect(inStyle('a{text-decoration:underline 2px}')).toEqual(['text-decoration:underline 2px in a.css']);
});

test('what it knows is no fault, nor what is only called like something new', () => {
  expect(inScript('[2,1].toSorted();Promise.all([]);table.take(3)')).toEqual([]);
  expect(inStyle('a{text-decoration:none;text-decoration-line:underline}')).toEqual([]);
  expect(inStyle('a:has(b){flex-direction:column;height:1svh;color:color-mix(in srgb,red,blue)}')).toEqual([]);
});

test('whoever is too old is told of the same browsers', () => {
  const said = readFileSync(join(import.meta.dirname, '../public/too-old.js'), 'utf8');
  const { chrome, firefox, safari } = BASELINE;
  expect(said).toContain(`Safari/iOS ${safari} · Firefox ${firefox} · Chrome ${chrome} · Edge ${chrome}`);
});

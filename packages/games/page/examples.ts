import type { RuleExample } from '@potager/kernel';

const loads = import.meta.glob<RuleExample>('../*/examples/*.json', { import: 'default' });

/** A position that shows what a rule means. */
export async function loadExample(game: string, name: string): Promise<RuleExample> {
  const load = loads[`../${game}/examples/${name}.json`];
  if (load === undefined) throw new Error(`${game} has no example "${name}"`);
  return load();
}

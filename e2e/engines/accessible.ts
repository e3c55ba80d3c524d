import type { Tab } from './engine.ts';

interface Part {
  readonly role: string;
  readonly name: string;
  readonly count: number;
}

/** More would take long: an engine is asked for each of them. */
const MOST_PARTS = 25;

/** What the page names for screen readers and the engine's accessibility tree does not have so, or more than once. */
export async function listMisnamed(tab: Tab): Promise<string[]> {
  const { countAccessible } = tab;
  if (countAccessible === undefined) return [];
  const faults: string[] = [];
  for (const { role, name, count } of (await tab.evaluate(listNamed)).slice(0, MOST_PARTS)) {
    const found = await countAccessible(role, name);
    if (found !== count) faults.push(`${role} "${name}": ${String(found)} instead of ${String(count)}`);
  }
  return faults;
}

/** Runs in the page: everything that is shown and has a name of its own, and how often. */
function listNamed(): Part[] {
  const kinds = { 'button, [role=button]': 'button', section: 'region', '[role=gridcell]': 'gridcell', main: 'main' };
  const counts = new Map<string, Part>();
  for (const [selector, role] of Object.entries(kinds))
    for (const element of document.querySelectorAll(selector)) {
      const name = element.getAttribute('aria-label');
      const isRole = (element.getAttribute('role') ?? role) === role;
      if (name === null || !isRole || !element.checkVisibility({ visibilityProperty: true })) continue;
      const count = (counts.get(role + name)?.count ?? 0) + 1;
      counts.set(role + name, { role, name, count });
    }
  return [...counts.values()];
}

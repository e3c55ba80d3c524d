import type { Explanation } from './explanation.ts';
import { nameOfThing, thingAt } from './questions.ts';

const ID = 'bk-described';

/**
 * What gets the focus is described by what it is, for a screen reader. Things of one kind share their sentence, which
 * is not said again from one to the next.
 */
export function describeFocus(
  root: HTMLElement,
  explain: (thing: string) => Explanation | undefined,
  signal: AbortSignal,
): void {
  const text = document.createElement('p');
  text.id = ID;
  text.hidden = true;
  document.body.append(text);
  signal.addEventListener('abort', () => text.remove());
  const onFocus = ({ target }: FocusEvent): void => {
    const thing = thingAt(target);
    const said = thing === undefined ? undefined : explain(nameOfThing(thing))?.text;
    if (said === undefined || said === text.textContent || (target as Element).hasAttribute('aria-describedby')) return;
    text.textContent = said;
    (target as Element).setAttribute('aria-describedby', ID);
  };
  const onBlur = ({ target }: FocusEvent): void => {
    if ((target as Element).getAttribute('aria-describedby') === ID)
      (target as Element).removeAttribute('aria-describedby');
  };
  root.addEventListener('focusin', onFocus, { signal });
  root.addEventListener('focusout', onBlur, { signal });
}

import type { Target } from './visitor.ts';

const button = (name: RegExp): Target => ({ name });

/** What somebody who plays by what lies before them presses: in each game the first thing in its list that is there. */
export const GAME_HANDS: { readonly [title: string]: readonly Target[] } = {
  'Garden Nation': [
    button(/^(Keep these two$|Complete)| plays next$/),
    // What is done at once does not say whether it is pressed; what is looked at first does.
    {
      css: '.bk-sheet button:not([aria-pressed])',
      name: /^(Build|Add a floor|Abandon|Go on to|Let the action|Torticrane)/,
    },
    { css: '.bk-sheet button[aria-pressed=false]' },
    { css: '.gn-plot[data-open=true]', name: /you can (build|abandon)/ },
    // On the board alone: lines of the log speak of actions, too, and lead into the past.
    { css: '.bk-board button', name: /action|^(Go on to|Let the action pass|Torticrane to)/ },
  ],
  Gardlings: [
    button(/^(Mutate;|Lay here|Show me a place|Second look$|Accept the alarm|Lay it aside|Draw)/),
    button(/^(Hire from|Take a pig)/),
    button(/costs.*Costs|A lucky pig and a coin/),
  ],
  Eden: [
    button(/^(Open with|Accept) /),
    button(/^(Attack|Play culture card|Irrigate)/),
    { css: '[role=gridcell]', name: /you can reach for it/ },
    button(/^(Culture card .* fits in|Irrigation card .* you can irrigate it)/),
    button(/^(End turn|Pass|Really .*)$/),
  ],
};

import { LEVEL_NAMES, LEVELS, type LevelName } from '@potager/bots';
import type { Game, GameEntry, Options, OptionValue } from '@potager/kernel';
import type { VNode } from 'preact';
import { Select } from '../../parts/select.tsx';
import { botLevel } from '../../settings/bot-level.ts';
import { language } from '../../settings/language.ts';
import { CLOCK_NAMES, type ClockName, CLOCKS, nameClock } from '../../settings/clocks.ts';
import { plannedClock, plannedOptions, rememberPlan } from '../../settings/table-plan.ts';
import { words, wordsOf } from '../../words/words.ts';

const loaded = new Map<string, Game>();

/** What a game can be played with is known once its rules are there. */
export async function loadPlan(entry: GameEntry): Promise<void> {
  loaded.set(entry.name, (await entry.rules()).game);
}

/** How strong the bots are, the game's own variants, and how much time everyone has. */
export function PlanOptions({ entry }: { entry: GameEntry }): VNode {
  const { botsLabel, levelHints, clock: clockLabel, clocks, clockHints } = words();
  const clock = plannedClock(entry.name);
  const game = loaded.get(entry.name);
  const said = wordsOf(entry.name);
  const options: Options = game ? plannedOptions(game) : {};
  const choose = (name: string, values: readonly OptionValue[], text: string): void => {
    const value = values.find((candidate) => String(candidate) === text);
    if (value !== undefined) rememberPlan(entry.name, { options: { ...options, [name]: value } });
  };
  return (
    <div class="plan-options">
      <Select
        label={botsLabel}
        value={botLevel.value}
        options={LEVEL_NAMES.map((value) => ({ value, label: LEVELS[value].names[language.value] }))}
        onChoose={(level) => (botLevel.value = level as LevelName)}
      />
      <p class="level-hint">{levelHints[botLevel.value]}</p>
      {Object.entries(game?.options ?? {}).map(([name, values]) => (
        <Select
          key={name}
          label={said.options[name]?.label ?? name}
          value={String(options[name])}
          options={values.map((value) => ({
            value: String(value),
            label: said.options[name]?.values[String(value)] ?? String(value),
          }))}
          onChoose={(text) => choose(name, values, text)}
        />
      ))}
      <Select
        label={clockLabel}
        value={nameClock(clock)}
        options={CLOCK_NAMES.map((value) => ({ value, label: clocks[value] }))}
        onChoose={(name) => rememberPlan(entry.name, { clock: CLOCKS[name as ClockName] })}
      />
      {clock.kind !== 'none' && <p class="level-hint">{clockHints[clock.kind]}</p>}
    </div>
  );
}

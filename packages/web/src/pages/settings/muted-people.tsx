import type { Mute } from '@potager/table';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { mutes } from '../../client/muted.ts';
import { loadMutes, unmute } from '../../client/mutes.ts';
import { me } from '../../client/online.ts';
import { Icon } from '../../parts/icon.tsx';
import { toast } from '../../parts/toast.tsx';
import { words } from '../../words/words.ts';

/** Whom the reader has muted, wherever that was. */
export function MutedPeople(): VNode | null {
  const person = me.value?.person;
  useEffect(() => void loadMutes(), [person]);
  if (person === undefined) return null;
  const { mutedPeople, mutedHint, mutedNobody } = words();
  return (
    <section aria-labelledby="muted-people">
      <h2 id="muted-people">{mutedPeople}</h2>
      <p>{mutes.value.length === 0 ? mutedNobody : mutedHint}</p>
      <ul class="passkeys">
        {mutes.value.map((muted) => (
          <MutedPerson key={muted.person} {...muted} />
        ))}
      </ul>
    </section>
  );
}

function MutedPerson({ person, name }: Mute): VNode {
  const { unmute: unmuteWord, noServer } = words();
  const hear = async (): Promise<void> => unmute(person).catch(() => toast({ text: noServer }));
  return (
    <li>
      <bdi>{name}</bdi>
      <button type="button" class="button" onClick={() => void hear()}>
        <Icon name="chat" />
        {unmuteWord(name)}
      </button>
    </li>
  );
}

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { copyText } from '../../parts/copy-text.ts';
import { Icon } from '../../parts/icon.tsx';
import { words } from '../../words/words.ts';

/** The table's address, to send or to scan. */
export function Invitation({ watchers }: { watchers: number }): VNode {
  const { invite, inviteHint, copyLink, copied, share, lookingOn } = words();
  const isCopied = useSignal(false);
  const address = location.href;
  const copy = async (): Promise<void> => {
    await copyText(address);
    isCopied.value = true;
  };
  return (
    <section class="invitation" aria-labelledby="invitation">
      <QrCode text={address} />
      <div class="invitation-text">
        <h2 id="invitation">{invite}</h2>
        <p>{inviteHint}</p>
        <input class="invitation-link" readOnly value={address} aria-label={invite} />
        <div class="button-row">
          <button type="button" class="button" onClick={() => void copy()}>
            <Icon name={isCopied.value ? 'check' : 'copy'} />
            <span aria-live="polite">{isCopied.value ? copied : copyLink}</span>
          </button>
          {'share' in navigator && (
            <button
              type="button"
              class="button"
              onClick={() => void navigator.share({ url: address, title: 'Potager' }).catch(() => undefined)}
            >
              <Icon name="share" />
              {share}
            </button>
          )}
        </div>
        {watchers > 0 && (
          <p class="invitation-watchers" role="status">
            {lookingOn(watchers)}
          </p>
        )}
      </div>
    </section>
  );
}

interface DrawnCode {
  readonly size: number;
  readonly path: string;
}

async function drawCode(text: string): Promise<DrawnCode> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { border: 2 });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dots.join('') };
}

function QrCode({ text }: { text: string }): VNode | null {
  const drawn = useSignal<DrawnCode | undefined>(undefined);
  useEffect(() => {
    void drawCode(text).then((made) => (drawn.value = made));
  }, [text]);
  if (drawn.value === undefined) return null;
  const { size, path } = drawn.value;
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words().qrCode}>
      <rect width={size} height={size} fill="#fffaf0" />
      <path d={path} fill="#33291f" />
    </svg>
  );
}

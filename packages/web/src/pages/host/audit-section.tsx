import type { AuditLine, AuditLines } from '@potager/table';
import type { VNode } from 'preact';
import { toast } from '../../parts/toast.tsx';
import { Answer, HostList } from './answer-list.tsx';
import { askHost, useAnswer, when } from './ask-host.ts';
import { hostWords } from './host-words.ts';

/** Everything that was done to keep order, latest first. */
export function AuditSection(): VNode {
  const { answer, again } = useAnswer<AuditLines>('audit', {});
  const more = async (before: number, known: readonly AuditLine[]): Promise<void> => {
    try {
      const next = await askHost<AuditLines>('audit', { before });
      answer.value = { given: { ...next, lines: [...known, ...next.lines] } };
    } catch {
      toast({ text: hostWords().failed });
    }
  };
  return (
    <>
      <p>{hostWords().auditHint}</p>
      <Answer asked={answer.value} again={again}>
        {({ lines, next }) => (
          <>
            <HostList>
              {lines.map((line) => (
                <Line key={line.id} {...line} />
              ))}
            </HostList>
            {next !== undefined && (
              <button type="button" class="button" onClick={() => void more(next, lines)}>
                {hostWords().more}
              </button>
            )}
          </>
        )}
      </Answer>
    </>
  );
}

function Line({ at, admin, what, about, why, result, detail }: AuditLine): VNode {
  const { shell, actions, results } = hostWords();
  const came = results[result] ?? result;
  return (
    <li>
      <div class="host-line">
        <strong>
          {actions[what] ?? what}
          {came !== '' && ` (${came})`}
        </strong>
        <span>
          {when(at)} · {admin ?? shell}
          {about !== undefined && (
            <>
              {' '}
              · <code>{about}</code>
            </>
          )}
        </span>
        {why !== '' && <p>{why}</p>}
        {detail !== undefined && <code>{detail}</code>}
      </div>
    </li>
  );
}

import { useSignal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { recogniseMe } from '../../client/online.ts';
import { Choice } from '../../parts/choice.tsx';
import { Crumbs } from '../../parts/crumbs.tsx';
import '../../styles/host.css';
import { AuditSection } from './audit-section.tsx';
import { hostWords, loadHostWords, type Section, SECTIONS } from './host-words.ts';
import { looking } from './looking.ts';
import { PeopleSection } from './people-section.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { ReportsSection } from './reports-section.tsx';
import { RestrictionsSection } from './restrictions-section.tsx';
import { ServerSection } from './server-section.tsx';
import { TableDialog } from './table-dialog.tsx';
import { TablesSection } from './tables-section.tsx';

const CONTENT: { readonly [section in Section]: ComponentType } = {
  server: ServerSection,
  tables: TablesSection,
  people: PeopleSection,
  restrictions: RestrictionsSection,
  reports: ReportsSection,
  audit: AuditSection,
};

/** The page for those who keep order; undefined for everybody else, to whom it is not there. */
export async function bringHostPage(): Promise<ComponentType | undefined> {
  const [reader] = await Promise.all([recogniseMe(), loadHostWords()]);
  return reader?.isAdmin ? HostPage : undefined;
}

function HostPage(): VNode {
  const { title, sections } = hostWords();
  const section = useSignal<Section>('server');
  // What was changed in a dialog shows in the list behind it.
  const changes = useSignal(0);
  const Content = CONTENT[section.value];
  const at = looking.value;
  const onChange = (): void => void changes.value++;
  return (
    <div class="sheet host-page">
      <Crumbs />
      <main>
        <h1>{title}</h1>
        <Choice
          label={title}
          value={section.value}
          options={SECTIONS.map((value) => ({ value, label: sections[value] }))}
          onChoose={(value) => (section.value = value)}
        />
        <Content key={`${section.value} ${String(changes.value)}`} />
      </main>
      {at && 'table' in at && <TableDialog key={at.table} table={at.table} onChange={onChange} />}
      {at && 'person' in at && <PersonDialog key={at.person} person={at.person} onChange={onChange} />}
    </div>
  );
}

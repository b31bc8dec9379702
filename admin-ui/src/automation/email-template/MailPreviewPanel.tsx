import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import { Combobox } from '#admin-ui/shared/Combobox.tsx';
import { FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { Columns } from '#admin-ui/shared/form/FormFrame.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { PillSelect } from '#admin-ui/shared/PillSelect.tsx';
import type { Row } from '#admin-ui/shared/resource/description';
import { useSearch } from '#admin-ui/shared/resource/useSearch';
import { type Draft, MailPreview } from './MailPreview.tsx';
import { TestDraftButton } from './TestButton.tsx';

export type { Draft };

const Root = styled('div')({ display: 'grid', gap: 16 });

type Chosen = { id: string; name: string } | null;

/** What a mail can be shown about, and what the preview calls it. */
const kinds = [
  { resource: 'candidates', field: 'candidateId', permission: 'tenant.candidates.read' },
  { resource: 'jobs', field: 'jobId', permission: 'tenant.jobs.read' },
  { resource: 'interviews', field: 'interviewId', permission: 'tenant.interviews.read' },
  { resource: 'live-interviews', record: 'live', permission: 'tenant.interviews.lives.read' },
  { resource: 'pending-hires', record: 'hire', permission: 'tenant.pendingHires.read' },
  { resource: 'contracts', record: 'contract', permission: 'tenant.contracts.read' },
  { resource: 'training-assignments', record: 'training', permission: 'tenant.training.schedules.read' },
  { resource: 'training-certificates', record: 'certificate', permission: 'tenant.training.schedules.read' },
  { resource: 'users', field: 'userId', permission: 'tenant.users.read' },
] as const;
type Kind = (typeof kinds)[number];

/** What the preview is asked about. */
const askedAbout = (kind: Kind, id: string | undefined) => {
  if ('field' in kind) return { [kind.field]: id ?? null };
  return { record: id ? { kind: kind.record, id } : null };
};

const nameOf = (record: Row & Record<string, unknown>): string =>
  [
    ...[record.firstName, record.lastName, record.candidateName, record.userName],
    ...[record.jobTitle, record.programName, record.title, record.name],
  ]
    .filter(Boolean)
    .join(' ');

const About = ({ kind, chosen, choose }: { kind: Kind; chosen: Chosen; choose: (one: Chosen) => void }) => {
  const t = useTranslate();
  const id = useId();
  const { records, setSearch } = useSearch<Row & Record<string, unknown>>(kind.resource);
  const choices = records.map((record) => ({ id: record.id, name: nameOf(record) }));
  return (
    <FieldFrame id={id} label={t(`resources.email-templates.preview.kind.${kind.resource}`)}>
      <Combobox
        id={id}
        placeholder={t('resources.email-templates.preview.examples')}
        choices={choices.filter(({ name }) => name !== '')}
        chosen={chosen}
        onChoose={choose}
        onSearch={setSearch}
      />
    </FieldFrame>
  );
};

const words = 'resources.email-templates.preview';
const written = ({ locale, subject, content }: Draft): Draft => ({ locale, subject, content });

/** How drafts will look: with examples, or about somebody or something that is there. `mail`: one of the product's. */
export const MailPreviewPanel = ({ drafts, mail }: { drafts: readonly Draft[]; mail?: string }) => {
  const t = useTranslate();
  const can = useCan();
  const id = useId();
  const offered = kinds.filter(({ permission }) => can(permission));
  const [about, setAbout] = useState<{ kind: Kind | undefined; chosen: Chosen }>({ kind: offered[0], chosen: null });
  const { kind, chosen } = about;
  const [locale, setLocale] = useState<string | null>(null);
  const draft = drafts.find((one) => one.locale === locale) ?? drafts[0];
  return (
    <Panel
      title={t('resources.email-templates.preview.title')}
      actions={
        drafts.length > 1 && (
          <PillSelect
            label={t('resources.email-templates.fields.locale')}
            value={draft?.locale ?? ''}
            choices={drafts.flatMap((one) =>
              one.locale ? [{ id: one.locale, name: t(`resources.email-templates.locale.${one.locale}`) }] : [],
            )}
            onChange={setLocale}
          />
        )
      }
    >
      <Root>
        {!mail && kind && (
          <Columns>
            <FieldFrame id={id} label={t(`${words}.kind.name`)}>
              <PillSelect
                label={t(`${words}.kind.name`)}
                value={kind.resource}
                choices={offered.map(({ resource }) => ({ id: resource, name: t(`${words}.kind.${resource}`) }))}
                onChange={(resource) =>
                  setAbout({ kind: offered.find((one) => one.resource === resource), chosen: null })
                }
              />
            </FieldFrame>
            <About key={kind.resource} kind={kind} chosen={chosen} choose={(one) => setAbout({ kind, chosen: one })} />
          </Columns>
        )}
        {draft && (
          <>
            <MailPreview asked={{ ...written(draft), ...(mail ? { mail } : kind && askedAbout(kind, chosen?.id)) }} />
            <TestDraftButton draft={{ ...written(draft), ...(mail && { mail }) }} />
          </>
        )}
      </Root>
    </Panel>
  );
};

import { styled } from '@mui/material/styles';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import { Combobox } from '#admin-ui/shared/Combobox.tsx';
import { FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { Columns } from '#admin-ui/shared/form/FormFrame.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { PillSelect } from '#admin-ui/shared/PillSelect.tsx';
import { useSearch } from '#admin-ui/shared/resource/useSearch';
import { type Draft, MailPreview } from './MailPreview.tsx';

export type { Draft };

const Root = styled('div')({ display: 'grid', gap: 16 });

const About = ({ chosen, choose }: { chosen: Chosen; choose: (candidate: Chosen) => void }) => {
  const t = useTranslate();
  const id = useId();
  const { records, setSearch } = useSearch<CandidateView>('candidates');
  const choices = records.map(({ id: candidateId, firstName, lastName }) => ({
    id: candidateId,
    name: [firstName, lastName].filter(Boolean).join(' '),
  }));
  return (
    <FieldFrame id={id} label={t('resources.email-templates.preview.about')}>
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
type Chosen = { id: string; name: string } | null;

const written = ({ locale, subject, content }: Draft): Draft => ({ locale, subject, content });

/** How drafts will look: with examples, or about a candidate who is there. `mail`: one of the product's. */
export const MailPreviewPanel = ({ drafts, mail }: { drafts: readonly Draft[]; mail?: string }) => {
  const t = useTranslate();
  const can = useCan();
  const [candidate, choose] = useState<Chosen>(null);
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
        {!mail && can('tenant.candidates.read') && (
          <Columns>
            <About chosen={candidate} choose={choose} />
          </Columns>
        )}
        {draft && (
          <MailPreview asked={{ ...written(draft), ...(mail ? { mail } : { candidateId: candidate?.id ?? null }) }} />
        )}
      </Root>
    </Panel>
  );
};

import './profile.words.ts';
import styled from '@emotion/styled';
import type { ProfileView } from 'contracts/recruiting/profile/profile.views';
import { useId, useState } from 'react';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { Card } from '#candidate-ui/shared/Card';
import { Tag } from '#candidate-ui/shared/Tag.tsx';
import { SectionForm } from './SectionForm.tsx';
import { isFilled, type Section } from './sections.ts';

const Head = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: 12,
  '@media (max-width: 479px)': { gridTemplateColumns: 'minmax(0, 1fr) auto', '& > h2': { gridColumn: '1 / -1' } },
});

type Props = { section: Section; profile: ProfileView | null };

/** A part of the profile: whether it says something, and the form in which it does. */
export const SectionCard = ({ section, profile }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { name } = section;
  const isThere = isFilled(section, profile);
  const title = t(`profile.about.section.${name}`);
  return (
    <Card aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        <Tag
          tone={isThere ? 'success' : 'neutral'}
          label={t(isThere ? 'profile.about.there' : 'profile.about.missing')}
        />
        <ActionButton
          kind="quiet"
          aria-expanded={isOpen}
          aria-label={`${t(isOpen ? 'profile.about.close' : 'profile.about.edit')}: ${title}`}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'profile.about.close' : 'profile.about.edit')}
        </ActionButton>
      </Head>
      {isOpen && (
        <SectionForm key={profile?.version} section={section} profile={profile} onSaved={() => setOpen(false)} />
      )}
    </Card>
  );
};

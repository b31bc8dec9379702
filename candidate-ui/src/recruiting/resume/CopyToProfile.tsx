import './resume.words.ts';
import styled from '@emotion/styled';
import type { ResumeReading } from 'contracts/recruiting/candidate/candidate.resume-reading';
import type { ProfileView } from 'contracts/recruiting/profile/profile.views';
import { useState } from 'react';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { useHtmlForm } from 'ui-kit/form/useHtmlForm';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { isTakenAtFirst, suggestedValues } from 'ui-kit/recruiting/resume-comparison';
import { colour } from 'ui-kit/theme/colours';
import { useSaveProfile } from '#candidate-ui/recruiting/profile/profile';
import { Card } from '#candidate-ui/shared/Card';
import { SuggestedRow } from './SuggestedRow.tsx';

const Detail = styled.p({ margin: '8px 0 16px', color: colour.inkSoft });
const Rows = styled.ul({ margin: '0 0 16px', padding: 0, listStyle: 'none' });

type Props = { reading: ResumeReading; profile: ProfileView | null };

/** What the résumé says and the profile does not, taken field by field. The account keeps its own email address. */
export const CopyToProfile = ({ reading, profile }: Props) => {
  const { t } = useTranslation();
  const { put, refusal, isBusy } = useSaveProfile(profile);
  const [chosen, setChosen] = useState<Record<string, boolean>>({});
  const rows = suggestedValues(
    reading.suggestions.filter(({ field }) => field !== 'email'),
    profile ?? {},
  );
  const isTaken = ({ field, mine, others }: (typeof rows)[number]) => chosen[field] ?? isTakenAtFirst(mine, others);
  const taken = rows.filter(isTaken);
  const { props, problem, faultsOf } = useHtmlForm({ refusal, isBusy }, () =>
    put(Object.fromEntries(taken.map(({ field, value }) => [field, value]))),
  );
  return (
    <Card aria-labelledby="copy">
      <h2 id="copy">{t('resume.copy.title')}</h2>
      {rows.length === 0 ? (
        <Detail>{t('resume.copy.nothing')}</Detail>
      ) : (
        <form {...props}>
          <Detail>{t('resume.copy.detail')}</Detail>
          {problem && <Alert>{problem}</Alert>}
          <Rows>
            {rows.map((row) => (
              <SuggestedRow
                key={row.field}
                {...row}
                faults={faultsOf(row.field)}
                isTaken={isTaken(row)}
                onChoose={(isTaken) => setChosen({ ...chosen, [row.field]: isTaken })}
              />
            ))}
          </Rows>
          <ActionButton type="submit" disabled={isBusy || taken.length === 0}>
            {isBusy ? t('resume.copy.busy') : t('resume.copy.action', { count: taken.length })}
          </ActionButton>
        </form>
      )}
    </Card>
  );
};

import './resume.words.ts';
import styled from '@emotion/styled';
import type { ResumeReading } from 'contracts/recruiting/candidate/candidate.resume-reading';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { colour, toneColour } from 'ui-kit/theme/colours';
import { Card } from '#candidate-ui/shared/Card';
import { useFieldName } from './useFieldName.ts';

const Remark = styled.p({
  marginTop: 12,
  padding: '10px 14px',
  borderRadius: 8,
  fontSize: '0.875rem',
  color: toneColour.notice.ink,
  background: toneColour.notice.tint,
});
const Missing = styled.ul({ display: 'grid', gap: 4, margin: '6px 0 0', paddingLeft: 20 });
const Soft = styled.p({ marginTop: 12, color: colour.inkSoft });

/** What readers of a résumé look for. */
const wanted = ['email', 'phone', 'summary', 'work', 'education', 'skills', 'languages'] as const;

/** What a résumé says to whoever has it read by a program, and what not. */
export const ResumeFindings = ({ name, reading }: { name: string; reading: ResumeReading }) => {
  const { t } = useTranslation();
  const fieldName = useFieldName();
  const missing = wanted.filter((field) => !reading.suggestions.some((one) => one.field === field));
  return (
    <Card aria-labelledby="found">
      <h2 id="found" style={{ overflowWrap: 'anywhere' }}>
        {t('resume.result.title', { name })}
      </h2>
      {reading.isCut && <Remark>{t('resume.result.isCut')}</Remark>}
      {reading.hasHidden && <Remark>{t('resume.result.hasHidden')}</Remark>}
      {missing.length === 0 ? (
        <Soft>{t('resume.result.complete')}</Soft>
      ) : (
        <>
          <h3 id="missing" style={{ margin: '16px 0 0', fontSize: '0.9375rem' }}>
            {t('resume.result.missing')}
          </h3>
          <Missing aria-labelledby="missing">
            {missing.map((field) => (
              <li key={field}>{fieldName(field)}</li>
            ))}
          </Missing>
          <Soft>{t('resume.result.advice')}</Soft>
        </>
      )}
    </Card>
  );
};

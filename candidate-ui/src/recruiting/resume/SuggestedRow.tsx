import './resume.words.ts';
import styled from '@emotion/styled';
import { CheckInput } from 'ui-kit/form/CheckInput.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { entryText, type SuggestedValue } from 'ui-kit/recruiting/resume-comparison';
import { colour } from 'ui-kit/theme/colours';
import { useFieldName } from './useFieldName.ts';

const Root = styled.li({
  padding: '4px 0 14px',
  borderTop: `1px solid ${colour.line}`,
  '& label': { fontWeight: 560 },
});
const Sides = styled.dl({
  display: 'grid',
  gap: '10px 20px',
  margin: '0 0 0 30px',
  fontSize: '0.875rem',
  '@media (min-width: 560px)': { gridTemplateColumns: '1fr 1fr' },
  '& dt': { fontSize: '0.8125rem', color: colour.inkSoft },
  '& dd': { margin: '2px 0 0', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

/** One entry a line; short words of a list in one. */
const linesOf = (field: string, value: unknown): string => {
  if (Array.isArray(value)) return value.map(entryText).join(field === 'skills' ? ', ' : '\n') || '–';
  return String(value ?? '') || '–';
};

type Props = SuggestedValue & { faults: string[]; isTaken: boolean; onChoose: (isTaken: boolean) => void };

/** One field of the profile beside what the résumé says. */
export const SuggestedRow = ({ field, before, value, faults, isTaken, onChoose }: Props) => {
  const { t } = useTranslation();
  return (
    <Root>
      <CheckInput
        label={useFieldName()(field)}
        checked={isTaken}
        faults={faults}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <Sides>
        <div>
          <dt>{t('resume.copy.mine')}</dt>
          <dd>{linesOf(field, before)}</dd>
        </div>
        <div>
          <dt>{t('resume.copy.others')}</dt>
          <dd>{linesOf(field, value)}</dd>
        </div>
      </Sides>
    </Root>
  );
};

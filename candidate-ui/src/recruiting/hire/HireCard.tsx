import './hire.words.ts';
import styled from '@emotion/styled';
import type { MyHireView } from 'contracts/recruiting/pending-hire/pending-hire.views';
import { useId } from 'react';
import { formatDay } from 'ui-kit/format/formats';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { colour } from 'ui-kit/theme/colours';
import { Card } from '#candidate-ui/shared/Card';
import { HireItemRow } from './HireItemRow.tsx';
import { openItems } from './hires.ts';

const Root = styled(Card)({
  display: 'grid',
  gap: 8,
  '& + &': { marginTop: 16 },
  '& h2': { overflowWrap: 'anywhere' },
});
const Soft = styled.p({ color: colour.inkSoft });
const List = styled.ul({ margin: '8px 0 0', padding: 0, listStyle: 'none' });

/** One company that is hiring me: as what, from when, and what it asks of me. */
export const HireCard = ({ hire }: { hire: MyHireView }) => {
  const { t, locale } = useTranslation();
  const id = useId();
  const { jobTitle, companyName, startsOn, status, items } = hire;
  const open = openItems(hire).length;
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{t('hire.as', { jobTitle, company: companyName })}</h2>
      {startsOn !== null && <Soft>{t('hire.starts', { day: formatDay(startsOn, locale) })}</Soft>}
      <p>
        {status === 'hired' ? t('hire.hired') : open === 0 ? t('hire.nothingOpen') : t('hire.open', { count: open })}
      </p>
      {items.length > 0 && (
        <List>
          {items.map((item) => (
            <HireItemRow key={item.id} hire={hire} item={item} />
          ))}
        </List>
      )}
    </Root>
  );
};

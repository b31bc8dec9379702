import './answering.words.ts';
import styled from '@emotion/styled';
import { MAX_TAKE_SECONDS } from 'contracts/recruiting/response/response.choices';
import type { MyQuestion } from 'contracts/recruiting/response/response.views';
import { useTranslation } from '#ui-kit/i18n/useTranslation';
import { clockTime } from '#ui-kit/media/clock-time';
import { colour } from '#ui-kit/theme/colours';

const List = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: 12,
  margin: 0,
  '& div': { padding: '12px 14px', borderRadius: 10, background: colour.sunken },
  '& dt': { fontSize: '0.8125rem', color: colour.inkSoft },
  '& dd': { margin: 0, fontSize: '1.0625rem', fontWeight: 600 },
});

const longest = { time: clockTime(MAX_TAKE_SECONDS) };

/** Time to think, time to answer and attempts, before any of them counts. */
export const QuestionFacts = ({ question }: { question: MyQuestion }) => {
  const { t } = useTranslation();
  const { thinkTime, timeLimit, takesLeft } = question;
  const facts = [
    ['thinkTime', thinkTime === null ? t('answering.fact.noLimit') : clockTime(thinkTime)],
    ['timeLimit', timeLimit === null ? t('answering.fact.atMost', longest) : clockTime(timeLimit)],
    ['takes', takesLeft === null ? t('answering.fact.noLimit') : t('answering.fact.left', { count: takesLeft })],
  ] as const;
  return (
    <List>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`answering.fact.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
};

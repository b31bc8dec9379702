import './answering.words.ts';
import styled from '@emotion/styled';
import type { MyQuestion } from 'contracts/recruiting/response/response.views';
import { useTranslation } from '#ui-kit/i18n/useTranslation';
import { colour } from '#ui-kit/theme/colours';
import { TicketPlayer } from './TicketPlayer.tsx';

const Root = styled.div({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });
const Text = styled.p({
  fontSize: '1.125rem',
  fontWeight: 560,
  lineHeight: 1.45,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
const Hint = styled.p({ color: colour.inkSoft, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

type Props = { question: MyQuestion; id?: string; hasVideo?: boolean };

/** What is asked. */
export const QuestionText = ({ question, id, hasVideo = true }: Props) => {
  const { t } = useTranslation();
  const { text, hint, instructionsVideoId } = question;
  if (text === null) return null;
  return (
    <Root>
      <Text id={id}>{text}</Text>
      {hint && (
        <Hint>
          <strong>{t('answering.hint')}</strong> {hint}
        </Hint>
      )}
      {hasVideo && instructionsVideoId && (
        <TicketPlayer fileId={instructionsVideoId} title={t('answering.questionVideo')} />
      )}
    </Root>
  );
};

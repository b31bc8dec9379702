import './hire.words.ts';
import styled from '@emotion/styled';
import type { MyHireView } from 'contracts/recruiting/pending-hire/pending-hire.views';
import { useSend } from 'ui-kit/api/useSend';
import { ActionButton, ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { formatDay } from 'ui-kit/format/formats';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useProblemText } from 'ui-kit/problem/useProblemText';
import { colour } from 'ui-kit/theme/colours';
import { Icon } from '#candidate-ui/shared/Icon.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { DocumentForm } from './DocumentForm.tsx';
import { giveItem } from './hires.ts';

const Root = styled.li({
  display: 'grid',
  gap: 8,
  padding: '16px 0',
  borderTop: `1px solid ${colour.line}`,
  '& h3': { fontSize: '1rem', overflowWrap: 'anywhere' },
  '& p': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});
const Done = styled.p({ display: 'flex', alignItems: 'start', gap: 8, color: colour.inkSoft });
const Soft = styled.p({ fontSize: '0.875rem', color: colour.inkSoft });

type Props = { hire: MyHireView; item: MyHireView['items'][number] };

/** One thing that a company asks for, and the way to give it. */
export const HireItemRow = ({ hire, item }: Props) => {
  const { t, locale } = useTranslation();
  const problem = useProblemText();
  const { submit, isBusy, refusal } = useSend(giveItem);
  const { id: itemId, title, description, kind, doneAt, dueDay, isRequired, answer, documentName, documentType } = item;
  const isOpen = doneAt === null && hire.status !== 'hired';
  const give = (given: { answer?: string; documentId?: string }) => void submit({ hire, itemId, ...given });
  return (
    <Root>
      <h3>{title}</h3>
      {description && <p>{description}</p>}
      {isOpen && (dueDay !== null || !isRequired) && (
        <Soft>
          {[dueDay !== null && t('hire.due', { day: formatDay(dueDay, locale) }), !isRequired && t('hire.optional')]
            .filter(Boolean)
            .join(' · ')}
        </Soft>
      )}
      {doneAt !== null && (
        <Done>
          <Icon name="check" size={20} />
          <span>{answer ?? documentName ?? t('hire.done')}</span>
        </Done>
      )}
      {isOpen && kind === 'document' && (
        <DocumentForm title={title} type={documentType} isBusy={isBusy} onGive={(documentId) => give({ documentId })} />
      )}
      {isOpen && kind === 'details' && (
        <AnswerForm title={title} isBusy={isBusy} onGive={(text) => give({ answer: text })} />
      )}
      {isOpen && kind === 'contract' && (
        <div>
          <ActionLink kind="quiet" to="/c/contracts">
            {t('hire.contracts')}
          </ActionLink>
        </div>
      )}
      {kind === 'policy' && hire.status !== 'hired' && (
        <div>
          <ActionLink
            kind="quiet"
            to={`/c/hires/${hire.companyId}/${hire.id}/policies/${itemId}`}
            aria-label={`${t(isOpen ? 'hire.policy.read' : 'hire.policy.readAgain')}: ${title}`}
          >
            {t(isOpen ? 'hire.policy.read' : 'hire.policy.readAgain')}
          </ActionLink>
        </div>
      )}
      {isOpen && kind === 'task' && (
        <div>
          <ActionButton
            kind="quiet"
            disabled={isBusy}
            aria-label={`${t('hire.tick')}: ${title}`}
            onClick={() => give({})}
          >
            {t('hire.tick')}
          </ActionButton>
        </div>
      )}
      {refusal && <Alert>{problem(refusal.code)}</Alert>}
    </Root>
  );
};

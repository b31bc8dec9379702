import styled from '@emotion/styled';
import { IMAGE_TYPES } from 'contracts/kernel/image';
import { useId, useRef } from 'react';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { describedBy, Fault, Field, Hint, Label } from 'ui-kit/form/field';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useFaults } from 'ui-kit/problem/faults';
import { useProblemText } from 'ui-kit/problem/useProblemText';
import { colour } from 'ui-kit/theme/colours';
import type { Me } from '#candidate-ui/identity/session/me';
import { PersonMark } from '#candidate-ui/shared/PersonMark.tsx';
import { usePicture } from './picture.ts';

const Row = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 18px', marginTop: 20 });
const Choice = styled(Field)({ flex: '1 1 220px' });
const Input = styled.input({
  maxWidth: '100%',
  font: 'inherit',
  fontSize: '0.875rem',
  color: colour.inkSoft,
  '&::file-selector-button': {
    minHeight: 44,
    marginInlineEnd: 12,
    padding: '8px 16px',
    border: 0,
    borderRadius: 8,
    font: 'inherit',
    fontSize: '0.9375rem',
    fontWeight: 560,
    color: colour.ink,
    background: colour.surface,
    boxShadow: `inset 0 0 0 1px ${colour.outline}`,
    cursor: 'pointer',
  },
  '&:hover::file-selector-button': { background: colour.sunken },
});

const FIELD = 'avatar';

/** My picture, chosen with what the browser has for it. */
export const MyPicture = ({ me }: { me: Me }) => {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const problem = useProblemText();
  const { choose, remove, refusal, isBusy } = usePicture();
  const named = useFaults(refusal)(FIELD);
  const faults = refusal && named.length === 0 ? [problem(refusal.code)] : named;
  const isWrong = faults.length > 0;
  const takeAway = () => {
    input.current?.focus();
    void remove();
  };
  return (
    <Row aria-busy={isBusy}>
      <PersonMark name={me.name} picture={me.avatar} size={72} />
      <Choice>
        <Label htmlFor={id}>{t('profile.picture.label')}</Label>
        <Input
          ref={input}
          id={id}
          type="file"
          accept={IMAGE_TYPES.join(',')}
          aria-invalid={isWrong}
          aria-describedby={describedBy(id, { hint: true, isWrong })}
          onChange={({ target }) => {
            choose(target.files?.[0]);
            target.value = '';
          }}
        />
        <Hint id={`${id}-hint`}>{t('profile.picture.hint')}</Hint>
        {isWrong && (
          <Fault id={`${id}-fault`} role="alert">
            {faults.join(', ')}
          </Fault>
        )}
      </Choice>
      {me.avatar && (
        <ActionButton kind="quiet" onClick={takeAway}>
          {t('profile.picture.remove')}
        </ActionButton>
      )}
    </Row>
  );
};

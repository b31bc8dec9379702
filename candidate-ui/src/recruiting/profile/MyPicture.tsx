import './profile.words.ts';
import styled from '@emotion/styled';
import { IMAGE_TYPES } from 'contracts/kernel/image';
import { useId, useRef } from 'react';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { FileChoice } from 'ui-kit/form/FileChoice.tsx';
import { describedBy, Fault, Field, Hint, Label } from 'ui-kit/form/field';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useFaults } from 'ui-kit/problem/faults';
import { useProblemText } from 'ui-kit/problem/useProblemText';
import type { Me } from '#candidate-ui/identity/session/me';
import { PersonMark } from '#candidate-ui/shared/PersonMark.tsx';
import { usePicture } from './picture.ts';

const Row = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 18px', marginTop: 20 });
const Choice = styled(Field)({ flex: '1 1 220px' });

const FIELD = 'avatar';

/** My picture, chosen, replaced or removed. */
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
        <FileChoice
          ref={input}
          id={id}
          kind="quiet"
          label={t(me.avatar ? 'profile.picture.replace' : 'profile.picture.choose')}
          accept={IMAGE_TYPES.join(',')}
          aria-invalid={isWrong}
          aria-describedby={describedBy(id, { hint: true, isWrong })}
          onFiles={([file]) => choose(file)}
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

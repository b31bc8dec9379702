import styled from '@emotion/styled';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from '#ui-kit/i18n/useTranslation';
import { colour } from '#ui-kit/theme/colours';
import { TextInput } from './TextInput.tsx';

const Reveal = styled.button({
  all: 'unset',
  flexShrink: 0,
  margin: '0 6px 0 8px',
  padding: '6px 8px',
  borderRadius: 6,
  fontSize: '0.8125rem',
  fontWeight: 560,
  color: colour.inkSoft,
  cursor: 'pointer',
  '&:hover': { color: colour.ink },
  '&:focus-visible': { outline: `2px solid ${colour.brand}` },
});

/** A password, which its owner may look at. */
export const PasswordInput = (props: Omit<ComponentProps<typeof TextInput>, 'type' | 'endAdornment'>) => {
  const { t } = useTranslation();
  const [isRevealed, setRevealed] = useState(false);
  return (
    <TextInput
      {...props}
      type={isRevealed ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      endAdornment={
        <Reveal type="button" aria-pressed={isRevealed} onClick={() => setRevealed(!isRevealed)}>
          {t(isRevealed ? 'password.hide' : 'password.show')}
        </Reveal>
      }
    />
  );
};

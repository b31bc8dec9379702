import Close from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import { type ComponentProps, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { type Choice, Combobox } from './Combobox.tsx';

const Root = styled('div')({ display: 'grid', gap: 10 });
const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 6, margin: 0, padding: 0, listStyle: 'none' });
const Item = styled('li')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minWidth: 0,
  maxWidth: '100%',
  padding: '3px 4px 3px 10px',
  borderRadius: 8,
  fontSize: '0.875rem',
  background: theme.palette.brand.tones.neutral.tint,
  color: theme.palette.brand.tones.neutral.ink,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));
const Off = styled('button')({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 24,
  height: 24,
  padding: 0,
  border: 0,
  borderRadius: 6,
  cursor: 'pointer',
  color: 'inherit',
  background: 'transparent',
  '& svg': { fontSize: 16 },
});

type Props = Omit<ComponentProps<typeof Combobox>, 'chosen' | 'onChoose'> & {
  chosen: readonly Choice[];
  onChange: (ids: string[]) => void;
};

/** Several of many, found by typing; what is chosen stands above and can be taken off. */
export const MultiChoice = ({ chosen, choices, onChange, ...input }: Props) => {
  const t = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const ids = chosen.map(({ id }) => id);
  const takeOff = (gone: string) => {
    onChange(ids.filter((id) => id !== gone));
    // Its button is about to go: the keyboard goes on where others are added.
    root.current?.querySelector('input')?.focus();
  };
  return (
    <Root ref={root}>
      {chosen.length > 0 && (
        <List>
          {chosen.map(({ id, name }) => (
            <Item key={id}>
              <span title={name}>{name}</span>
              <Off type="button" aria-label={t('common.takeOff', { name })} onClick={() => takeOff(id)}>
                <Close aria-hidden="true" />
              </Off>
            </Item>
          ))}
        </List>
      )}
      <Combobox
        {...input}
        choices={choices.filter(({ id }) => !ids.includes(id))}
        chosen={null}
        onChoose={(choice) => choice && onChange([...ids, choice.id])}
      />
    </Root>
  );
};

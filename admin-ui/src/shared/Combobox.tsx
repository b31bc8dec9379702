import { styled } from '@mui/material/styles';
import { type InputHTMLAttributes, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { stepFrom } from './combobox-keys.ts';
import { InputControl } from './form/controls.ts';

const Root = styled('div')({ position: 'relative', minWidth: 0 });
const List = styled('ul')(({ theme }) => ({
  position: 'absolute',
  zIndex: 30,
  top: 'calc(100% + 4px)',
  left: 0,
  right: 0,
  minWidth: 220,
  maxHeight: 280,
  margin: 0,
  padding: 6,
  overflowY: 'auto',
  listStyle: 'none',
  borderRadius: 10,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
  boxShadow: '0 12px 32px rgb(0 0 0 / .16)',
}));
const Option = styled('li')(({ theme }) => ({
  padding: '8px 10px',
  borderRadius: 6,
  fontSize: '0.875rem',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&[data-active]': { background: theme.palette.brand.sunken },
  '&[aria-selected="true"]': { fontWeight: 600 },
}));
const Empty = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '8px 10px',
  fontSize: '0.875rem',
  color: theme.palette.text.secondary,
}));

export type Choice = { id: string; name: string };

type Props = {
  choices: readonly Choice[];
  chosen: Choice | null;
  onChoose: (choice: Choice | null) => void;
  /** What is typed; the owner narrows `choices` by it. */
  onSearch: (text: string) => void;
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'placeholder' | 'aria-label' | 'aria-describedby' | 'aria-invalid'
>;

/** A text input that offers what matches; emptied, it chooses nothing. Keyboard as in ARIA's combobox. */
export const Combobox = ({ choices, chosen, onChoose, onSearch, ...input }: Props) => {
  const t = useTranslate();
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const isOpen = typed !== null;

  const open = (text: string) => {
    setTyped(text);
    setActive(0);
    onSearch(text);
  };
  const close = () => {
    setTyped(null);
    onSearch('');
  };
  const choose = (choice: Choice | null) => {
    onChoose(choice);
    close();
  };
  const leave = () => {
    if (typed === '' && chosen) onChoose(null);
    close();
  };

  const onKeyDown = (event: React.KeyboardEvent) => {
    const next = stepFrom(event.key, active, choices.length);
    if (next !== null) {
      event.preventDefault();
      if (isOpen) setActive(next);
      else open('');
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      const choice = choices[active];
      if (choice) choose(choice);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    }
  };

  return (
    <Root>
      <InputControl
        {...input}
        role="combobox"
        autoComplete="off"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && choices[active] ? `${listId}-${active}` : undefined}
        value={typed ?? chosen?.name ?? ''}
        onChange={(event) => open(event.target.value)}
        onClick={() => !isOpen && open('')}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      {isOpen && (
        <List id={listId} role="listbox" aria-label={input['aria-label'] ?? t('common.choices')}>
          {choices.map((choice, index) => (
            <Option
              key={choice.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={choice.id === chosen?.id}
              data-active={index === active || undefined}
              ref={(element) => {
                if (index === active) element?.scrollIntoView?.({ block: 'nearest' });
              }}
              onMouseEnter={() => setActive(index)}
              onMouseDown={(event) => {
                event.preventDefault();
                choose(choice);
              }}
            >
              {choice.name}
            </Option>
          ))}
          {choices.length === 0 && <Empty role="presentation">{t('common.noChoices')}</Empty>}
        </List>
      )}
    </Root>
  );
};

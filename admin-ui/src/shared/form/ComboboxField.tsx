import { useMemo, useState } from 'react';
import type { InputProps } from 'react-admin';
import { type Choice, Combobox } from '#admin-ui/shared/Combobox.tsx';
import { plain } from '#admin-ui/shared/plain';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import { useField } from './useField.ts';

type Props = Pick<InputProps, 'source' | 'validate'> & {
  label: string;
  hint?: string;
  placeholder: string;
  choices: readonly Choice[];
};

/** Choices offered at once: the rest is found by typing. */
const SHOWN = 60;

/** One of many values, found by typing; nothing chosen is null. */
export const ComboboxField = ({ source, validate, label, hint, placeholder, choices }: Props) => {
  const { id, field, fault, isRequired } = useField({ source, validate, defaultValue: null });
  const [search, setSearch] = useState('');
  const chosen = choices.find((choice) => choice.id === field.value) ?? null;
  const offered = useMemo(() => {
    const wish = plain(search);
    return choices.filter(({ id: code, name }) => plain(name).includes(wish) || plain(code) === wish).slice(0, SHOWN);
  }, [choices, search]);

  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault} required={isRequired}>
      <Combobox
        placeholder={placeholder}
        choices={offered}
        chosen={chosen}
        onChoose={(choice) => field.onChange(choice?.id ?? null)}
        onSearch={setSearch}
        {...describedBy(id, { hint, fault })}
      />
    </FieldFrame>
  );
};

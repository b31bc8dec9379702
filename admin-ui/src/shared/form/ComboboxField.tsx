import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Choice, Combobox } from '#admin-ui/shared/Combobox.tsx';
import { choicesFor } from './choices-for.ts';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './useField.ts';

type Props = FieldProps & { choices: readonly Choice[] };

/** Choices offered at once: the rest is found by typing. */
const SHOWN = 60;

/** One of many values, found by typing; nothing chosen is null. */
export const ComboboxField = ({ choices, ...props }: Props) => {
  const t = useTranslate();
  const { id, field, fault, label, hint, isRequired } = useField({ ...props, defaultValue: null });
  const [search, setSearch] = useState('');
  const chosen = choices.find((choice) => choice.id === field.value) ?? null;
  const offered = useMemo(() => choicesFor(choices, search).slice(0, SHOWN), [choices, search]);

  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault} required={isRequired}>
      <Combobox
        placeholder={t('common.find')}
        choices={offered}
        chosen={chosen}
        onChoose={(choice) => field.onChange(choice?.id ?? null)}
        onSearch={setSearch}
        {...describedBy(id, { hint, fault })}
      />
    </FieldFrame>
  );
};

import { useMemo, useState } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { MultiChoice } from '#admin-ui/shared/MultiChoice.tsx';
import { choicesFor } from './choices-for.ts';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './useField.ts';

type Props = FieldProps & { options: readonly string[] };

/** Several of a list of choices, found by typing, in the words that the resource has for them. */
export const ChoicesField = ({ options, ...props }: Props) => {
  const t = useTranslate();
  const resource = useResourceContext();
  const { id, field, fault, label, hint, isRequired } = useField({ ...props, defaultValue: [] });
  const [search, setSearch] = useState('');
  const choices = useMemo(
    () => options.map((option) => ({ id: option, name: t(`resources.${resource}.${props.source}.${option}`) })),
    [options, resource, props.source, t],
  );
  const ids = (field.value ?? []) as string[];
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault} required={isRequired}>
      <MultiChoice
        placeholder={t('common.find')}
        choices={choicesFor(choices, search)}
        chosen={choices.filter((choice) => ids.includes(choice.id))}
        onChange={field.onChange}
        onSearch={setSearch}
        {...describedBy(id, { hint, fault })}
      />
    </FieldFrame>
  );
};
